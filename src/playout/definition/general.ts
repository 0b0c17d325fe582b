import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { isElementName } from '../validation/ograf.ts';

/** The step count that playout systems are told: the steps of the main composition plus one. */
export function stepCount({ compositions, mainComposition }: ProjectDefinition): number {
  const main = compositions.find(({ id }) => id === mainComposition);
  return (main?.frameActions ?? []).filter(({ isStep }) => isStep).length + 1;
}

/**
 * A name for files and addresses: `Mira's Crawler!` becomes `mira-s-crawler`. Accents are taken off; what is left of
 * a name in other letters may be nothing, then it is `template`.
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

/** An id of an OGraf graphic that every known host can make the name of an HTML element of. */
export function ografId(name: string): string {
  const slug = slugOf(name);
  return isElementName(slug) ? slug : `keyfill-${slug}`;
}
