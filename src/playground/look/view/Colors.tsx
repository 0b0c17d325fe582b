import clsx from 'clsx';
import { useState } from 'react';
import player from '../../../live-template/controls/controls.module.css';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import { toHex } from '../../../runtime/model/color.ts';
import { colorsOf, recolor, type LookColor } from '../model/colors.ts';
import { contrastsOf, ENOUGH } from '../model/contrast.ts';
import NumberField from './NumberField.tsx';
import { look } from './styles.ts';
import type { LookEditing } from './useLook.ts';

/** A color while it changes: its places in the text before, because it may equal another color on its way. */
interface Gesture {
  readonly colors: readonly LookColor[];
  readonly base: string;
  readonly index: number;
  readonly hex: string;
  readonly opacity: number | undefined;
  /** The text after the last change. If it isn't the draft's, something else has changed it. */
  readonly written: string;
}

/** The most layers that a color names. */
const MOST_NAMES = 6;

const namesText = ({ owners }: LookColor): string =>
  owners.slice(0, MOST_NAMES).join(', ') +
  (owners.length > MOST_NAMES ? ` and ${owners.length - MOST_NAMES} more` : '');

/** Ratios are rounded down, so that one that isn't enough never looks as if it were. */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** The colors of a template, and how well its texts can be read on their plates. */
export default function Colors({ editing }: { readonly editing: LookEditing }): JSX.Element {
  const { project, template, edit } = editing;
  const [gesture, setGesture] = useState<Gesture>();
  const live = gesture?.written === template ? gesture : undefined;
  const colors = live?.colors ?? colorsOf(project);
  const [typed, setTyped] = useState<{
    readonly index: number;
    readonly text: string;
    readonly written: string;
  }>();

  function change(index: number, hex: string, opacity?: number): string {
    const [own, base] = live ? [live.colors, live.base] : [colors, template];
    const color = own[index];
    if (!color) return template;
    const written = edit(`color ${index}`, recolor(color, hex, opacity), [], base);
    setGesture({ colors: own, base, index, hex, opacity, written });
    return written;
  }

  return (
    <>
      {colors.map((color, index) => {
        const isLive = live?.index === index;
        const hex = isLive ? live.hex : color.hex;
        const opacity = isLive ? (live.opacity ?? color.opacity) : color.opacity;
        const label = namesText(color);
        return (
          <div
            key={JSON.stringify(color.uses[0]?.path)}
            className={look.row}
            onBlur={() => {
              setGesture(undefined);
              setTyped(undefined);
            }}
          >
            <input
              type="color"
              className={look.swatch}
              aria-label={`Color of ${label}`}
              value={hex}
              onChange={({ currentTarget }) =>
                change(index, currentTarget.value, isLive ? live.opacity : undefined)
              }
            />
            <input
              className={clsx(player.input, look.chip)}
              aria-label={`Hex color of ${label}`}
              autoComplete="off"
              spellCheck={false}
              value={typed?.index === index && typed.written === template ? typed.text : hex}
              onChange={({ currentTarget: { value } }) => {
                const next = parseColor(/^[\da-f]{6}$/i.test(value.trim()) ? `#${value.trim()}` : value);
                const isWhole = next && value.trim().length > 3;
                const written = isWhole ? change(index, toHex({ ...next, a: 1 })) : template;
                setTyped({ index, text: value, written });
              }}
            />
            <NumberField
              short="%"
              label={`Opacity of ${label}, in percent`}
              value={opacity}
              minimum={0}
              maximum={100}
              onChange={(next) => change(index, hex, next)}
            />
            <span className={look.names}>{label}</span>
          </div>
        );
      })}
      <ul className={look.note} aria-label="Contrast">
        {contrastsOf(project).map(({ text, plate, ratio }, index) => (
          <li key={`${index} ${text}`} className={clsx(ratio < ENOUGH && look.low)}>
            {text} on {plate}: {ratioText(ratio)}
            {ratio < ENOUGH && `, less than ${ENOUGH} : 1`}
          </li>
        ))}
      </ul>
      {/#[\da-f]{6}\b/i.test(editing.actions) && (
        <p className={look.note}>The actions of this template also set colors. Change those in Actions.</p>
      )}
    </>
  );
}
