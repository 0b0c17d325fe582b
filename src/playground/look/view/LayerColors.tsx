import clsx from 'clsx';
import { roleAt, ROLES, type Role } from '../../../examples/roles.ts';
import { toHex } from '../../../runtime/model/color.ts';
import Select from '../../../ui/Select.tsx';
import type { Look } from '../../editing/look.ts';
import { colorsOf, paletteOf, recolor } from '../model/colors.ts';
import { noted, rolesOf } from '../model/roles.ts';
import { shortName, type PlacedLayer } from '../model/template.ts';
import { usesIn } from '../model/uses.ts';
import { capital } from './Fields.tsx';
import styles from './styles.module.css';

interface Props {
  readonly look: Look;
  readonly placed: PlacedLayer;
}

/** The colors of one layer. A color that changes here is the layer's own, until it joins a role again. */
export default function LayerColors({ look, placed }: Props): JSX.Element {
  const { project, edit, finish } = look;
  const roles = rolesOf(project);
  const uses = usesIn(placed, project);
  function change(place: string, role: Role, hex: string | undefined): void {
    const own = uses.filter((use) => use.place === place);
    const changes = hex === undefined ? [] : recolor(own, hex);
    edit(`color of ${place}`, [...changes, noted(project, new Map([...roles, [place, role]]))]);
  }
  return (
    <>
      {[...new Map(uses.map((use) => [use.place ?? '', use]))].map(([place, { part, color }]) => {
        const label = `${part} of ${shortName(placed.layer.name)}`;
        return (
          <span key={place} className={clsx('line level', styles.part)}>
            <input
              type="color"
              aria-label={`Color of the ${label}`}
              value={toHex({ ...color, a: 1 })}
              onChange={({ currentTarget }) => change(place, 'own', currentTarget.value)}
            />
            <label className="note grow">
              {capital(part)}
              <Select
                aria-label={`Role of the ${label}`}
                value={roleAt(roles, place) ?? 'own'}
                of={ROLES.map((role) => [role, role === 'own' ? 'its own' : `same as ${role}`])}
                onChoose={(role) => {
                  change(place, role as Role, paletteOf(colorsOf(project)).get(role as Role));
                  finish();
                }}
              />
            </label>
          </span>
        );
      })}
    </>
  );
}
