import type { ClientModule } from '@docusaurus/types';
import { announce } from './announce.ts';

/** Announces the title of a page that was opened without a page load, because the framework doesn't. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation === null || previousLocation.pathname === location.pathname) return;
  // At this point, the title is still the previous page's.
  announce(() => document.title);
};
