// The reference and the runtime match: every public member has a place, and every place has a member.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { description, objectOf } from '../../../../src/mdx/api-reference/description.ts';
import { addressOf, headingOf, OBJECT_PAGES } from '../../../../src/mdx/api-reference/page-addresses.ts';
import { expandSource } from '../../../../src/mdx/api-reference/source.ts';
import { groups } from '../../../../src/mdx/api-reference/styles.ts';
import { sectionsOfSource } from '../../plugins/local-search/sections-of-source.ts';

const apiDir = path.resolve('api');
const files = readdirSync(apiDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mdx'),
);

interface Page {
  readonly route: string;
  readonly source: string;
  readonly expanded: string;
}

const pages: readonly Page[] = files.map((name) => {
  const source = readFileSync(path.join(apiDir, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/u, '');
  const route = `/api/${name.split(path.sep).join('/')}`.replace(/\.mdx$/u, '').replace(/\/index$/u, '');
  return { route, source, expanded: expandSource(source) };
});

/** The anchors of a page's headings, numbered as the search and the build number them. */
const anchors = new Map(
  pages.map(({ route, expanded }) => [
    route,
    sectionsOfSource(expanded, 'Title').map((section) => section.anchor),
  ]),
);

const objects = description.objects.filter(({ members = [] }) => members.length > 0);

describe('every object of the runtime', () => {
  test('has a place in the reference', () => {
    expect(objects.map(({ name }) => name).filter((name) => !(name in OBJECT_PAGES))).toEqual([]);
    expect(
      Object.keys(OBJECT_PAGES).filter((name) => !description.objects.some((one) => one.name === name)),
    ).toEqual([]);
  });

  test.each(objects.map((object) => [object.name, object] as const))(
    '%s has all its members documented there',
    (name, object) => {
      for (const member of object.members ?? []) {
        const [route = '', anchor] = addressOf(name, member).split('#');
        expect(anchors.get(route), `${name}.${member.name} at ${route}`).toContain(anchor);
        const { expanded = '' } = pages.find((page) => page.route === route) ?? {};
        // Either a heading of its own, or a row of the table in its object's section.
        const heading = `### \`${headingOf(member)}\``;
        const row = `| \`${headingOf(member)}\` |`;
        expect(expanded.includes(heading) || expanded.includes(row), `${name}.${member.name}`).toBe(true);
      }
    },
  );
});

describe('every page of the reference', () => {
  const known = new Set(objects.flatMap(({ members = [] }) => members.map(headingOf)));

  test.each(pages.map((page) => [page.route, page] as const))(
    '%s has headings only for members that exist',
    (_route, { expanded }) => {
      const named = [...expanded.matchAll(/^### `([^`]+)`(?: \{#[\w-]+\})?$/gmu)].map(
        ([, name = '']) => name,
      );
      const styles = new Set(Object.values(description.elementProperties).flatMap((one) => Object.keys(one)));
      expect(named.filter((name) => !known.has(name) && !styles.has(name))).toEqual([]);
    },
  );

  test.each(pages.map((page) => [page.route, page] as const))(
    '%s links only to existing headings of the reference',
    (_route, { route, expanded }) => {
      const links = [...expanded.matchAll(/\]\((\/api[^)#]*)?#([\w-]+)\)/gu)];
      const dead = links.filter(([, target, anchor]) => !anchors.get(target ?? route)?.includes(anchor));
      expect(dead.map(([link]) => link)).toEqual([]);
    },
  );

  test('has no duplicate anchors', () => {
    for (const [route, own] of anchors) {
      expect(
        own.filter((anchor, at) => anchor !== undefined && own.indexOf(anchor) !== at),
        route,
      ).toEqual([]);
    }
  });

  test('contains no handwritten facts about members', () => {
    for (const { route, source } of pages) {
      expect(source, route).not.toMatch(/^\| Name \| Type \|.*Default/mu);
    }
  });
});

describe('the list of all style properties', () => {
  const { source = '', expanded = '' } = pages.find(({ route }) => route.endsWith('/all-properties')) ?? {};

  test('has every group once', () => {
    const drawn = [...source.matchAll(/<ApiStyleGroup name="([^"]+)" \/>/gu)].map(([, name]) => name);
    expect(drawn).toEqual(groups);
  });

  test('has a row with type, default, unit, and elements for each property', () => {
    const rows = expanded.split('\n').filter((line) => line.startsWith('| [`'));
    const names = Object.values(description.elementProperties).flatMap((one) => Object.keys(one));
    expect(rows).toHaveLength(new Set(names).size);
    expect(rows.find((row) => row.includes('[`fontWeight`]'))).toBe(
      '| [`fontWeight`](#fontweight) | [number](/api/style-property/property-types/number) | `400` | [text](/api/elements/text) |  | 1…1000 | no | yes | `TypeError` | 1.0 |',
    );
    expect(rows.find((row) => row.includes('[`borderRadius`]'))).toContain(
      '[image loader](/api/elements/image-loader)',
    );
    expect(rows.find((row) => row.includes('[`width`]'))).toContain('natural width');
  });
});

test('the tree on the objects page links to every object', () => {
  const { expanded = '' } = pages.find(({ route }) => route.endsWith('/objects-api')) ?? {};
  const tree = /<div className="object-tree">\n\n([\s\S]*?)\n\n<\/div>/u.exec(expanded)?.[1] ?? '';
  const drawn = [
    'Keyfill',
    'Composition',
    'FrameAction',
    'Layer',
    'Mask',
    'ElementBase',
    'StyleProperty',
    'Keyframe',
    'Color',
  ];
  for (const name of drawn) expect(tree).toContain(`(${OBJECT_PAGES[name]})`);
  expect(tree.split('\n')[0]).toBe('- [`keyfill`](/api/keyfill)');
  expect(tree).toContain('    - [`layers[]`](/api/composition#layers): [Layer](/api/layer)');
});

test('the overview names every member of every object', () => {
  const { expanded = '' } = pages.find(({ route }) => route === '/api') ?? {};
  for (const name of ['Keyfill', 'Composition', 'Layer', 'Mask', 'StyleProperty']) {
    for (const member of objectOf(name).members ?? []) expect(expanded).toContain(addressOf(name, member));
  }
});
