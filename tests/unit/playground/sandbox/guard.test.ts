import { describe, expect, it } from 'vitest';
import { createGuard, TURN_LIMIT } from '../../../../src/playground/sandbox/frame/guard.ts';

describe('the loop guard', () => {
  const make = () => {
    let time = 0;
    let turn: (() => void) | undefined;
    let calls = 0;
    const guard = createGuard(
      () => time,
      (callback) => {
        turn = callback;
      },
      () => {
        calls += 1;
      },
    );
    const spin = (calls: number, each: number, place = 0): void => {
      for (let call = 0; call < calls; call += 1) {
        time += each;
        guard(place);
      }
    };
    return { spin, next: () => turn?.(), calls: () => calls };
  };

  it('ends code that runs too long without a pause, until the browser has had a turn, and says where', () => {
    const { spin, next, calls } = make();
    expect(() => spin(10_000, TURN_LIMIT / 1000, 7)).toThrow(expect.objectContaining({ place: 7 }));
    expect(() => spin(1, 0, 8)).toThrow(expect.objectContaining({ place: 8 }));
    expect(calls()).toBe(0);
    next();
    expect(calls()).toBe(1);
    for (let turn = 0; turn < 100; turn += 1) {
      spin(500, 1);
      next();
    }
  });

  it('ends code that catches stack overflow errors', () => {
    const full = (): never => {
      throw new RangeError('full');
    };
    const guard = createGuard(full, full, () => undefined);
    let last: unknown;
    for (let call = 0; call < 65_000; call += 1) {
      try {
        guard(3);
      } catch (error) {
        last = error;
      }
    }
    expect(last).toMatchObject({ place: 3 });
  });
});
