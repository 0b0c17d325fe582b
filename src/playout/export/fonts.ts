import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { isOwnFile } from './addresses.ts';

/** The families that every browser has. */
const GENERIC: readonly string[] = [
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'math', 'emoji', 'fangsong', 'system-ui'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
];

/** Returns the first family of a CSS list, which is the one that the designer wants. */
export const firstOf = (list: string): string =>
  (/^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/u.exec(list)?.slice(1).find(Boolean) ?? '').trim();

/** Returns the font families in a project's text that are neither embedded nor generic, each once. */
export function missingFamilies({ compositions, resources = [] }: ProjectDefinition): readonly string[] {
  const embedded = new Set(
    resources.flatMap((resource) =>
      resource.type === 'font' && (isOwnFile(resource.url) || resource.url.startsWith('data:'))
        ? [resource.family.toLowerCase()]
        : [],
    ),
  );
  const used = compositions.flatMap(({ layers }) =>
    layers.flatMap(({ element }) => {
      if (element.type !== 'text' || element.style?.fontFamily === undefined) return [];
      const { fontFamily } = element.style;
      if (typeof fontFamily === 'string') return [fontFamily];
      const { value, keyframes } = fontFamily;
      return keyframes.length > 0 ? keyframes.map((keyframe) => keyframe.value) : [value ?? ''];
    }),
  );
  const families = new Map(used.map((list) => [firstOf(list).toLowerCase(), firstOf(list)]));
  return [...families].flatMap(([key, family]) =>
    key === '' || embedded.has(key) || GENERIC.includes(key) ? [] : [family],
  );
}
