import type { JSONPath } from 'jsonc-parser';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { FontResource } from '../../../runtime/definition/resources.ts';
import { editJson, type Change } from './edit-json.ts';
import { boxOf, layersOf, styleOf, stylePath } from './layers.ts';
import { valuesAt } from './values.ts';

/** A font family of a template. */
export interface LookFamily {
  readonly name: string;
  /** Whether the template brings the font along. Otherwise, it depends on the machine. */
  readonly isEmbedded: boolean;
  /** The lists of families that start with it. */
  readonly lists: readonly { readonly path: JSONPath; readonly value: string }[];
  /** The square pixels that it sets. */
  readonly area: number;
}

/** Families that every machine has under these names. */
export const GENERIC: readonly string[] = ['sans-serif', 'serif', 'monospace'];

/** A weight range that fits every font, so that no browser draws a bold or a light version of its own. */
const ANY_WEIGHT = '1 1000';

/** Returns the first family of a list, which is the one that's shown unless it's missing. */
export const firstFamily = (list: string): string =>
  (list.split(',')[0] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2');

/** Returns a family as CSS. A name needs quotes unless all of its words could be names on their own. */
const quoted = (family: string): string =>
  /^[a-z][\w-]*(?: [a-z][\w-]*)*$/i.test(family) ? family : `'${family}'`;

/** Returns a name for a resource that no other resource has. */
export function freeId({ resources = [] }: ProjectDefinition, wanted: string): string {
  const ids = new Set(resources.map(({ id }) => id));
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}

/** Returns the families of a template's text layers, the one that sets the largest area first. */
export function familiesOf(project: ProjectDefinition): readonly LookFamily[] {
  const embedded = new Set(
    (project.resources ?? []).flatMap((one) => (one.type === 'font' ? [one.family] : [])),
  );
  const families = new Map<string, LookFamily>();
  for (const placed of layersOf(project)) {
    if (placed.layer.element.type !== 'text') continue;
    const { width, height } = boxOf(placed, project);
    const family = styleOf(placed)['fontFamily'] ?? 'sans-serif';
    for (const { path, value } of valuesAt(stylePath(placed, 'fontFamily'), family)) {
      const list = String(value);
      const name = firstFamily(list);
      const known = families.get(name);
      families.set(name, {
        name,
        isEmbedded: embedded.has(name),
        lists: [...(known?.lists ?? []), { path, value: list }],
        area: (known?.area ?? 0) + Math.abs(width * height),
      });
    }
  }
  return [...families.values()].sort((one, other) => other.area - one.area);
}

/** Returns the font resources of a family. */
export const fontsOf = ({ resources = [] }: ProjectDefinition, family: string): readonly FontResource[] =>
  resources.flatMap((one) => (one.type === 'font' && one.family === family ? [one] : []));

/** A family, and the one that replaces it with its fonts. A generic family doesn't have any. */
export interface Replacement {
  readonly family: LookFamily;
  readonly next: string;
  readonly fonts: readonly FontResource[];
}

/** Replaces families. Fonts that nothing uses anymore are removed, unless the actions mention their family. */
export function refamilied(
  project: ProjectDefinition,
  replacements: readonly Replacement[],
  actions: string,
): readonly Change[] {
  const changed = replacements.filter(({ family, next }) => family.name !== next);
  const stays = (name: string): boolean =>
    actions.includes(name) ||
    !changed.some(({ family }) => family.name === name) ||
    changed.some(({ next }) => next === name);
  const rest = (list: string): string => list.split(',').slice(1).join(',').trim() || 'sans-serif';
  const lists = changed.flatMap(({ family, next }) =>
    family.lists.map(({ path, value }) => ({
      path,
      value: GENERIC.includes(next) ? next : `${quoted(next)}, ${rest(value)}`,
    })),
  );
  const gone = (project.resources ?? []).flatMap((one, index) =>
    one.type === 'font' && !stays(one.family) ? [{ path: ['resources', index], value: undefined }] : [],
  );
  const added = changed.flatMap(({ next, fonts }) => {
    const has = new Set(fontsOf(project, next).map(({ url }) => url));
    return fonts
      .filter(({ url }) => !has.has(url))
      .map((font) => ({ path: ['resources', -1], value: { ...font, id: freeId(project, font.id) } }));
  });
  return [...lists, ...gone, ...added];
}

/** Returns a font from a file as a resource. */
export const fontResource = (family: string, url: string): FontResource => ({
  type: 'font',
  id: `font-${family.toLowerCase().replace(/[^a-z\d]+/g, '-')}`,
  family,
  url,
  weight: ANY_WEIGHT,
});

/** Returns a template's text with the font of a family that it already uses. */
export function withFont(text: string, family: string, url: string): string {
  const project = JSON.parse(text) as ProjectDefinition;
  const font = fontResource(family, url);
  return editJson(text, [{ path: ['resources', -1], value: { ...font, id: freeId(project, font.id) } }]);
}
