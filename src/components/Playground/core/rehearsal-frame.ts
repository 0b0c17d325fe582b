import type { FromRehearsal, ToRehearsal } from '../rehearsal/messages';
import { isFramePolicySet } from './frame-host';
import { REHEARSAL_FILE } from './rehearsal-file';

/** How long the rehearsal page may take to load on a slow line, in milliseconds. */
const LOAD_LIMIT = 30_000;

/** A page that has loaded and says nothing for so long, in milliseconds, is the browser's own: there's no rehearsal page. */
const SILENCE = 1000;

/** The rehearsal page, out of sight. */
export interface RehearsalFrame {
  readonly send: (message: ToRehearsal) => void;
  /** Ends everything that runs in it. */
  readonly remove: () => void;
}

/**
 * Loads the rehearsal page into a frame that nobody sees, of no origin.
 *
 * @param baseUrl - The site's base address, with a slash at its end.
 * @param onMessage - Gets what the page says. Some of it may come from the reader's code.
 * @returns The frame, or undefined if the page can't be loaded or frames aren't limited.
 */
export function openRehearsal(
  baseUrl: string,
  onMessage: (message: FromRehearsal) => void,
): Promise<RehearsalFrame | undefined> {
  if (!isFramePolicySet()) return Promise.resolve(undefined);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('inert', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = '';
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
    frame.addEventListener(
      'load',
      () => {
        if (isReady) return;
        clearTimeout(limit);
        limit = setTimeout(giveUp, SILENCE);
      },
      { once: true },
    );
    let isReady = false;
    function receive({ source, data }: MessageEvent<FromRehearsal | null>): void {
      if (source === null || source !== frame.contentWindow || typeof data !== 'object' || data === null)
        return;
      if (data.type !== 'ready') {
        onMessage(data);
        return;
      }
      isReady = true;
      clearTimeout(limit);
      resolve({ send: (message) => frame.contentWindow?.postMessage(message, '*'), remove });
    }
    window.addEventListener('message', receive);
    document.body.append(frame);
  });
}
