import {
  DocSidebarItemsExpandedStateProvider,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from '@docusaurus/theme-common/internal';
import DocSidebarItem, { type Props as ItemProps } from '@theme/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItems';
import { h, type ComponentType, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';

type Item = ItemProps['item'];

/** HTML of items that were rendered, by where they stood: their level and whether the keyboard reaches them. */
const known = new WeakMap<Item, Map<string, string>>();

/** The HTML of an item on each page that it does not lead to, rendered on the first of them. */
function htmlOf(item: Item, place: string, render: () => VNode, context: object): string {
  const places = known.get(item) ?? new Map<string, string>();
  known.set(item, places);
  const html = places.get(place) ?? renderToString(render(), context);
  places.set(place, html);
  return html;
}

/**
 * The items of a level of a docs sidebar. Each page has all of them, so a site of a thousand pages would render a million;
 * yet an item looks the same on all pages that it does not lead to, and is rendered once for all of these.
 *
 * Links in it are checked where it is rendered: a broken one is reported for that page, not for every page.
 */
function SidebarItems({ items, ...props }: Props, context: object): VNode {
  const { activePath, level, tabIndex } = props;
  const place = `${level} ${tabIndex}`;
  // What `jsxTemplate` takes: texts, and between each two of them an element.
  const texts = [''];
  const active: VNode[] = [];
  items
    .filter((item) => isVisibleSidebarItem(item, activePath))
    .forEach((item, index) => {
      const render = () => h(DocSidebarItem as ComponentType<ItemProps>, { ...props, item, index }) as VNode;
      if (isActiveSidebarItem(item, activePath)) {
        active.push(render());
        texts.push('');
      } else {
        texts[texts.length - 1] += htmlOf(
          item,
          place,
          () => h(DocSidebarItemsExpandedStateProvider as ComponentType, null, render()),
          context,
        );
      }
    });
  return h(DocSidebarItemsExpandedStateProvider as ComponentType, null, jsxTemplate(texts, ...active));
}

/** Takes the place of `client/sidebarItems.ts` in the bundle that renders pages. */
export const sidebarItems = (): typeof SidebarItems => SidebarItems;
