import { expect, test, type Page } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { advance, boxOf, outside, readMasks, VIEW, type Step } from '../runtime-page/masks.ts';
import { openRuntime } from '../runtime-page/open.ts';

/** What has to be finished how many frames after a command. At 50 frames per second, the name can be read after a second. */
const READABLE = 50;
const GONE = 13;

/** How many frames apart the pictures are that are compared, and for how long after each command. */
const EVERY_FRAME = 1;

async function mount(page: Page, example: string): Promise<ProjectDefinition> {
  await openRuntime(page, VIEW);
  await page.evaluate((name) => window.kf.mountPair(name), example);
  return page.evaluate((name) => window.kf.examples[name]!.project, example);
}

/** Returns the frames after a command on which text was outside its plates, with the number of pixels. */
async function leaks(page: Page, [command, frames, ...values]: Step): Promise<readonly string[]> {
  const found: string[] = [];
  await advance(page, [command, 0, ...values] as unknown as Step);
  for (let frame = EVERY_FRAME; frame <= frames; frame += EVERY_FRAME) {
    await advance(page, ['wait', EVERY_FRAME]);
    const pixels = outside(await readMasks(page));
    if (pixels > 0) found.push(`${command} + ${frame}: ${pixels} pixels`);
  }
  return found;
}

for (const { example } of GALLERY) {
  test(`${example}: text never leaves its plates, and is quick to come and go`, async ({ page }) => {
    const { compositions, mainComposition, templateDefinition } = await mount(page, example);
    const found = [...(await leaks(page, ['play', 30]))];
    await advance(page, ['wait', READABLE - 30]);
    const readable = boxOf((await readMasks(page)).text);
    await advance(page, ['wait', 100]);
    if (readable)
      expect.soft(boxOf((await readMasks(page)).text), 'still there after a second').toBeDefined();
    for (const { name, argument } of templateDefinition?.commands ?? [])
      found.push(...(await leaks(page, ['invoke', 20, name, argument?.value])));
    const main = compositions.find(({ id }) => id === mainComposition);
    for (const _step of (main?.frameActions ?? []).filter(({ isStep }) => isStep)) {
      await advance(page, ['wait', 100]);
      found.push(...(await leaks(page, ['next', 20])));
    }
    await advance(page, ['wait', 200]);
    found.push(...(await leaks(page, ['stop', GONE])));
    expect.soft(found).toEqual([]);
    expect.soft(await advance(page, ['wait', 0]), `gone ${GONE} frames after Stop`).toBe(false);
  });
}
