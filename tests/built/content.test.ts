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

/** The text of a page without sidebar, breadcrumbs, table of contents and the links at its end. */
function textElements(page: BuiltPage): readonly Element[] {
  const body = page.elements.find((one) => /\bmarkdown\b/.test(attribute(one, 'class') ?? ''));
  return body === undefined ? [] : within(body);
}

function within(element: Element): Element[] {
  const children = element.childNodes.filter((node): node is Element => 'tagName' in node);
  return [element, ...children.flatMap(within)];
}

/** Own routes behind the links of a text. */
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

  test('leads on to another page and is reached from one', () => {
    expect(targets(elements).some((target) => target !== route)).toBe(true);
    expect(reached).toContain(route);
  });

  test('describes its pictures', () => {
    for (const one of elements) {
      if (one.tagName === 'img') expect(attribute(one, 'alt')?.trim()).toBeTruthy();
      if (one.tagName === 'svg' && attribute(one, 'role') === 'img') {
        const title = within(one).find((inner) => inner.tagName === 'title');
        expect(attribute(one, 'aria-label') ?? (title && textOf(title))).toBeTruthy();
      }
    }
  });
});

test.each([
  ['/user-guide', 1],
  ['/user-guide/fundamentals/user-interface', 2],
  ['/user-guide/layer', 1],
  ['/user-guide/composition', 1],
  ['/user-guide/animation', 1],
  ['/user-guide/actions', 1],
])('%s has its drawings', (route, least) => {
  const drawings = texts.get(route)!.filter((one) => one.tagName === 'figure');
  expect(drawings.length).toBeGreaterThanOrEqual(least);
});
