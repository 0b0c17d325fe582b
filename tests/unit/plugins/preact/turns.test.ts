import { expect, test } from 'vitest';
import { createTurns, type Turn } from '../../../../plugins/preact/client/turns';

/** Turns whose clock and tasks the test holds. */
function page() {
  let time = 0;
  const tasks: (() => void)[] = [];
  const turns = createTurns(
    () => time,
    (run) => tasks.push(run),
  );
  return {
    ...turns,
    /** Work that takes its time, in milliseconds. */
    pass: (milliseconds: number) => void (time += milliseconds),
    /** The next task; false when there is none. */
    next: () => {
      const task = tasks.shift();
      task?.();
      return task !== undefined;
    },
  };
}

const dueOf = (...turns: readonly Turn[]): readonly boolean[] => turns.map(({ isDue }) => isDue);

test('parts are due at once as long as the first pass has time', () => {
  const { begin, take, pass } = page();
  begin();
  const first = take();
  pass(3);
  const second = take();
  pass(3);
  const third = take();
  expect(dueOf(first, second, third)).toEqual([true, true, false]);
});

test('what waits gets a task each, in the order of the page', async () => {
  const { begin, take, pass, run, next } = page();
  begin();
  pass(5);
  const first = take();
  const second = take();
  run(() => undefined);
  expect(dueOf(first, second)).toEqual([false, false]);
  next();
  expect(dueOf(first, second)).toEqual([true, false]);
  await first.due;
  next();
  expect(dueOf(first, second)).toEqual([true, true]);
  await second.due;
});

test('a part does not overtake an earlier one that waits', () => {
  const { begin, take, pass, run, next } = page();
  begin();
  pass(5);
  const first = take();
  run(() => undefined);
  next();
  expect(first.isDue).toBe(true);
  pass(5);
  const inside = take();
  const insideToo = take();
  next();
  // A new stretch has time; still the one that asked first is next.
  const innermost = take();
  expect(dueOf(inside, innermost, insideToo)).toEqual([true, false, false]);
  next();
  expect(dueOf(inside, innermost, insideToo)).toEqual([true, true, false]);
});

test('parts inside of the part whose turn it is come before those after it', () => {
  const { begin, take, pass, run, next } = page();
  begin();
  pass(5);
  const outer = take();
  const after = take();
  run(() => undefined);
  next();
  pass(5);
  const inner = take();
  next();
  expect(dueOf(outer, inner, after)).toEqual([true, true, false]);
});

test('when none waits any more it is said once, and later parts are due at once', () => {
  const { begin, take, pass, run, next } = page();
  let over = 0;
  begin();
  pass(5);
  take();
  run(() => (over += 1));
  while (next());
  expect(over).toBe(1);
  pass(1000);
  expect(take().isDue).toBe(true);
});

test('a page that is not hydrated in parts waits for nothing', () => {
  const { take, pass } = page();
  pass(1000);
  expect(take().isDue).toBe(true);
});
