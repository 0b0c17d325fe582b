import { decodePart } from '../../../src/shared/decode.ts';
import type { TrailStep } from './results.ts';

/** A route without its anchor and trailing slash, for comparing pages. */
export function pageOf(route: string): string {
  const page = route.replace(/#.*/s, '');
  return page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
}

/** The pages and folders above a route, from the area down. A folder without a page has its own name. */
export function trailOf(
  route: string,
  baseUrl: string,
  titleOf: (page: string) => string | undefined = () => undefined,
): TrailStep[] {
  const names = pageOf(route).slice(baseUrl.length).split('/').slice(0, -1);
  return names.map((name, depth) => {
    const page = baseUrl + names.slice(0, depth + 1).join('/');
    return { route: page, title: titleOf(page) ?? titleOfFolder(name) };
  });
}

/** `style-property` → `Style property`. */
export function titleOfFolder(name: string): string {
  const words = decodePart(name).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
