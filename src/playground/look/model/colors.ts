import { roleAt, ROLES, type Role } from '../../../examples/roles.ts';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { toHex } from '../../../runtime/model/color.ts';
import { rolesOf } from './roles.ts';
import type { Change } from './template.ts';
import { usesOf, type ColorUse } from './uses.ts';

/** A color of a template with what it's for, and with every opacity that it has. */
export interface LookColor {
  /** As `#rrggbb`. */
  readonly hex: string;
  /** Undefined if the template doesn't say it. */
  readonly role: Role | undefined;
  readonly uses: readonly ColorUse[];
  /** The opacity in percent; undefined if its places differ. */
  readonly opacity: number | undefined;
  /** The names of the layers and fields that have it. */
  readonly owners: readonly string[];
}

const weightOf = ({ uses }: LookColor): number => uses.reduce((sum, { weight }) => sum + weight, 0);

/** The color's place in the list: by role, and colors without one last. */
const rankOf = ({ role }: LookColor): number => (role === undefined ? ROLES.length : ROLES.indexOf(role));

/** Returns colors by role, then by area and time. A brand replaces all opacities, so they don't count. */
export function colorsOf(project: ProjectDefinition): readonly LookColor[] {
  const roles = rolesOf(project);
  const groups = new Map<string, { readonly hex: string; readonly role?: Role; readonly uses: ColorUse[] }>();
  for (const use of usesOf(project)) {
    const hex = toHex({ ...use.color, a: 1 });
    const role = roleAt(roles, use.place);
    const key = [role, role === 'own' && use.place, hex].join();
    const group = groups.get(key) ?? { hex, uses: [], ...(role && { role }) };
    group.uses.push(use);
    groups.set(key, group);
  }
  return Array.from(groups.values(), ({ hex, uses, role }) => {
    const opacities = new Set(uses.map(({ color }) => Math.round(color.a * 100)));
    const names = uses.map(({ owner, part }) => (role === 'own' ? `${owner}, ${part}` : owner));
    return {
      ...{ hex, role, uses },
      opacity: opacities.size === 1 ? [...opacities][0] : undefined,
      owners: [...new Set(names)],
    };
  }).sort((one, other) => rankOf(one) - rankOf(other) || weightOf(other) - weightOf(one));
}

/** Returns the main color of each role. */
export const paletteOf = (colors: readonly LookColor[]): ReadonlyMap<Role, string> =>
  new Map([...colors].reverse().flatMap(({ role, hex }) => (role && role !== 'own' ? [[role, hex]] : [])));

/** Gives all places of a color another one. Each keeps its opacity unless there's a new one, in percent. */
export const recolor = (uses: readonly ColorUse[], hex: string, opacity?: number): readonly Change[] => {
  const next = parseColor(hex);
  return uses.flatMap(({ path, color: { a } }) =>
    next ? [{ path, value: toHex({ ...next, a: opacity === undefined ? a : opacity / 100 }) }] : [],
  );
};
