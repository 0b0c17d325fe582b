import type { ClientModule } from '@docusaurus/types';
import './announce-route.css';

/** A single live region for the whole visit. Screen readers speak the text that's written into it. */
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

/**
 * Announces the title of a page that was opened without a page load, because the framework doesn't announce
 * anything then.
 */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || previousLocation.pathname === location.pathname) return;
    const target = liveRegion();
    // At this point, the title is still the previous page's.
    requestAnimationFrame(() => {
      target.textContent = document.title;
    });
  },
};

export const onRouteDidUpdate = announceRoute.onRouteDidUpdate;
