import type { ClientModule } from '@docusaurus/types';
import './announceRoute.css';

/** One live region for the whole visit; a screen reader speaks what is written into it. */
let region: HTMLElement | null = null;

function liveRegion(): HTMLElement {
  if (region === null) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('aria-atomic', 'true');
    region.className = 'route-announcer';
    document.body.append(region);
  }
  return region;
}

/** Says the title of a page that was reached without a page load; the framework says nothing there. */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || previousLocation.pathname === location.pathname) return;
    const target = liveRegion();
    // At this moment the title is still the one of the page that was left.
    requestAnimationFrame(() => {
      target.textContent = document.title;
    });
  },
};

export const onRouteDidUpdate = announceRoute.onRouteDidUpdate;
