import { expect, test } from '@playwright/test';
import { MAX_DURATION, MAX_FRAME_RATE, MAX_SIZE } from '../../src/runtime/model/limits.ts';
import { watchBusyTime } from './helpers/busy-time.ts';
import { acting, alert, attackPage, doing, openEditor, run, tab, write } from './helpers/playground.ts';
import { frame, LOWER_THIRD, state } from './helpers/player.ts';

test('a template of the largest size and duration plays at the highest frame rate, and the page stays responsive', async ({
  page,
}) => {
  await openEditor(page, LOWER_THIRD);
  const keyframes = [
    { frame: 0, value: 0 },
    { frame: MAX_DURATION - 1, value: 1e6 },
  ];
  const style = {
    width: MAX_SIZE,
    height: MAX_SIZE,
    filterBlur: 100,
    fill: '#fca311',
    rotation: { keyframes },
  };
  const composition = {
    id: 'lower-third',
    name: 'Largest',
    width: MAX_SIZE,
    height: MAX_SIZE,
    fps: 60,
    duration: MAX_DURATION,
    layers: Array.from({ length: 20 }, (_, index) => ({
      id: `l${index}`,
      name: `Layer ${index}`,
      element: { type: 'rectangle', style },
    })),
  };
  await write(page, acting(`keyfill.useOnPlay((next) => { this.fps = ${MAX_FRAME_RATE}; next(); });`));
  await tab(page, 'Template').click();
  await write(
    page,
    JSON.stringify({
      keyfill: 1,
      name: 'Largest',
      mainComposition: 'lower-third',
      compositions: [composition],
    }),
  );
  await run(page);
  await expect(state(page)).toHaveText('On air');
  const busyTime = await watchBusyTime(page);
  const start = performance.now();
  const shown = async (): Promise<number> => Number(await frame(page).inputValue());
  const first = await shown();
  // After two seconds of the composition, on a machine that draws without a graphics card.
  await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(first + 2 * MAX_FRAME_RATE);
  await expect(alert(page)).toHaveText('');
  // At most half of the time: a fast machine draws the status and the slider more often than a slow one.
  expect(await busyTime()).toBeLessThan((performance.now() - start) / 2);
});

/*
 * Chromium runs the frame in its own process, so the page keeps working, and the memory is free again once the
 * frame is removed. Other browsers can close the whole page: see Limits.tsx.
 */
test('if a frame runs out of memory, the browser closes only the frame, and the page keeps working', async ({
  browser,
  launchOptions,
}) => {
  // With this limit, memory runs out early. The page needs less.
  const limit = '--js-flags=--max-old-space-size=200';
  const own = await browser
    .browserType()
    .launch({ ...launchOptions, args: [...(launchOptions.args ?? []), limit] });
  const page = await own.newPage();
  await openEditor(page, LOWER_THIRD);
  // Playwright mistakes the end of a frame's process for the end of the page, so ask the page itself.
  const client = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await client.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const figure = `document.querySelector('figure[aria-label^="Live template"]')`;
  const seen = (selector: string): Promise<unknown> =>
    evaluate(`[...${figure}.querySelectorAll('${selector}')].map((node) => node.textContent).join()`);
  const press = (name: string): Promise<unknown> =>
    evaluate(
      `[...${figure}.querySelectorAll('button')].find((node) => node.textContent === '${name}').click()`,
    );
  await attackPage(
    page,
    doing(`const kept = (window.kept = []);
     keyfill.useOnNext(() => setInterval(() => {
       for (let count = 0; count < 20; count += 1) kept.push(new Array(100_000).fill(count));
     }));`),
  );
  await press('Next');
  await expect
    .poll(() => seen('[role="alert"]'), { timeout: 40_000 })
    .toContain('the template didn’t respond');
  expect(await evaluate(`${figure}.querySelectorAll('iframe').length`)).toBe(0);
  await press('Reset');
  await press('Play');
  await expect.poll(() => seen('[class*="status_"]')).toBe('On air');
  await own.close();
});
