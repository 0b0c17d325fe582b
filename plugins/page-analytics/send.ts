import type { PageView } from './page-view.ts';
import { requestOf } from './service.ts';

/**
 * Reports a page view and ignores the result. With `keepalive`, the request can finish after the visitor has
 * left, and without credentials, no cookies are sent or stored.
 */
export async function send(endpoint: string, view: PageView): Promise<void> {
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
