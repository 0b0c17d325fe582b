import { expect, test } from '@playwright/test';
import { watchBusyTime } from './helpers/busy-time.ts';
import { alert, attackPage, doing, isPageWell, openEditor, runners } from './helpers/playground.ts';
import { command, LOWER_THIRD } from './helpers/player.ts';
import { watchRendererMemory } from './helpers/renderer-memory.ts';

/*
 * Code that uses up memory. Chromium runs the frame in its own process, so the page keeps working, and the memory
 * is free again once the frame is removed. Other browsers can close the whole page: see Limits.tsx.
 */

/** What counts as a lot of memory, in MB. */
const MUCH = 300;

test('a frame that uses up memory doesn’t disturb the page, and Reset ends it', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await openEditor(page, LOWER_THIRD);
  const memory = await watchRendererMemory(browser);
  const before = await memory();
  const busyTime = await watchBusyTime(page);
  // It stops at about 2.5 GB, so that the machine survives a frame that isn't removed.
  await attackPage(
    page,
    doing(`const kept = (window.kept = []);
     const timer = setInterval(() => {
       kept.push(new Uint8Array(64_000_000).fill(1));
       if (kept.length === 40) clearInterval(timer);
     });`),
  );
  await expect.poll(memory, { timeout: 60_000 }).toBeGreaterThan(before + MUCH);
  await command(page, 'Reset').click();
  await expect(runners(page)).toHaveCount(0);
  await expect(alert(page)).toHaveText('');
  await expect.poll(memory).toBeLessThan(before + MUCH);
  // This includes the work of the player and the editor.
  expect(await busyTime()).toBeLessThan(3000);
  await isPageWell(page);
});

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
