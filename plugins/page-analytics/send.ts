import type { PageView } from './pageView';

/**
 * Sends an event and ignores the result. `text/plain` and `no-cors` make it a request that doesn't need a
 * preflight or a response that allows it. With `keepalive`, it can finish after the visitor has left, and
 * without credentials, no cookies are sent or stored.
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
    // The request may be blocked, offline, or broken, but an uncounted page view isn't a problem for anyone.
  }
}
