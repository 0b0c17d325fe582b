import clsx from 'clsx';
import { useState } from 'react';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import { toHex } from '../../../runtime/model/color.ts';
import { colorsOf, recolor, type LookColor } from '../model/colors.ts';
import { contrastsOf, ENOUGH } from '../model/contrast.ts';
import { shortName } from '../model/template.ts';
import { capital, MOST_ROWS, NumberField, type PartProps } from './Fields.tsx';
import styles from './styles.module.css';
import { lights } from '../../editing/look.ts';

/** The colors while one changes. It keeps its places in the old text: it may equal another meanwhile. */
interface Gesture {
  readonly colors: readonly LookColor[];
  readonly base: string;
  /** What the reader has typed in the hex field at an index. */
  readonly typed?: readonly [index: number, text: string];
  /** The text after the last change. If it isn't the draft's, something else has changed it. */
  readonly written: string;
}

interface ColorChange extends Partial<Pick<LookColor, 'hex' | 'opacity'>> {
  readonly typed?: string;
}

const MOST_NAMES = 6;

function namesOf({ owners, role }: LookColor): readonly [role: string, layers: string] {
  // A layer has the same name in each shape, and its copies are numbered.
  const names = [...new Set(owners.map((name) => name.replace(/ \d+$/, '')))];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return [role && role !== 'own' ? capital(role) : '', names.slice(0, MOST_NAMES).join(', ') + more];
}

/** Ratios are rounded down, so one that isn't enough never looks as if it were. */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** The colors of a template, and how readable its text is on the plates. */
export default function Colors({ look, editing }: PartProps): JSX.Element {
  const { project, template, edit, actions } = look;
  const [gesture, setGesture] = useState<Gesture>();
  const live: Gesture =
    gesture?.written === template
      ? gesture
      : { colors: colorsOf(project).slice(0, MOST_ROWS), base: template, written: template };

  function change(index: number, color: LookColor, to: ColorChange): void {
    const { hex = color.hex, opacity, typed } = to;
    const written = edit(`color ${index}`, recolor(color.uses, hex, opacity), [], live.base);
    const next = { ...color, hex, opacity: opacity ?? color.opacity };
    const colors = live.colors.map((one, at) => (at === index ? next : one));
    setGesture({ ...live, colors, written, typed: typed === undefined ? undefined : [index, typed] });
  }
  function type(index: number, color: LookColor, typed: string): void {
    const next = parseColor(/^[\da-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed);
    if (next && typed.trim().length > 3) change(index, color, { hex: toHex({ ...next, a: 1 }), typed });
    else setGesture({ ...live, typed: [index, typed] });
  }

  return (
    <>
      {live.colors.map((color, index) => {
        const [role, layers] = namesOf(color);
        const label = [role, layers].filter(Boolean).join(': ');
        return (
          <div
            key={index}
            className={clsx('ruled', styles.row, styles.cells)}
            {...lights(editing, [
              ...new Set(color.uses.map(({ place = '' }) => place.replace(/\.\w+$/, ''))),
            ])}
            onBlurCapture={() => setGesture(undefined)}
          >
            <input
              type="color"
              aria-label={`Color of ${label}`}
              value={color.hex}
              onChange={({ currentTarget }) => change(index, color, { hex: currentTarget.value })}
            />
            <span className="column grow" title={label}>
              {role && <span className="strong text--truncate">{role}</span>}{' '}
              <span className="note text--truncate">{layers}</span>
            </span>
            <input
              className="field-box mono"
              aria-label={`Hex color of ${label}`}
              autoComplete="off"
              spellCheck={false}
              value={live.typed?.[0] === index ? live.typed[1] : color.hex}
              onChange={({ currentTarget }) => type(index, color, currentTarget.value)}
            />
            <NumberField
              unit="%"
              label={`Opacity of ${label} as a percentage`}
              value={color.opacity}
              minimum={0}
              maximum={100}
              onChange={(next) => change(index, color, { opacity: next })}
            />
          </div>
        );
      })}
      <div className="note" role="group" aria-label="Contrast">
        {contrastsOf(project).map(({ text, plate, ratio }, index) => (
          <div key={index} className={clsx('line spread ruled', styles.row)}>
            <span>{`${shortName(text.layer.name)} on ${shortName(plate.layer.name)}`}</span>
            <span className={clsx(ratio < ENOUGH && 'strong')}>
              {ratioText(ratio) + (ratio < ENOUGH ? ', too low ✕' : ', readable ✓')}
            </span>
          </div>
        ))}
      </div>
      {/#[\da-f]{6}\b/i.test(actions) && (
        <p className="bare note">The actions of this template also set colors. Change those in Actions.</p>
      )}
    </>
  );
}
