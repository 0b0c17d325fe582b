import clsx from 'clsx';
import { roleAt, ROLES, type Role } from '../../../examples/roles.ts';
import { toHex } from '../../../runtime/model/color.ts';
import Select from '../../../ui/Select.tsx';
import type { Editing } from '../../editing/editing.ts';
import { giveUp, type Look } from '../../editing/look.ts';
import { moved, retexted, scaled } from '../model/arrange.ts';
import { colorsOf, paletteOf, recolor } from '../model/colors.ts';
import { noted, rolesOf } from '../model/roles.ts';
import { numberOf, shortName, styleOf, stylePath, valuesAt, type PlacedLayer } from '../model/template.ts';
import { capital, NumberField, roomFor, Titled } from './Fields.tsx';
import { usesIn } from '../model/uses.ts';
import styles from './styles.module.css';

interface Props {
  readonly editing: Editing;
  readonly look: Look;
  readonly placed: PlacedLayer;
}

/** The names of the weights 100, 200, and so on. */
const WEIGHTS = 'Thin, Extra light, Light, Regular, Medium, Semibold, Bold, Extra bold, Black'
  .split(', ')
  .map((name, index) => [String(100 * (index + 1)), name] as const);

/** Returns the text that a layer shows by default, if it's a text layer. */
export function textOf({ layer: { element } }: PlacedLayer, { data }: Look): string | undefined {
  if (element.type !== 'text') return undefined;
  const { key, content } = element;
  return content ?? (key && Object.hasOwn(data, key) ? data[key] : '');
}

/** What's a layer's own. A color that changes here belongs to it alone, until it joins a role again. */
export default function LayerFields({ editing, look, placed }: Props): JSX.Element {
  const { project, data, edit, finish } = look;
  const { id, name: whole } = placed.layer;
  const name = shortName(whole);
  const text = textOf(placed, look);
  const weights = valuesAt(stylePath(placed, 'fontWeight'), styleOf(placed, 'fontWeight') ?? 400);
  const weight = String(numberOf(placed, 'fontWeight') || 400);
  const scale = (short: string, unit: string, hundred: number, ...styleNames: string[]): JSX.Element => (
    <NumberField
      {...{ short, unit }}
      label={`${short} of ${name}${unit === '%' ? ' as a percentage' : ', in pixels'}`}
      minimum={1}
      value={numberOf(placed, styleNames[0] ?? '') * hundred}
      onChange={(next) => edit(`${short} ${id}`, scaled(placed, styleNames, next / hundred))}
    />
  );
  const roles = rolesOf(project);
  const uses = usesIn(placed, project);
  function color(place: string, role: Role, hex: string | undefined): void {
    const own = uses.filter((use) => use.place === place);
    const changes = hex === undefined ? [] : recolor(own, hex);
    edit(`color of ${place}`, [...changes, noted(project, new Map([...roles, [place, role]]))]);
  }
  return (
    <div className={clsx(styles.row, styles.arranged)}>
      {text !== undefined && (
        <>
          <Titled short="Content" className="across">
            <textarea
              className="field-box"
              style={{ paddingInlineStart: roomFor('Content') }}
              aria-label={`Content of ${name}`}
              dir="auto"
              value={text}
              onChange={({ currentTarget }) => {
                // A line of text stays one.
                const next = text.includes('\n')
                  ? currentTarget.value
                  : currentTarget.value.replace(/\n/g, '');
                const changes = retexted(project, placed, next, data);
                edit(`text ${id}`, changes.template, changes.data);
              }}
              onSelect={({ currentTarget: { selectionEnd } }) =>
                editing.state.change({ caret: selectionEnd ?? undefined })
              }
              onBlur={() => editing.state.change({ caret: undefined })}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                giveUp(editing, `text ${id}`);
                event.currentTarget.select();
              }}
            />
          </Titled>
          <Titled short="Weight" className={styles.weight}>
            <Select
              style={{ paddingInlineStart: roomFor('Weight') }}
              aria-label={`Weight of ${name}`}
              value={weight}
              of={[...(Number(weight) % 100 === 0 ? [] : [weight]), ...WEIGHTS]}
              onChoose={(next) => {
                const changes = weights.map((one) => ({ ...one, value: Number(next) }));
                edit(`weight ${id}`, changes);
                finish();
              }}
            />
          </Titled>
          {scale('Size', 'px', 1, 'fontSize')}
        </>
      )}
      {(['x', 'y'] as const).map((axis) => (
        <NumberField
          key={axis}
          short={axis}
          unit="px"
          label={`${axis} of ${name}, in pixels`}
          value={numberOf(placed, axis)}
          onChange={(next) => {
            const by = next - numberOf(placed, axis);
            if (by !== 0) edit(`${axis} ${id}`, moved(placed, axis, by));
          }}
        />
      ))}
      {scale('Scale', '%', 100, 'scaleX', 'scaleY')}
      {[...new Map(uses.map((use) => [use.place ?? '', use]))].map(([place, use]) => {
        const label = `${use.part} of ${name}`;
        const short = `${capital(use.part)} color`;
        return (
          <span key={place} className="line across">
            <input
              type="color"
              aria-label={`Color of the ${label}`}
              value={toHex({ ...use.color, a: 1 })}
              onChange={({ currentTarget }) => color(place, 'own', currentTarget.value)}
            />
            <Titled {...{ short }} className="grow">
              <Select
                style={{ paddingInlineStart: roomFor(short) }}
                aria-label={`Role of the ${label}`}
                value={roleAt(roles, place) ?? 'own'}
                of={ROLES.map((role) => [role, role === 'own' ? 'Its own' : `Same as ${role}`])}
                onChoose={(role) => {
                  color(place, role as Role, paletteOf(colorsOf(project)).get(role as Role));
                  finish();
                }}
              />
            </Titled>
          </span>
        );
      })}
    </div>
  );
}
