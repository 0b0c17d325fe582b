import type { ClientModule } from '@docusaurus/types';
import { elementOfHash, hydrated, reveal } from '../reveal.ts';

/** Opens what hides an element, and scrolls to it. If nothing hides it, the browser or the framework has already scrolled. */
function show(target: Element): void {
  if (reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
}

/**
 * Moves the focus and the position of screen readers to an element, even if it can't be focused. The next Tab reaches the first
 * control after its start.
 */
function moveFocusTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/**
 * Does for in-app navigation what browsers do when they load a page, but the framework doesn't: opens what hides the target of a link,
 * and moves the focus there, or to the start of a new page.
 */
const showTarget: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const target = elementOfHash(location.hash);
    if (previousLocation === null) {
      // Hydration creates tabs again.
      if (location.hash !== '') void hydrated().then(() => showCurrent(location.hash));
      return;
    }
    const isSamePage = location.pathname === previousLocation.pathname;
    // A filter that writes what the reader types into the query isn't a navigation.
    if (isSamePage && location.hash === previousLocation.hash && location.search !== previousLocation.search)
      return;
    if (target) {
      show(target);
      moveFocusTo(target);
    } else if (!isSamePage) {
      moveFocusTo(document.body);
    }
  },
};

function showCurrent(hash: string): void {
  const target = elementOfHash(hash);
  if (target) show(target);
}

if (typeof document !== 'undefined') {
  // The browser has found something in a hidden tab.
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) reveal(target);
  });
}

export const onRouteDidUpdate = showTarget.onRouteDidUpdate;
