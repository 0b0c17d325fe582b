import type { Clock } from '../../runtime/index.ts';

/** A clock that's `speed` times as fast as the inner one, 1 at first. It doesn't jump when that changes. */
interface SpeedClock extends Clock {
  readonly setSpeed: (speed: number) => void;
}

type Callback = (time: number) => void;

/** Creates a clock with an adjustable speed. At 0, it requests no ticks, so it uses no processor time. */
export function createSpeedClock(inner: Clock): SpeedClock {
  let speed = 1;
  let innerStart = inner.now();
  let start = innerStart;
  /** The functions that wait for a tick, each with the function that cancels its request, if time passes. */
  const waiting = new Map<Callback, (() => void) | undefined>();
  const at = (time: number): number => start + (time - innerStart) * speed;

  function request(callback: Callback): void {
    waiting.get(callback)?.();
    const tick = (time: number): void => {
      waiting.delete(callback);
      callback(at(time));
    };
    waiting.set(callback, speed === 0 ? undefined : inner.request(tick));
  }

  return {
    now: () => at(inner.now()),
    request(call) {
      const callback: Callback = (time) => call(time);
      request(callback);
      return () => {
        waiting.get(callback)?.();
        waiting.delete(callback);
      };
    },
    setSpeed(next) {
      const time = inner.now();
      start = at(time);
      innerStart = time;
      speed = next;
      for (const callback of [...waiting.keys()]) request(callback);
    },
  };
}
