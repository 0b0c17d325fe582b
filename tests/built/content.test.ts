import { describe, expect, test } from 'vitest';
import {
  attribute,
  type BuiltPage,
  type Element,
  fileOfRoute,
  readPage,
  textOf,
} from '../helpers/built-site';
import { blogPosts, docRoutes } from '../helpers/routes';

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
const reached = new Set(
  [...texts].flatMap(([route, elements]) => targets(elements).filter((target) => target !== route)),
);

describe.each(routes)('the text of %s', (route) => {
  const elements = texts.get(route)!;

  test('links to another page and is linked from one', () => {
    expect(targets(elements).some((target) => target !== route)).toBe(true);
    expect(reached).toContain(route);
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

test.each([
  ['/user-guide', 1],
  ['/user-guide/fundamentals/creating-element', 4],
  ['/user-guide/fundamentals/user-interface', 2],
  ['/user-guide/layer', 1],
  ['/user-guide/composition', 1],
  ['/user-guide/animation', 1],
  ['/user-guide/actions', 1],
])('%s has its drawings', (route, least) => {
  const drawings = texts
    .get(route)!
    .filter((one) => one.tagName === 'figure' && attribute(one, 'data-live-template') === undefined)
    .filter((one) =>
      within(one).some((inner) => inner.tagName === 'svg' && attribute(inner, 'role') === 'img'),
    );
  expect(drawings.length).toBeGreaterThanOrEqual(least);
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

/** The addresses of the cards on a page, if each has the wanted parts. */
function cards(route: string, ...tags: string[]): (string | undefined)[] {
  return texts
    .get(route)!
    .filter((one) => one.tagName === 'a' && /\bcard\b/.test(attribute(one, 'class') ?? ''))
    .filter((one) => tags.every((tag) => within(one).some(({ tagName }) => tagName === tag)))
    .map((one) => attribute(one, 'href'));
}

test('the guide opens with a live template and a card for each role', () => {
  const elements = texts.get('/user-guide')!;
  const player = elements.findIndex((one) => attribute(one, 'data-live-template') === 'lower-third');
  expect(player).toBeGreaterThan(0);
  expect(player).toBeLessThan(elements.findIndex((one) => one.tagName === 'h2'));
  expect(cards('/user-guide')).toEqual([
    '/user-guide/fundamentals/creating-element',
    '/user-guide/exporting/integrations',
    '/user-guide/actions',
  ]);
});

test('the elements have one card with a picture for each type', () => {
  const route = '/user-guide/elements';
  const types = docRoutes.map(({ path }) => path).filter((path) => path.startsWith(`${route}/`));
  expect(types).toHaveLength(9);
  expect(cards(route, 'svg').sort()).toEqual(types.sort());
  expect(cards(route)).toHaveLength(9);
});
