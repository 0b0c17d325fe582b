import globalData from '@generated/globalData';
import type { Target } from './options.ts';
import { type PageView, pageViewsOf } from './page-view.ts';
import { asksForPrivacy, type PrivacySignals } from './privacy.ts';
import { send } from './send.ts';

interface RouteUpdate {
  readonly location: { readonly pathname: string };
}

let viewOf: ((pathname: string) => PageView | undefined) | undefined;

/**
 * Called when a page is shown, including the first one. The path comes from the argument, because
 * `document.title` still belongs to the previous page, and a route that `onRouteUpdate` announces may never be
 * shown.
 */
export function onRouteDidUpdate({ location }: RouteUpdate): void {
  if (asksForPrivacy(navigator as PrivacySignals)) {
    return;
  }
  const { endpoint, domain } = globalData['page-analytics']?.['default'] as Target;
  viewOf ??= pageViewsOf(domain, { origin: window.location.origin, referrer: document.referrer });
  const view = viewOf(location.pathname);
  if (view !== undefined) {
    void send(endpoint, view);
  }
}
