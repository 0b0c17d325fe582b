import globalData from '@generated/globalData';
import type { PluginOptions } from './index.ts';

/** A view of one page. Addresses don't include the query, because it may contain a reader's search. */
interface PageView {
  readonly url: string;
  /** The address of the previous page, on this site or another one; `null` if there isn't one. */
  readonly referrer: string | null;
  /** The name that the service uses for this site. */
  readonly domain: string;
}

/**
 * Returns the request that reports a page view, in the format of the service: here, an event of Plausible's
 * API. `text/plain` and `no-cors` make it a request without a preflight or a response that allows it. With
 * `keepalive`, it can finish after the visitor has left, and no credentials means no cookies.
 */
export const requestOf = (view: PageView): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'text/plain' },
  body: JSON.stringify({ name: 'pageview', ...view }),
  mode: 'no-cors',
  credentials: 'omit',
  referrerPolicy: 'strict-origin',
  keepalive: true,
});

/** A browser's privacy signals: Do Not Track (`yes` in old Firefox), and Global Privacy Control. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

function asksForPrivacy(): boolean {
  // TypeScript's type doesn't have them, because they aren't part of a finished standard.
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

let shown: PageView | undefined;

/**
 * Called when a page is shown, including the first one. The path comes from the argument: `document.title`
 * still belongs to the previous page, and a route that `onRouteUpdate` announces may never be shown. A page
 * is a path, so a change of only the query or the hash isn't a view, just as in Plausible's own script.
 */
export function onRouteDidUpdate({ location: { pathname } }: { location: { pathname: string } }): void {
  if (asksForPrivacy()) return;
  const { endpoint = '', domain = '' } = globalData['page-analytics']?.['default'] as PluginOptions;
  const url = window.location.origin + pathname;
  if (url === shown?.url) return;
  const referrer = shown?.url ?? (document.referrer.replace(/[?#].*/s, '') || null);
  shown = { url, referrer, domain };
  // An uncounted page view isn't a problem for anyone.
  fetch(endpoint, requestOf(shown)).catch(() => undefined);
}
