import type { PageView } from './page-view.ts';

/**
 * Returns the request that reports a page view, in the format of the service: here, an event of Plausible's API.
 * `text/plain` and `no-cors` make it a request that needs neither a preflight nor a response that allows it.
 */
export function requestOf({ url, referrer, domain }: PageView): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ name: 'pageview', url, referrer, domain }),
    mode: 'no-cors',
  };
}
