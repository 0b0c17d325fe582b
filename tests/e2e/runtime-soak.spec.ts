import { expect, test } from '@playwright/test';
import { openRuntime } from '../runtime-page/open.ts';

test('1 000 random command sequences throw nothing, and leave no listener, timer, frame callback, or node', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openRuntime(page);
  const result = await page.evaluate(() => window.kf.soak(1000, 117));
  expect(result.problems).toEqual([]);
  expect(result.sequences).toBe(1000);
  expect(result.commands).toBeGreaterThan(10_000);
  // The check above covered the errors that broken data must cause, and nothing else was reported.
  for (const kind of ['broken JSON', 'broken XML', 'no data', 'no picture'])
    expect(result.reports[kind], kind).toBeGreaterThan(0);
});
