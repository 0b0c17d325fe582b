import { MOST_LENGTH } from './read-message.ts';

/** Why a frame was removed. */
export type Ending = 'silent' | 'navigated' | 'focus' | 'message' | 'large' | 'not-loaded';

/** The time between two pings, in milliseconds. */
export const PING_INTERVAL = 1000;

/** After this many unanswered pings, a frame counts as silent. */
const SILENT_AFTER = 5;

/**
 * The most characters that a frame may send between two pings: about a dozen commands with the largest data
 * that the editor accepts. At 240 frames per second, snapshots without a command only add half a million.
 */
export const MOST_LENGTH_PER_PING = 3_000_000;

/** What a short message counts as, in characters, because each message costs the page some work. */
export const LEAST_LENGTH = 2000;

/** Makes sure that a frame responds and doesn't send too much. */
interface Watchdog {
  /** Call this for every message, with its length in characters. */
  readonly heard: (length: number) => void;
  readonly answered: (count: number) => void;
  readonly end: () => void;
}

/** Counts pings, not time, because a busy browser delays pings, too. A hidden, slowed page sends none. */
export function createWatchdog(
  ping: (count: number) => void,
  isHidden: () => boolean,
  onEnd: (ending: Ending) => void,
): Watchdog {
  let pings = 0;
  let answered = 0;
  let lengths = 0;
  let isReady = false;
  const timer = setInterval(() => {
    lengths = 0;
    if (isHidden()) {
      answered = pings;
      return;
    }
    if (pings - answered >= SILENT_AFTER) {
      end();
      onEnd(isReady ? 'silent' : 'not-loaded');
      return;
    }
    pings += 1;
    ping(pings);
  }, PING_INTERVAL);
  const end = (): void => clearInterval(timer);
  return {
    heard(length) {
      isReady = true;
      lengths += Math.max(length, LEAST_LENGTH);
      if (length <= MOST_LENGTH && lengths <= MOST_LENGTH_PER_PING) return;
      end();
      onEnd('large');
    },
    answered(count) {
      if (count <= pings) answered = Math.max(answered, count);
    },
    end,
  };
}
