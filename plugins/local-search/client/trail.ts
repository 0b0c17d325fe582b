import type { TrailStep } from './found';

/** A route without anchor and without trailing slash, the form in which pages are compared. */
export function pageOf(route: string): string {
  const page = route.replace(/#.*$/su, '');
  return page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
}

/** The pages and folders above a route, from the area down; a folder without a page has its name as title. */
export function trailOf(
  route: string,
  baseUrl: string,
  titleOf: (page: string) => string | undefined,
): TrailStep[] {
  const names = pageOf(route).slice(baseUrl.length).split('/').slice(0, -1);
  return names.map((name, depth) => {
    const page = baseUrl + names.slice(0, depth + 1).join('/');
    return { route: page, title: titleOf(page) ?? titleOfFolder(name) };
  });
}

/** `style-property` → `Style property`. */
export function titleOfFolder(name: string): string {
  const words = decode(name).replace(/[-_]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
