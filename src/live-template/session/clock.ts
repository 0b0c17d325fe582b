import type { Clock } from '../runtime/index.ts';

/** A clock that can run slower or faster than the one it's based on, and that can stop. */
interface SpeedClock extends Clock {
  /**
   * How many milliseconds pass for each millisecond of the inner clock, 1 at first. Time doesn't jump when this
   * changes.
   */
  readonly setSpeed: (speed: number) => void;
  /** Stops the time. Callbacks wait until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** Creates a clock with an adjustable speed. */
export function createSpeedClock(inner: Clock): SpeedClock {
  let speed = 1;
  let isPaused = false;
  let innerStart = inner.now();
  let start = innerStart;
  /** Requests that wait for the release, each with a function that cancels its later request to the inner clock. */
  const waiting = new Map<(time: number) => void, { cancel: () => void }>();

  const at = (time: number): number => start + (isPaused ? 0 : (time - innerStart) * speed);
  function anchor(): void {
    const time = inner.now();
    start = at(time);
    innerStart = time;
  }
  const request = (callback: (time: number) => void): (() => void) =>
    inner.request((time) => callback(at(time)));

  return {
    now: () => at(inner.now()),
    request(callback) {
      if (!isPaused) return request(callback);
      const own = (time: number): void => callback(time);
      const entry = { cancel: () => void waiting.delete(own) };
      waiting.set(own, entry);
      return () => entry.cancel();
    },
    setSpeed(next) {
      anchor();
      speed = next;
    },
    hold() {
      anchor();
      isPaused = true;
    },
    release() {
      if (!isPaused) return;
      innerStart = inner.now();
      isPaused = false;
      for (const [callback, entry] of waiting) entry.cancel = request(callback);
      waiting.clear();
    },
  };
}
