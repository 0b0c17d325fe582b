import { expect, test, type Browser, type Page } from '@playwright/test';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { openInCasparCg } from '../../tools/playout/casparcg.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { openRenderer } from '../../tools/playout/ograf.ts';
import {
  LOTTIE_FILES,
  LOTTIE_PROBLEMS,
  lottieFile,
  lottieProject,
  lottieSource,
  type LottieName,
} from '../helpers/lottie-files.ts';
import { openRuntime } from '../runtime-page/open.ts';
import { pixels } from '../runtime-page/pixels.ts';

const YELLOW = [255, 255, 0];
const GREEN = [0, 128, 0];
const RED = [208, 0, 0];
const BLUE = [0, 0, 255];

type Color = readonly number[];

/** Points of the lower third at frame 25, in pixels of the composition. Without a color, the background is visible. */
const LOWER_THIRD: readonly (readonly [what: string, x: number, y: number, color?: Color])[] = [
  ['the first character', 40, 40, YELLOW],
  ['where two characters meet, which any other font leaves empty', 60, 40, YELLOW],
  ['the last character', 335, 25, YELLOW],
  ['the space', 200, 40],
  ['the plate inside its matte', 100, 110, GREEN],
  ['the plate outside its matte', 300, 110],
  ['the picture', 350, 30, RED],
  ['the bar, which is at its end because time is remapped', 390, 170, BLUE],
  ['where the bar would be without that', 200, 170],
];

/** Checks the lower third in a page of 960 by 540 pixels. */
async function checkLowerThird(page: Page, background: Color): Promise<void> {
  const colors = await pixels(
    page,
    LOWER_THIRD.map(([, x, y]) => [Math.round(x * 2.4), Math.round(y * 2.4 + 30)] as const),
  );
  expect(LOWER_THIRD.map(([what], index) => [what, colors[index]])).toEqual(
    LOWER_THIRD.map(([what, , , color = background]) => [what, color]),
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

/** Opens an OGraf graphic as `graphic`, and returns a function that runs code with it. */
async function openGraphic(browser: Browser, name: LottieName) {
  const { bytes } = await exported(name, 'ograf');
  const opened = await openRenderer(browser, bytes);
  const run = (code: string): Promise<unknown> => opened.page.evaluate(`(async () => { ${code} })()`);
  await run(`
    const {default: Graphic} = await import(${JSON.stringify(opened.main)});
    customElements.define('lottie-graphic', Graphic);
    window.graphic = document.body.appendChild(document.createElement('lottie-graphic'));
    graphic.style.cssText = 'position:absolute;inset:0';
    window.drawn = () => graphic.firstElementChild.shadowRoot.querySelectorAll('svg > g *').length;`);
  return { ...opened, run };
}

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
    if (name === 'lower-third') await checkLowerThird(page, [255, 255, 255]);
    expect(requests).toHaveLength(1);
    expect(errors).toEqual(reportOf(name));
    // lottie-web measures fonts with elements that it adds to the page.
    expect(await page.locator('body > span').count()).toBe(0);
    await page.close();
  });

  test(`${name}: an OGraf graphic has painted when playAction or goToTime resolves, and requests nothing`, async ({
    browser,
  }) => {
    const { page, run, requests, errors } = await openGraphic(browser, name);
    await run(`await graphic.load({renderType: 'realtime', data: {}})`);
    expect(await run(`await graphic.playAction({}); return drawn();`)).toBeGreaterThan(5);
    await run(`await graphic.dispose({});
      await graphic.load({renderType: 'non-realtime', data: {}});
      await graphic.setActionsSchedule({schedule: [{timestamp: 0, action: {type: 'playAction', params: {}}}]});`);
    for (const time of [900, 500]) await run(`await graphic.goToTime({timestamp: ${time}})`);
    expect(await run('return drawn();')).toBeGreaterThan(5);
    if (name === 'lower-third') await checkLowerThird(page, [255, 255, 255]);
    const others = requests.filter((url) => !/\/(?:main-\w+\.js)?$/.test(url));
    expect(others).toEqual([]);
    // Each template reports it once: the first one, the one for 900 ms, and the one that went back to 500 ms.
    expect(errors).toEqual([1, 2, 3].flatMap(() => reportOf(name)));
    await page.close();
  });
}

test('fonts of a Lottie file are on the page while its template is', async ({ page }) => {
  await openRuntime(page, { width: 960, height: 540 });
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
  await page.evaluate(async (project) => {
    const template = await window.kf.mount(project);
    template.seek(25);
  }, lottieProject('lower-third'));
  expect(await families()).toEqual([expect.stringMatching(/^"?keyfill-lottie-\d+"?: loaded$/)]);
  expect(await page.evaluate(() => window.kf.template!.root.textContent)).toContain('LIVE NOW');
  await page.evaluate(() => window.kf.template!.remove());
  expect(await families()).toEqual([]);
});

test("text of a Lottie file uses the project's own font, which loads first", async ({ page }) => {
  const file = structuredClone(lottieFile('lower-third')) as {
    fonts: { list: [{ fPath: string; fFamily: string }] };
  };
  const [font] = file.fonts.list;
  const url = font.fPath;
  font.fPath = 'https://fonts.example/blocks.ttf';
  font.fFamily = 'Blocks 3';
  const project: ProjectDefinition = {
    ...lottieProject('lower-third'),
    resources: [
      { id: 'file', type: 'lottie', data: file },
      { id: 'font', type: 'font', family: 'Blocks 3', weight: 700, url },
    ],
  };
  await openRuntime(page, { width: 960, height: 540 });
  await page.evaluate(async (own) => {
    const template = await window.kf.mount(own);
    template.seek(25);
  }, project);
  await checkLowerThird(page, [0, 0, 0]);
});

test('a font of a Lottie file that cannot be loaded is reported, and the rest is shown', async ({ page }) => {
  const file = structuredClone(lottieFile('lower-third')) as { fonts: { list: [{ fPath: string }] } };
  file.fonts.list[0].fPath = 'data:font/ttf,"), url("https://fonts.example/blocks.ttf';
  const errors: string[] = [];
  const requests: string[] = [];
  await openRuntime(page, { width: 960, height: 540 });
  page.on('console', (message) => errors.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  const drawn = await page.evaluate(
    async (project) => {
      const template = await window.kf.mount(project);
      template.seek(25);
      return template.root.textContent;
    },
    { ...lottieProject('lower-third'), resources: [{ id: 'file', type: 'lottie', data: file } as const] },
  );
  expect(drawn).toContain('LIVE NOW');
  expect(errors).toContain('[keyfill] resource "file": Error: the font "Keyfill Blocks" cannot be loaded');
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
});
