import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { isElementName } from '../validation/ograf.ts';

/** Returns the step count for playout systems: the number of steps in the main composition, plus one. */
export function stepCount({ compositions, mainComposition }: ProjectDefinition): number {
  const main = compositions.find(({ id }) => id === mainComposition);
  return (main?.frameActions ?? []).filter(({ isStep }) => isStep).length + 1;
}

/**
 * Converts a name for use in files and addresses: `Mira's Crawler!` becomes `mira-s-crawler`. Accents are dropped, and any
 * other characters become hyphens. If no letters or digits are left, the result is `template`.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'template' : slug;
}

/** Returns an ID for an OGraf graphic that every known host can use as the name of an HTML element. */
export function ografId(name: string): string {
  const slug = slugOf(name);
  return isElementName(slug) ? slug : `keyfill-${slug}`;
}
