import { createContext, h, type ComponentType, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, expect, it, vi } from 'vitest';

interface Item {
  readonly type: 'link' | 'category';
  readonly label: string;
  readonly href: string;
  readonly unlisted?: boolean;
  readonly items?: readonly Item[];
}
interface Place {
  readonly activePath: string;
  readonly level: number;
  readonly tabIndex?: number;
}

/** Labels of what was rendered, in order. */
const { rendered } = vi.hoisted(() => ({ rendered: [] as string[] }));
const Language = createContext('none');

vi.mock('@docusaurus/theme-common/internal', async () => {
  const preact = await import('preact');
  const isActive = ({ href, items = [] }: Item, path: string): boolean =>
    href === path || items.some((item) => isActive(item, path));
  return {
    DocSidebarItemsExpandedStateProvider: preact.Fragment,
    isActiveSidebarItem: isActive,
    isVisibleSidebarItem: (item: Item, path: string) => item.unlisted !== true || isActive(item, path),
  };
});
vi.mock('@theme/DocSidebarItem', () => ({
  default: function DocSidebarItem({ item, activePath, level, tabIndex }: Place & { item: Item }) {
    rendered.push(item.label);
    return h(
      'li',
      { lang: useContext(Language), class: item.href === activePath ? 'active' : `at-${level}`, tabIndex },
      item.label,
      item.items && h(Items, { items: item.items, activePath, level: level + 1, tabIndex: 0 }),
    );
  },
}));

const { sidebarItems } = await import('../../../../plugins/preact/sidebarItems');
const Items = sidebarItems() as unknown as ComponentType<Place & { readonly items: readonly Item[] }>;

const link = (name: string, more: Partial<Item> = {}): Item => ({
  type: 'link',
  label: name.toUpperCase(),
  href: `/${name}`,
  ...more,
});
let sidebar: readonly Item[];
beforeEach(() => {
  rendered.length = 0;
  const shapes: Item = { ...link('shapes'), type: 'category', items: [link('ellipse'), link('path & co')] };
  sidebar = [link('start'), shapes, link('draft', { unlisted: true }), link('end')];
});

const page = (activePath: string, place: Partial<Place> = {}): string =>
  renderToString(
    h(
      Language.Provider,
      { value: 'en' },
      h(Items, { items: sidebar, level: 1, activePath, ...place }),
    ) as VNode,
  );
const li = (text: string, kind: string, attributes = ''): string =>
  `<li lang="en" class="${kind}"${attributes}>${text}</li>`;

it('has each item in its place, the same on the first page and on the next', () => {
  const shapes = (ellipse = 'at-2'): string =>
    li('ELLIPSE', ellipse, ' tabindex="0"') + li('PATH &amp; CO', 'at-2', ' tabindex="0"');
  const first = li('START', 'active') + li(`SHAPES${shapes()}`, 'at-1') + li('END', 'at-1');
  const last = li('START', 'at-1') + li(`SHAPES${shapes()}`, 'at-1') + li('END', 'active');
  expect(page('/start')).toBe(first);
  expect(page('/end')).toBe(last);
  expect(page('/ellipse')).toBe(
    li('START', 'at-1') + li(`SHAPES${shapes('active')}`, 'at-1') + li('END', 'at-1'),
  );
  expect(page('/draft')).toContain(li('DRAFT', 'active') + li('END', 'at-1'));
  expect(page('/start')).toBe(first);
});

it('renders an item once for the pages that it does not lead to', () => {
  page('/start');
  expect(rendered).toEqual(['SHAPES', 'ELLIPSE', 'PATH & CO', 'END', 'START']);
  rendered.length = 0;
  page('/end');
  expect(rendered).toEqual(['START', 'END']);
  rendered.length = 0;
  page('/elsewhere');
  expect(rendered).toEqual([]);
  page('/ellipse');
  expect(rendered).toEqual(['SHAPES', 'ELLIPSE']);
});

it('tells an item that the keyboard reaches from one that it does not', () => {
  expect(page('/none', { tabIndex: -1 })).toContain('<li lang="en" class="at-1" tabindex="-1">START</li>');
  expect(page('/none', { tabIndex: 0 })).toContain('<li lang="en" class="at-1" tabindex="0">START</li>');
  expect(page('/none', { level: 2 })).toContain('<li lang="en" class="at-2">START</li>');
});

it('lets a page fail on which an item cannot be rendered', () => {
  const Breaks = (): never => {
    throw new Error('no such label');
  };
  sidebar = [link('start', { label: h(Breaks, null) as unknown as string })];
  expect(() => page('/elsewhere')).toThrow('no such label');
});

it('is nothing where there is no item', () => {
  sidebar = [];
  expect(page('/start')).toBe('');
});
