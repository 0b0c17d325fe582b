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

/** What a designer must know before going on air, and where each point is explained. */
test.each([
  ['safe areas', 'keep-inside-the-safe-areas', /96 to 1824/],
  ['alpha and premultiplication', 'leave-the-background-transparent', /premultipl/i],
  ['a 50 fps template on a 59.94 channel', 'match-the-rate-of-the-channel', /59\.94/],
  ['interlace', 'draw-for-interlace', /interlace/i],
  ['fonts', 'bring-the-fonts', /font/i],
  ['engine floors', 'know-the-engine', /Chromium/],
  ['file size', 'keep-files-small', /MB|kB|size/],
  ['naming keys', 'name-keys-for-people', /key/i],
  ['never break on air', 'never-break-on-air', /on air/i],
  ['testing before air, with data presets', 'test-before-air', /preset/i],
  ['the debug switch', 'test-before-air', /keyfill-debug/],
])('the best practices cover %s', (_subject, anchor, words) => {
  const elements = texts.get('/user-guide/best-practices')!;
  const siblings = elements[0]!.childNodes.filter((node): node is Element => 'tagName' in node);
  const from = siblings.findIndex((one) => attribute(one, 'id') === anchor);
  expect(from, `#${anchor}`).toBeGreaterThan(0);
  const end = siblings.findIndex((one, at) => at > from && one.tagName === 'h2');
  expect(siblings.slice(from, end).map(textOf).join(' ')).toMatch(words);
});

test('the start of the guide leads to a first graphic that is on air in ten minutes', () => {
  const first = '/user-guide/fundamentals/creating-element';
  expect(targets(texts.get('/user-guide')!)).toContain(first);
  const elements = texts.get(first)!;
  expect(textOf(elements[0]!)).toMatch(/ten minutes/i);
  expect(elements.map((one) => attribute(one, 'id'))).toContain('put-it-on-air');
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
