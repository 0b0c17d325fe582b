import { expect, test, type Page } from '@playwright/test';
import { openInCasparCg } from '../../tools/playout/casparcg.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { openRenderer } from '../../tools/playout/ograf-checks.ts';
import { LOTTIE_FILES, LOTTIE_PROBLEMS, lottieSource, type LottieName } from '../helpers/lottie-files.ts';
import { pixels } from '../helpers/runtime-page/pixels.ts';

const YELLOW = [255, 255, 0];

/** Points of the lower third at frame 25, in composition pixels. Without a color, nothing covers them. */
const LOWER_THIRD: readonly (readonly [what: string, x: number, y: number, color?: readonly number[]])[] = [
  ['the first character', 40, 40, YELLOW],
  ['where two characters meet, which any other font leaves empty', 60, 40, YELLOW],
  ['the last character', 335, 25, YELLOW],
  ['the space', 200, 40],
  ['the plate inside its matte', 100, 110, [0, 128, 0]],
  ['the plate outside its matte', 300, 110],
  ['the picture', 350, 30, [208, 0, 0]],
  ['the bar, which is at its end because time is remapped', 390, 170, [0, 0, 255]],
  ['where the bar would be without that', 200, 170],
];

/** Checks the lower third in a white page of 960 by 540 pixels. */
async function checkLowerThird(page: Page): Promise<void> {
  const colors = await pixels(
    page,
    LOWER_THIRD.map(([, x, y]) => [Math.round(x * 2.4), Math.round(y * 2.4 + 30)] as const),
  );
  expect(LOWER_THIRD.map(([what], index) => [what, colors[index]])).toEqual(
    LOWER_THIRD.map(([what, , , color = [255, 255, 255]]) => [what, color]),
  );
}

async function exported(name: LottieName, format: 'casparcg' | 'ograf') {
  const [file] = await exportTemplate(await lottieSource(name), format);
  if (!file) throw new Error('the export gave no file');
  return file;
}

/** What the runtime reports for a file: everything at once, in ASCII. */
const reportOf = (name: LottieName): readonly string[] =>
  LOTTIE_PROBLEMS[name].length === 0
    ? []
    : [`[keyfill] resource "file": ${LOTTIE_PROBLEMS[name].join('; ').replace('ü', '\\u00fc')}`];

for (const name of LOTTIE_FILES) {
  test(`${name}: an HTML export has painted when play returns, and requests nothing`, async ({ browser }) => {
    const { page, requests, errors } = await openInCasparCg(browser, await exported(name, 'casparcg'));
    await page.waitForFunction('keyfill.flags.load');
    const drawn = await page.evaluate(`(() => {
      play();
      keyfill.mainComposition.goToFrame(25);
      return keyfill.mainComposition.domNode.querySelectorAll('svg > g *').length;
    })()`);
    expect(drawn).toBeGreaterThan(5);
    if (name === 'lower-third') await checkLowerThird(page);
    expect(requests).toHaveLength(1);
    expect(errors).toEqual(reportOf(name));
    await page.close();
  });
}

test('an OGraf graphic has painted when its promises resolve, and requests nothing', async ({ browser }) => {
  const { bytes } = await exported('lower-third', 'ograf');
  const { page, main, requests, errors } = await openRenderer(browser, bytes);
  const drawn = (code: string): Promise<unknown> =>
    page.evaluate(`(async () => {
      ${code}
      return graphic.firstElementChild.shadowRoot.querySelectorAll('svg > g *').length;
    })()`);
  expect(
    await drawn(`const {default: Graphic} = await import(${JSON.stringify(main)});
      customElements.define('lottie-graphic', Graphic);
      window.graphic = document.body.appendChild(document.createElement('lottie-graphic'));
      graphic.style.cssText = 'position:absolute;inset:0';
      await graphic.load({renderType: 'realtime', data: {}});
      await graphic.playAction({});`),
  ).toBeGreaterThan(5);
  expect(
    await drawn(`await graphic.dispose({});
      await graphic.load({renderType: 'non-realtime', data: {}});
      const action = {type: 'playAction', params: {}};
      await graphic.setActionsSchedule({schedule: [{timestamp: 0, action}]});
      for (const timestamp of [900, 500]) await graphic.goToTime({timestamp});`),
  ).toBeGreaterThan(5);
  await checkLowerThird(page);
  expect(requests.filter((url) => !/\/(?:main-\w+\.js)?$/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
