/** Why a frame was removed. */
export type Ending = 'silent' | 'navigated' | 'focus' | 'flood' | 'not-loaded';

/** Time between two questions, in milliseconds. */
export const PING_INTERVAL = 1000;

/** Questions without an answer after which a frame counts as silent. */
export const SILENT_AFTER = 5;

/** Messages between two questions that a frame may send; a picture a 240th of a second sends 240. */
export const MOST_MESSAGES = 1500;

/** Sees to it that a frame answers, and does not talk without end. */
export interface Watchdog {
  /** A message has come, whatever it was. */
  readonly heard: () => void;
  /** The answer to a question has come. */
  readonly answered: (count: number) => void;
  readonly end: () => void;
}

/**
 * Watches a frame.
 *
 * It counts questions, not time: when the whole browser was held up, questions were late as well. A page that is hidden asks
 * nothing, since its frames are slowed down.
 *
 * @param ask - Sends a question to the frame.
 * @param isHidden - Whether the page is hidden.
 * @param onEnd - The frame has to go.
 */
export function createWatchdog(
  ask: (count: number) => void,
  isHidden: () => boolean,
  onEnd: (ending: Ending) => void,
): Watchdog {
  let asked = 0;
  let answered = 0;
  let messages = 0;
  let isReady = false;
  const timer = setInterval(() => {
    messages = 0;
    if (isHidden()) {
      answered = asked;
      return;
    }
    if (asked - answered >= SILENT_AFTER) {
      end();
      onEnd(isReady ? 'silent' : 'not-loaded');
      return;
    }
    asked += 1;
    ask(asked);
  }, PING_INTERVAL);
  const end = (): void => clearInterval(timer);
  return {
    heard() {
      isReady = true;
      messages += 1;
      if (messages <= MOST_MESSAGES) return;
      end();
      onEnd('flood');
    },
    answered(count) {
      if (count <= asked) answered = Math.max(answered, count);
    },
    end,
  };
}
