import { expect, test } from 'vitest';
import { description, objectOf } from '../../src/mdx/api-reference/description.ts';
import {
  addressOf,
  addressOfStyle,
  headingOf,
  OBJECT_PAGES,
} from '../../src/mdx/api-reference/page-addresses.ts';
import {
  attribute,
  type BuiltPage,
  fileOfRoute,
  readBuilt,
  readPage,
  textOf,
} from '../helpers/built-site.ts';
import { docRoutes } from '../helpers/routes.ts';

const apiRoutes = docRoutes.map((route) => route.path).filter((route) => route.startsWith('/api'));
const pages = new Map(apiRoutes.map((route) => [route, readPage(fileOfRoute(route))]));

interface Document {
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly content: string;
}
const { documents } = JSON.parse(readBuilt('search-index-docs-api-current.json')) as {
  documents: readonly Document[];
};
const found = new Map(documents.map((document) => [document.sectionRoute, document]));

function headingAt(page: BuiltPage | undefined, id: string): string | undefined {
  const heading = page?.elements.find((one) => /^h[23]$/.test(one.tagName) && attribute(one, 'id') === id);
  return heading && textOf(heading).replace('\u200b', '').trim();
}

function contentsOf(page: BuiltPage | undefined): string[] {
  const links =
    page?.elements.filter((one) => /table-of-contents__link/.test(attribute(one, 'class') ?? '')) ?? [];
  return links.map((one) => (attribute(one, 'href') ?? '').slice(1));
}

const members = description.objects
  .filter(({ name }) => name in OBJECT_PAGES && !/Style$/.test(name))
  .flatMap((object) =>
    (object.members ?? []).map((member) => [addressOf(object.name, member), object.name, member] as const),
  )
  .filter(([, name]) => !(OBJECT_PAGES[name] ?? '').includes('#'));

test.each(members)(
  '%s has a heading, an entry in the table of contents, and a search result',
  (address, _name, member) => {
    const [route = '', id = ''] = address.split('#');
    const page = pages.get(route);
    expect(headingAt(page, id)).toBe(headingOf(member));
    expect(contentsOf(page)).toContain(id);
    expect(found.get(address)?.sectionTitle).toBe(headingOf(member));
    if (member.throws) expect(found.get(address)?.content).toMatch(/Throws an? |Rejects /);
  },
);

test('style properties have headings and search results', () => {
  const names = Object.values(description.elementProperties).flatMap((one) => Object.keys(one));
  for (const name of new Set(names)) {
    const [route = '', id = ''] = addressOfStyle(name).split('#');
    expect(headingAt(pages.get(route), id)).toBe(name);
    expect(found.get(addressOfStyle(name))?.content).toMatch(/^[A-Z].*\./);
  }
  for (const { name } of objectOf('MaskStyle').members ?? [])
    expect(found.has(`/api/style-property/mask-properties#${name.toLowerCase()}`)).toBe(true);
});

test('every object with members has a place in the reference', () => {
  const objects = description.objects.filter(({ members = [] }) => members.length > 0);
  expect(objects.map(({ name }) => name).filter((name) => !(name in OBJECT_PAGES))).toEqual([]);
});
