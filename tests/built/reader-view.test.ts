import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fileOfRoute, readBuilt } from '../helpers/built-site.ts';

const PAGES = [
  '/user-guide/best-practices',
  '/user-guide/elements/text',
  '/user-guide/layer',
  '/user-guide/keyboard-shortcuts',
  '/user-guide/fundamentals/user-interface',
  '/user-guide/exporting/template-definition-builder',
  '/user-guide/examples/external-api',
  '/api/layer',
  '/api/style-property/all-properties',
  '/blog/keyfill-2.3-release-notes',
];

/** What a reader reads. Tools, pictures, and links around the text aren't part of an article. */
const PARTS = ['h2', 'h3', 'p', 'pre', 'table'];
const NOT_READ =
  '[data-search="off"], [data-live-template], .screen-only, .facts, header, footer, noscript, nav, :empty';

const wordsOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/[\s\u200B#]+/g, '');

it.each(PAGES)('programs like Reader View keep the headings, text, code, and tables of %s', (route) => {
  const { document } = new JSDOM(readBuilt(fileOfRoute(route)), { url: `https://example.com${route}` })
    .window;
  const content = document.querySelector('article');
  const parts = [...(content?.querySelectorAll(PARTS.join()) ?? [])].filter(
    (part) => !part.closest(NOT_READ),
  );
  const wanted = parts.map((part) => `${part.localName} ${wordsOf(part)}`);
  expect(wanted.length).toBeGreaterThan(5);
  const article = new JSDOM(new Readability(document).parse()?.content ?? '').window.document;
  const kept = new Set(
    [...article.querySelectorAll(PARTS.join())].map((part) => `${part.localName} ${wordsOf(part)}`),
  );
  expect(wanted.filter((part) => !kept.has(part))).toEqual([]);
});
