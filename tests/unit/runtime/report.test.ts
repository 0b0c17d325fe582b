import { beforeEach, expect, it, vi } from 'vitest';
import { createReporter, MAX_REPORTS } from '../../../src/runtime/report.ts';

const shown = (): readonly unknown[] => vi.mocked(console.error).mock.calls.flat();

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it('the reporter stops after a limited number of messages, and says so once', () => {
  const changed = vi.fn();
  const { report, last } = createReporter(changed);
  for (let frame = 0; frame < 5000; frame += 1) report(`frame ${frame}`, 'broken');
  expect(shown()).toHaveLength(MAX_REPORTS + 1);
  expect(shown().at(-2)).toBe('[keyfill] frame 999: broken');
  expect(shown().at(-1)).toBe("[keyfill] more than 1000 different messages: further messages aren't shown");
  expect(last()).toBe('[keyfill] frame 4999: broken');
  expect(changed).toHaveBeenCalledTimes(MAX_REPORTS + 1);
});

it('the reporter only writes ASCII, and reports a thrown value that has no text', () => {
  const { report } = createReporter(() => {});
  report('composition "Größe 😀"', 'É');
  report('frame 5', Object.create(null));
  expect(shown()).toEqual([
    String.raw`[keyfill] composition "Gr\u00f6\u00dfe \ud83d\ude00": \u00c9`,
    '[keyfill] frame 5: ',
  ]);
});
