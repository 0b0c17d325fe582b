/** Why a frame was removed. */
export type Ending = 'silent' | 'navigated' | 'focus' | 'flood' | 'large' | 'not-loaded';

/** The time between two pings, in milliseconds. */
export const PING_INTERVAL = 1000;

/** After this many unanswered pings, a frame counts as silent. */
export const SILENT_AFTER = 5;

/**
 * The number of messages that a frame may send between two pings. At 240 frames per second, it sends 240 a
 * second.
 */
export const MOST_MESSAGES = 1500;

/** The maximum size of a message, in bytes. A valid message with the longest texts is smaller. */
export const MOST_BYTES = 500_000;

/**
 * The number of bytes that a frame may send between two pings. That's about a dozen commands with the largest
 * data that the editor accepts; at 240 frames per second, snapshots without a command only add 0.1 MB a second.
 */
export const MOST_BYTES_PER_PING = 6_000_000;

/** Makes sure that a frame responds and doesn't send too much. */
interface Watchdog {
  /** Call this for every message, no matter which, with its size in bytes. */
  readonly heard: (size: number) => void;
  /** Call this when a ping is answered. */
  readonly answered: (count: number) => void;
  readonly end: () => void;
}

/**
 * Watches a frame. It counts pings instead of time, because if the whole browser is held up, the pings are late
 * as well. A hidden page doesn't send any, since its frames are slowed down.
 * @param ping - Sends a ping to the frame.
 * @param isHidden - Whether the page is hidden.
 * @param onEnd - Called when the frame has to be removed.
 */
export function createWatchdog(
  ping: (count: number) => void,
  isHidden: () => boolean,
  onEnd: (ending: Ending) => void,
): Watchdog {
  let pings = 0;
  let answered = 0;
  let messages = 0;
  let bytes = 0;
  let isReady = false;
  const timer = setInterval(() => {
    messages = bytes = 0;
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
    heard(size) {
      isReady = true;
      messages += 1;
      bytes += size;
      const isLarge = size > MOST_BYTES || bytes > MOST_BYTES_PER_PING;
      if (!isLarge && messages <= MOST_MESSAGES) return;
      end();
      onEnd(isLarge ? 'large' : 'flood');
    },
    answered(count) {
      if (count <= pings) answered = Math.max(answered, count);
    },
    end,
  };
}
