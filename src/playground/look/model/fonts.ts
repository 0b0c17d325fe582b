import { firstOf } from '../../../playout/export/fonts.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { FontResource } from '../../../runtime/definition/resources.ts';
import { boxOf, freeId, layersOf, styleOf, stylePath, valuesAt, type Change } from './template.ts';

export interface LookFamily {
  readonly name: string;
  readonly lists: readonly Change[];
  readonly area: number;
}

/** Families that every machine has under these names. */
export const GENERIC: readonly string[] = ['sans-serif', 'serif', 'monospace'];

/** Returns the families of a template's text layers, the one that sets the largest area first. */
export function familiesOf(project: ProjectDefinition): readonly LookFamily[] {
  const families = new Map<string, LookFamily & { readonly lists: Change[] }>();
  for (const placed of layersOf(project)) {
    if (placed.layer.element.type !== 'text') continue;
    const { width, height } = boxOf(placed, project);
    const family = styleOf(placed, 'fontFamily') ?? 'sans-serif';
    for (const list of valuesAt(stylePath(placed, 'fontFamily'), family)) {
      const name = firstOf(String(list.value));
      const { lists = [], area = 0 } = families.get(name) ?? {};
      families.set(name, { name, lists, area: area + width * height });
      lists.push(list);
    }
  }
  return [...families.values()].sort((one, other) => other.area - one.area);
}

/** Returns the font resources of a family. */
export const fontsOf = ({ resources = [] }: ProjectDefinition, family: string): readonly FontResource[] =>
  resources.flatMap((one) => (one.type === 'font' && one.family === family ? [one] : []));

/** A family, and the one that replaces it with its fonts. A generic family doesn't have any. */
interface Replacement {
  readonly family: LookFamily;
  readonly next: string;
  readonly fonts: readonly FontResource[];
}

/** Returns the changes that add fonts to a template, apart from those that it has. */
export function addedFonts(project: ProjectDefinition, fonts: readonly FontResource[]): readonly Change[] {
  const urls = (project.resources ?? []).map((one) => 'url' in one && one.url);
  return fonts
    .filter(({ url }) => !urls.includes(url))
    .map((font) => ({ path: ['resources', -1], value: { ...font, id: freeId(project, font.id) } }));
}

/** The first family of a CSS list. */
const FIRST = /^\s*(?:"[^"]*"|'[^']*'|[^,]*)\s*,?\s*/u;

/** Replaces families. Fonts that nothing uses anymore are removed unless the actions mention their family. */
export function refamilied(
  project: ProjectDefinition,
  replacements: readonly Replacement[],
  actions: string,
): readonly Change[] {
  const changed = replacements.filter(({ family, next }) => family.name !== next);
  const used = changed.map(({ next }) => next);
  const unused = changed
    .map(({ family }) => family.name)
    .filter((name) => !used.includes(name) && !actions.includes(name));
  const lists = changed.flatMap(({ family, next }) =>
    family.lists.map(({ path, value }) => {
      const rest = String(value).replace(FIRST, '') || 'sans-serif';
      const quote = next.includes("'") ? '"' : "'";
      return { path, value: GENERIC.includes(next) ? next : `${quote}${next}${quote}, ${rest}` };
    }),
  );
  const gone = (project.resources ?? []).flatMap((one, index) =>
    one.type === 'font' && unused.includes(one.family)
      ? [{ path: ['resources', index], value: undefined }]
      : [],
  );
  return [...lists, ...gone.reverse(), ...changed.flatMap(({ fonts }) => addedFonts(project, fonts))];
}

/** Returns a font file as a resource. Its weights fit every text, so no browser draws its own bold. */
export const fontResource = (family: string, url: string): FontResource => ({
  type: 'font',
  id: `font-${family.toLowerCase().replace(/[^a-z\d]+/g, '-')}`,
  family,
  url,
  weight: '1 1000',
});
