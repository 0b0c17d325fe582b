import type { PageView } from './pageView';

/**
 * Sends an event and forgets it: whatever becomes of the request, the page does not hear of it.
 *
 * `text/plain` and `no-cors` make it a request that needs neither a preflight nor an answer that allows it,
 * `keepalive` lets it end after the visitor has left, and without credentials no cookie goes either way.
 */
export async function send(endpoint: string, view: PageView): Promise<void> {
  try {
    await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(view),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: true,
    });
  } catch {
    // Blocked, offline or out of order: an uncounted page view is nobody's problem.
  }
}
