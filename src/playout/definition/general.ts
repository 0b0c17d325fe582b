import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { isElementName } from '../validation/validate-ograf.ts';

/** Returns an object without the members that are undefined. */
export const defined = <Members extends object>(
  members: Members,
): { [Name in keyof Members]?: Exclude<Members[Name], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;

/** Returns the step count for playout systems: the number of steps in the main composition, plus one. */
export function stepCount({ compositions, mainComposition }: ProjectDefinition): number {
  const main = compositions.find(({ id }) => id === mainComposition);
  return (main?.frameActions ?? []).filter(({ isStep }) => isStep).length + 1;
}

/** Names that Windows reserves for devices. A file can't have them, not even with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

/** The maximum length of a name, in characters. With the longest suffix and extension, a file name has at most 100. */
const LONGEST = 80;

/**
 * Converts a name for use in files and addresses: `Mira's Crawler!` becomes `mira-s-crawler`. Accents are dropped, and any
 * other characters become hyphens. If no letters or digits are left, the result is `template`. Reserved names start with
 * `template-`, and long names are cut.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  if (slug === '') return 'template';
  return RESERVED.test(slug) ? `template-${slug}` : slug;
}

/** Returns an ID for an OGraf graphic that every known host can use as the name of an HTML element. */
export function ografId(name: string): string {
  const slug = slugOf(name);
  return isElementName(slug) ? slug : `keyfill-${slug}`;
}
