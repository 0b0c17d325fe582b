import type { Clock } from '../../runtime/index.ts';

/** A clock whose time passes `speed` times as fast as the inner clock's, 1 at first. It doesn't jump when that changes. */
interface SpeedClock extends Clock {
  readonly setSpeed: (speed: number) => void;
}

/** Creates a clock with an adjustable speed. At 0, its time stands still. */
export function createSpeedClock(inner: Clock): SpeedClock {
  let speed = 1;
  let innerStart = inner.now();
  let start = innerStart;
  const at = (time: number): number => start + (time - innerStart) * speed;
  return {
    now: () => at(inner.now()),
    request: (callback) => inner.request((time) => callback(at(time))),
    setSpeed(next) {
      const time = inner.now();
      start = at(time);
      innerStart = time;
      speed = next;
    },
  };
}
