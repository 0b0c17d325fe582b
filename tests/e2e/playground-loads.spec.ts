import { expect, test } from '@playwright/test';
import { MAX_DURATION, MAX_FRAME_RATE, MAX_SIZE } from '../../src/runtime/model/limits.ts';
import { watchBusyTime } from './helpers/busy-time.ts';
import { acting, alert, editor, isPageWell, openEditor, run, tab, write } from './helpers/playground.ts';
import { command, frame, LOWER_THIRD, state } from './helpers/player.ts';

test('a template of the largest size and duration plays at the highest frame rate, and the page stays free', async ({
  page,
}) => {
  await openEditor(page, LOWER_THIRD);
  const style = {
    width: MAX_SIZE,
    height: MAX_SIZE,
    filterBlur: 100,
    fill: {
      type: 'linear',
      angle: 45,
      stops: [
        { offset: 0, color: '#14213d' },
        { offset: 1, color: '#fca311' },
      ],
    },
    rotation: {
      keyframes: [
        { frame: 0, value: 0 },
        { frame: MAX_DURATION - 1, value: 1e6 },
      ],
    },
  };
  const project = {
    keyfill: 1,
    name: 'Largest',
    mainComposition: 'lower-third',
    compositions: [
      {
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
      },
    ],
  };
  await write(page, acting(`keyfill.useOnPlay((next) => { this.fps = ${MAX_FRAME_RATE}; next(); });`));
  await tab(page, 'Template').click();
  await write(page, JSON.stringify(project));
  const busyTime = await watchBusyTime(page);
  await run(page);
  await expect(state(page)).toHaveText('On air', { timeout: 15_000 });
  // After ten seconds of the composition, on a machine that draws without a graphics card.
  await expect
    .poll(async () => Number(await frame(page).inputValue()), { timeout: 40_000 })
    .toBeGreaterThan(2400);
  await expect(alert(page)).toHaveText('');
  expect(await busyTime()).toBeLessThan(2000);
  await command(page, 'Reset').click();
  await tab(page, 'Actions').click();
  await expect(editor(page)).toContainText('findElementByKey');
  await isPageWell(page);
});
