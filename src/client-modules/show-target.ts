import type { ClientModule } from '@docusaurus/types';
import { elementOfHash, hydrated, reveal } from '../shared/reveal.ts';

/** Opens what hides an element, and scrolls to it. Otherwise, the browser or the framework has scrolled. */
function show(target: Element | null): void {
  if (target && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
}

/** Selects the tab of a panel in which the browser has found something, without moving the panel. */
function selectTabOf(panel: Element): void {
  const { top } = panel.getBoundingClientRect();
  panel.setAttribute('hidden', 'until-found');
  reveal(panel);
  requestAnimationFrame(() =>
    window.scrollBy({ top: panel.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}

/** Moves focus and screen readers to any element's start, so Tab reaches the first control after that. */
function moveFocusTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** Opens what hides a link's target and moves focus there, or to a new page's start, as browsers would. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation === null) {
    void hydrated().then(() => {
      document.querySelectorAll('[role="tabpanel"][data-closed]:not([hidden])').forEach(selectTabOf);
      show(elementOfHash(location.hash));
    });
    return;
  }
  const target = elementOfHash(location.hash);
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
};

if (typeof document !== 'undefined') {
  // The browser has found something in a hidden tab.
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) reveal(target);
  });
}
