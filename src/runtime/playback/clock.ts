/** The source of time. Replace it to control a template's time directly. */
export interface Clock {
  /** Returns the milliseconds since any fixed moment. */
  readonly now: () => number;
  /**
   * Calls back once with the time, at the next tick.
   * @returns A function that cancels the request.
   */
  readonly request: (callback: (time: number) => void) => () => void;
  /** Whether each tick comes exactly when it's due, unlike a browser's ticks. The default is false. */
  readonly isExact?: boolean;
}

/** The browser's clock, with a tick for each frame that the browser paints. */
export const browserClock: Clock = {
  now: () => performance.now(),
  request: (callback) => {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};

/** A clock that doesn't move on its own. */
export interface ManualClock extends Clock {
  /** Advances the time in steps of at most `step` milliseconds, and ticks after each step. */
  readonly advance: (milliseconds: number, step?: number) => void;
  readonly waiting: () => number;
}

/** Creates a clock that starts at 0. */
export function createManualClock(): ManualClock {
  let time = 0;
  const callbacks = new Set<(time: number) => void>();
  const tick = (): void => {
    const due = [...callbacks];
    callbacks.clear();
    for (const callback of due) callback(time);
  };
  return {
    now: () => time,
    request: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    advance: (milliseconds, step = milliseconds) => {
      const end = time + milliseconds;
      do {
        time = Math.min(end, time + step);
        tick();
      } while (time < end);
    },
    waiting: () => callbacks.size,
  };
}
