import type { ClientModule } from '@docusaurus/types';

/**
 * How far a list must be scrolled so that an entry stands in its middle.
 *
 * @returns `null` when the entry can be seen as it is
 */
export function scrollToShow(entry: DOMRect, list: DOMRect, scrolled: number): number | null {
  if (entry.top >= list.top && entry.bottom <= list.bottom) return null;
  return scrolled + entry.top - list.top - (list.height - entry.height) / 2;
}

/** In a long sidebar the entry of the page may lie below the fold; the reader should see where they are. */
const sidebarPlace: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation?.pathname === location.pathname) return;
    // Entries are marked once the new page has been drawn.
    requestAnimationFrame(() => {
      const list = document.querySelector('.theme-doc-sidebar-container .menu');
      const entry = list?.querySelector('.menu__link[aria-current="page"]');
      if (!list || !entry) return;
      const top = scrollToShow(entry.getBoundingClientRect(), list.getBoundingClientRect(), list.scrollTop);
      if (top !== null) list.scrollTop = top;
    });
  },
};

export const onRouteDidUpdate = sidebarPlace.onRouteDidUpdate;
