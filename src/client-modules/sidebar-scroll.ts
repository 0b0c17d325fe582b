import type { ClientModule } from '@docusaurus/types';

/** The height of the edges at which `sidebar.css` fades the list out, in pixels. */
const FADE = 24;

/** In a long sidebar, the page's entry may be below the fold, but the reader should see where they are. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation?.pathname === location.pathname) return;
  // Entries are marked once the new page has been drawn.
  requestAnimationFrame(() => {
    const list = document.querySelector('.theme-doc-sidebar-container .menu');
    const entry = list?.querySelector('.menu__link[aria-current="page"]');
    if (!list || !entry) return;
    const [at, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.top >= frame.top + FADE && at.bottom <= frame.bottom - FADE) return;
    list.scrollTop += at.top - frame.top - (frame.height - at.height) / 2;
  });
};
