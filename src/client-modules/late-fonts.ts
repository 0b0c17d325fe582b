import type { ClientModule } from '@docusaurus/types';

/** Shows fonts that were late for the first page on the next one, whose text is laid out anew anyway. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation, location }) => {
  if (previousLocation === null || previousLocation.pathname === location.pathname) return;
  for (const face of document.fonts) face.display = 'swap';
};
