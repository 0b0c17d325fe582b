import { describe, expect, test } from 'vitest';
import {
  attribute,
  type BuiltPage,
  type Element,
  fileOfRoute,
  readPage,
  textOf,
} from '../helpers/built-site.ts';
import { blogPosts, docRoutes } from '../helpers/routes.ts';

const routes = [...docRoutes.map((route) => route.path), ...blogPosts];

/** A page's text without the sidebar, breadcrumbs, table of contents, and the links at its end. */
function textElements(page: BuiltPage): readonly Element[] {
  const body = page.elements.find((one) => /\bmarkdown\b/.test(attribute(one, 'class') ?? ''));
  return body === undefined ? [] : within(body);
}

function within(element: Element): Element[] {
  const children = element.childNodes.filter((node): node is Element => 'tagName' in node);
  return [element, ...children.flatMap(within)];
}

/** The routes of this site that a text links to. */
function targets(elements: readonly Element[]): string[] {
  return elements
    .filter((one) => one.tagName === 'a')
    .map((one) => (attribute(one, 'href') ?? '').replace(/[?#].*$/, ''))
    .filter((href) => href.startsWith('/'));
}

const texts = new Map(routes.map((route) => [route, textElements(readPage(fileOfRoute(route)))]));
const linked = new Set(
  [...texts].flatMap(([route, elements]) => targets(elements).filter((target) => target !== route)),
);

// A sidebar or the blog lists all others.
test.each(docRoutes.filter(({ sidebar }) => !sidebar))(
  'the text of another page links to $path',
  ({ path }) => {
    expect(linked).toContain(path);
  },
);

describe.each(routes)('the text of %s', (route) => {
  const elements = texts.get(route)!;

  test('links to another page', () => {
    expect(targets(elements).some((target) => target !== route)).toBe(true);
  });

  test('has descriptions for its pictures', () => {
    for (const one of elements) {
      if (one.tagName === 'img' && attribute(one, 'aria-hidden') !== 'true')
        expect(attribute(one, 'alt')?.trim()).toBeTruthy();
      if (one.tagName === 'svg' && attribute(one, 'role') === 'img') {
        const title = within(one).find((inner) => inner.tagName === 'title');
        expect(attribute(one, 'aria-label') ?? (title && textOf(title))).toBeTruthy();
      }
    }
  });
});

const TASKS = '/user-guide/tutorials';
const isPlayer = (element: Element): boolean => attribute(element, 'data-live-template') !== undefined;

/** The elements of a section of the page of tasks, without its heading. */
function taskSection(isHeading: (element: Element) => boolean): Element[] {
  const siblings = texts.get(TASKS)![0]!.childNodes.filter((node): node is Element => 'tagName' in node);
  const from = siblings.findIndex((one) => /^h[23]$/.test(one.tagName) && isHeading(one)) + 1;
  const length = siblings.slice(from).findIndex((one) => /^h[23]$/.test(one.tagName));
  return from === 0 ? [] : siblings.slice(from, from + length).flatMap(within);
}

/** Whether a link leads to a player: on another page, or in another section of the page of tasks. */
function leadsToPlayer(link: string): boolean {
  const [route, id] = link.split('#');
  return route === '' || route === TASKS
    ? taskSection((heading) => attribute(heading, 'id') === id).some(isPlayer)
    : (texts.get(route!)?.some(isPlayer) ?? false);
}

test.each([
  'Hide an empty second line',
  'Animate a text change',
  'Make a graphic disappear by itself',
  'Flash a changed score',
  'Show a studio clock',
  'Count down to a time',
  'Show a table',
  'Switch the look with a dropdown',
  'Use my own font',
  'Loop a background',
  'Fit long names',
  'Show a picture from a URL',
  'Run a ticker',
])('the recipe “%s” has steps or code, and a template that plays, or a link to one', (name) => {
  const elements = taskSection((heading) => textOf(heading).startsWith(name));
  expect(elements.some(({ tagName }) => tagName === 'ol' || tagName === 'pre')).toBe(true);
  const links = elements.filter(({ tagName }) => tagName === 'a').map((one) => attribute(one, 'href') ?? '');
  expect(elements.some(isPlayer) || links.some(leadsToPlayer), links.join(' ')).toBe(true);
});
