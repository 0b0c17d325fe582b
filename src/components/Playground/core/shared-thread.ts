import { SPIN } from '../rehearsal/messages';
import { openRehearsal } from './rehearsal-frame';

/** On a busy machine, the page may be held up by something else, so one try doesn't show that a thread is shared. */
const TRIES = 5;

/** Runs turns of the page without a pause. `stop` gives the longest time between two of them, in milliseconds. */
function watchTurns(): { readonly stop: () => number } {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  const note = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  port1.onmessage = () => {
    note();
    port2.postMessage(null);
  };
  port2.postMessage(null);
  return {
    stop() {
      note();
      port1.close();
      return longest;
    },
  };
}

async function measure(baseUrl: string): Promise<boolean> {
  let onSpun = (): void => undefined;
  const frame = await openRehearsal(baseUrl, ({ type }) => {
    if (type === 'spun') onSpun();
  });
  if (!frame) return false;
  try {
    for (let count = 0; count < TRIES; count += 1) {
      const turns = watchTurns();
      await new Promise<void>((resolve) => {
        onSpun = resolve;
        frame.send({ type: 'spin' });
      });
      if (turns.stop() < SPIN / 2) return false;
    }
    return true;
  } finally {
    frame.remove();
  }
}

let measured: Promise<boolean> | undefined;

/**
 * Whether sandboxed frames run on the page's own thread, so that a call that takes long in a frame freezes the page. It
 * depends on the browser and on the device, so it's measured, once for each page view.
 */
export function isThreadShared(baseUrl: string): Promise<boolean> {
  measured ??= measure(baseUrl);
  return measured;
}
