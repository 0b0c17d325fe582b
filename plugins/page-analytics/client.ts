import globalData from '@generated/globalData';
import type { Target } from './options.ts';
import { type PageView, pageViewsOf } from './page-view.ts';
import { requestOf } from './service.ts';

interface RouteUpdate {
  readonly location: { readonly pathname: string };
}

/**
 * A browser's privacy signals. TypeScript's `Navigator` doesn't have them, because they aren't part of a
 * finished standard.
 */
interface PrivacySignals {
  /** Do Not Track: `1`, or `yes` in old Firefox. */
  readonly doNotTrack?: string | null;
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
}

let viewOf: ((pathname: string) => PageView | undefined) | undefined;

/** Whether the visitor has asked not to be counted. */
function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Reports a page view and ignores the result. With `keepalive`, the request can finish after the visitor has
 * left, and without credentials, no cookies are sent or stored.
 */
async function send(endpoint: string, view: PageView): Promise<void> {
  try {
    await fetch(endpoint, {
      ...requestOf(view),
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: true,
    });
  } catch {
    // The request may be blocked, offline, or broken, but an uncounted page view isn't a problem for anyone.
  }
}

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
