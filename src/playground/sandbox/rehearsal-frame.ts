import type { FromRehearsal, ToRehearsal } from './rehearsal/messages.ts';
import { createSandbox, isFramePolicySet } from './frame-host.ts';
import { REHEARSAL_FILE } from './frame-pages.ts';

/** How long the rehearsal page may take to load on a slow connection, in milliseconds. */
const LOAD_LIMIT = 30_000;

/** A page that has loaded and is silent this long, in milliseconds, is the browser's own error page. */
const SILENCE = 1000;

/**
 * Loads the rehearsal page into a hidden frame without an origin.
 * @returns The frame, or undefined if the page can't be loaded or the site doesn't restrict its frames.
 */
export function openRehearsal(
  baseUrl: string,
  onMessage: (message: FromRehearsal) => void,
): Promise<{ send: (message: ToRehearsal) => void; remove: () => void } | undefined> {
  if (!isFramePolicySet()) return Promise.resolve(undefined);
  const frame = createSandbox();
  frame.hidden = true;
  frame.src = baseUrl + REHEARSAL_FILE;
  return new Promise((resolve) => {
    const remove = (): void => {
      clearTimeout(limit);
      window.removeEventListener('message', receive);
      frame.remove();
    };
    const giveUp = (): void => {
      remove();
      resolve(undefined);
    };
    let limit = setTimeout(giveUp, LOAD_LIMIT);
    frame.onload = () => {
      frame.onload = null;
      if (isReady) return;
      clearTimeout(limit);
      limit = setTimeout(giveUp, SILENCE);
    };
    let isReady = false;
    function receive(event: MessageEvent<FromRehearsal | null>): void {
      // The browser copies a message of another frame when its data is read, so this comes first.
      if (event.source === null || event.source !== frame.contentWindow) return;
      const { data } = event;
      if (typeof data !== 'object' || data === null) return;
      if (data.type !== 'ready') return onMessage(data);
      isReady = true;
      clearTimeout(limit);
      resolve({ send: (message) => frame.contentWindow?.postMessage(message, '*'), remove });
    }
    window.addEventListener('message', receive);
    document.body.append(frame);
  });
}
