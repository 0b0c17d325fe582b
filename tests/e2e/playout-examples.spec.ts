import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { openInCasparCg } from '../../tools/playout/casparcg.ts';
import { loadExample } from '../../tools/playout/validate-example.ts';

/** Opens an example's CasparCG export from file://, and loads it. */
async function open(browser: Browser, example: string): Promise<Page> {
  const [file] = await exportTemplate(await loadExample(example), 'casparcg');
  if (!file) throw new Error('the export gave no file');
  const { page } = await openInCasparCg(browser, file);
  await page.waitForFunction('keyfill.flags.load');
  return page;
}

const update = (page: Page, data: object): Promise<unknown> =>
  page.evaluate(`update(${JSON.stringify(JSON.stringify(data))})`);
/** The frames from a command until the graphic has left. `look` runs before each frame. */
const framesUntilGone = (page: Page, command: string, look = ''): Promise<readonly number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const frames = [];
    ${command};
    const look = () => {
      const { activeFrame, isVisible } = keyfill.mainComposition;
      if (frames.at(-1) !== activeFrame) frames.push(activeFrame);
      ${look};
      if (isVisible) requestAnimationFrame(look);
      else resolve(frames.slice(0, -1));
    };
    requestAnimationFrame(look);
  })`);

test('advanced text styling: the plate of the family name starts where that of the first name ends', async ({ browser }) => {
  const page = await open(browser, 'advanced-text-styling');
  const pair = () =>
    page.evaluate(`(() => {
      const line = keyfill.compositions.find(({ name }) => name === 'Name line');
      const [first, family] = ['First name', 'Family name'].map((name) => line.findLayerByName(name).element);
      return {
        texts: [first.content, family.content],
        gap: Math.round(family.style.x.value - first.measure().width),
        isInside: family.style.x.value + family.measure().width <= line.width + 1,
        size: first.style.fontSize.value,
      };
    })()`);
  await update(page, { _name: 'Maximiliane Alexandrina Wolkenstein-Trostburg-Rodenegg' });
  const long = (await pair()) as { size: number };
  expect(long).toMatchObject({ gap: 48, isInside: true });
  expect(long.size).toBeLessThan(88);
  await update(page, { _name: '  Ada   King Lovelace ' });
  expect(await pair()).toEqual({ texts: ['Ada King', 'Lovelace'], gap: 48, isInside: true, size: 88 });
  await update(page, { _name: 'Madonna' });
  expect(await pair()).toMatchObject({ texts: ['', 'Madonna'] });
  await update(page, { _name: '' });
  expect(await pair()).toMatchObject({ texts: ['', ''] });
  await page.close();
});

test('looping: loops on air, and a stop waits for the end of the loop', async ({ browser }) => {
  const page = await open(browser, 'looping');
  const seen = await framesUntilGone(
    page,
    'let hasStopped = false; play()',
    `const hasTurned = frames.some((frame, index) => frame < frames[index - 1]);
     if (hasTurned && activeFrame > 70 && !hasStopped) {
       hasStopped = true;
       stop();
     }`,
  );
  const turn = seen.findIndex((frame, index) => frame < (seen[index - 1] ?? 0));
  expect(seen[turn]).toBeGreaterThanOrEqual(50);
  expect(seen[turn]).toBeLessThan(70);
  // After the stop, the loop continues to its end, and then the outro follows, so no frame is smaller than
  // the previous one.
  const rest = seen.slice(turn);
  expect([...rest].sort((one, other) => one - other)).toEqual(rest);
  expect(rest.some((frame) => frame > 120 && frame < 150)).toBe(true);
  expect(rest.at(-1)).toBeGreaterThan(149);
  await page.close();
});

test('play in reverse on stop: leaves the way it came', async ({ browser }) => {
  const page = await open(browser, 'play-in-reverse-on-stop');
  await page.evaluate('play()');
  const main = 'keyfill.mainComposition';
  await page.waitForFunction(`${main}.isVisible && !${main}.isPlaying && ${main}.activeFrame === 19`);
  const seen = await framesUntilGone(page, 'stop()');
  expect([...seen].sort((one, other) => other - one)).toEqual(seen);
  expect(seen.some((frame) => frame > 2 && frame < 17)).toBe(true);
  await page.close();
});
