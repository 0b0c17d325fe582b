import type { Spun } from './rehearsal/messages.ts';
import { openRehearsal } from './rehearsal-frame.ts';

/** On a busy machine, the page may wait for its turn, so one try doesn't prove that a thread is shared. */
const TRIES = 5;

/** The precision of the clock, in milliseconds. Browsers round it. */
const ROUNDING = 5;

/** Runs tasks of the page without a pause. `stop` returns the times at which they ran. */
function watchTurns(): { readonly stop: () => readonly number[] } {
  const { port1, port2 } = new MessageChannel();
  const turns: number[] = [];
  port1.onmessage = () => {
    turns.push(Date.now());
    port2.postMessage(null);
  };
  port2.postMessage(null);
  return {
    stop() {
      port1.close();
      return turns;
    },
  };
}

/** The page ran while the frame kept its thread busy, so they have two threads. */
const hadTurn = (turns: readonly number[], { start, end }: Spun): boolean =>
  turns.some((time) => time > start + ROUNDING && time < end - ROUNDING);

async function measure(baseUrl: string): Promise<boolean> {
  let onSpun: (spun: Spun) => void = () => undefined;
  const frame = await openRehearsal(baseUrl, (message) => {
    if (message.type === 'spun') onSpun(message);
  });
  if (!frame) return false;
  try {
    for (let count = 0; count < TRIES; count += 1) {
      const turns = watchTurns();
      const spun = await new Promise<Spun>((resolve) => {
        onSpun = resolve;
        frame.send({ type: 'spin' });
      });
      if (hadTurn(turns.stop(), spun)) return false;
    }
    return true;
  } finally {
    frame.remove();
  }
}

let measured: Promise<boolean> | undefined;

/** Whether frames share the page's thread, measured once a page view because browsers and devices differ. */
export function isThreadShared(baseUrl: string): Promise<boolean> {
  measured ??= measure(baseUrl);
  return measured;
}
