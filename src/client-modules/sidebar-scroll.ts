import type { ClientModule } from '@docusaurus/types';

/**
 * Returns how far to scroll a list to center an entry.
 * @returns `null` if the entry is already in view
 */
export function scrollToShow(entry: DOMRect, list: DOMRect, scrolled: number): number | null {
  if (entry.top >= list.top && entry.bottom <= list.bottom) return null;
  return scrolled + entry.top - list.top - (list.height - entry.height) / 2;
}

/** In a long sidebar, the page's entry may be below the fold, but the reader should see where they are. */
const sidebarScroll: ClientModule = {
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

export const onRouteDidUpdate = sidebarScroll.onRouteDidUpdate;
