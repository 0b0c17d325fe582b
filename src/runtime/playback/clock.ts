/** Where time comes from. Replace it to drive a template by hand. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /**
   * Calls back once, at the next tick, with the time.
   *
   * @returns A function that takes the request back.
   */
  readonly request: (callback: (time: number) => void) => () => void;
  /** Whether each tick comes when it was due; those of a browser tremble. Default false. */
  readonly isExact?: boolean;
}

/** The browser's own clock: one tick for each frame that it paints. */
export const browserClock: Clock = {
  now: () => performance.now(),
  request: (callback) => {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves the time on, in steps that are no longer than `step` milliseconds, ticking after each. */
  readonly advance: (milliseconds: number, step?: number) => void;
  /** Number of callbacks that wait for a tick. */
  readonly waiting: () => number;
}

/** Makes a clock that stands at 0. */
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
