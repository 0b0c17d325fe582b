import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { mount, openRuntime, SIZE } from '../helpers/runtime-page/open.ts';
import { paintElement } from '../helpers/runtime-page/paint-fixtures.ts';

const FONT_FILE = 'static/examples/fonts/archivo-semicondensed-latin.woff2';

test.beforeEach(({ page }) => openRuntime(page, SIZE));

const text = (content: string, more = {}, style = {}) =>
  paintElement({
    type: 'text',
    content,
    ...more,
    style: {
      x: 100,
      y: 50,
      fontSize: 40,
      lineHeight: 1,
      fontFamily: 'monospace',
      backgroundColor: '#fff',
      color: '#000',
      ...style,
    },
  });

/** Squeezed into 200 × 60 pixels. */
const squeezed = (content: string, style = {}) =>
  text(content, { autoSize: false, autoSqueeze: true }, { width: 200, height: 60, ...style });

const withFont = (project: ReturnType<typeof text>, family: string, weight: number | string) => ({
  ...project,
  resources: [{ type: 'font', id: 'own', family, url: '/own.woff2', weight }] as const,
});

const answerFont = (page: Page, file: string, answered?: Promise<void>) =>
  page.route('**/own.woff2', async (route) => {
    await answered;
    await route.fulfill({ contentType: 'font/woff2', path: path.resolve(file) });
  });

/** The element's box, the box of the letters in it, and the size that it measures. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const { element } = window.kf.template!.keyfill.mainComposition.layers[0]!;
    const { domNode } = element;
    const measure = () => (element as unknown as { measure(): { width: number; height: number } }).measure();
    return {
      box: domNode.getBoundingClientRect().toJSON() as DOMRect,
      inner: domNode.firstElementChild!.getBoundingClientRect().toJSON() as DOMRect,
      measured: measure(),
    };
  });
const boxOf = async (page: Page) => (await boxes(page)).box;
const innerOf = async (page: Page) => (await boxes(page)).inner;

test('fits its box to the content with autoSize, growing from the side of textAlign', async ({ page }) => {
  for (const [textAlign, side] of [
    ['left', 0],
    ['center', 0.5],
    ['right', 1],
  ] as const) {
    await mount(page, text('four', {}, { textAlign }));
    const before = await boxOf(page);
    await page.evaluate(() => {
      const { element } = window.kf.template!.keyfill.mainComposition.layers[0]!;
      (element as unknown as { content: string }).content = 'eighteen letters..';
      window.kf.template!.flush();
    });
    const after = await boxOf(page);
    expect(after.width / before.width).toBeCloseTo(4.5, 1);
    expect(after.left + after.width * side).toBeCloseTo(before.left + before.width * side, 0);
    expect(before.left).toBeCloseTo(100, 0);
  }
});

test('is narrowed to fit with autoSqueeze, and never widened', async ({ page }) => {
  await mount(page, squeezed('a text that is far too wide'));
  expect((await innerOf(page)).width).toBeCloseTo(200, 0);
  expect((await innerOf(page)).height).toBeCloseTo(40, 0);
  await mount(page, squeezed('a text that is far too wide', { paddingLeft: 20, paddingRight: 30 }));
  const { left, right } = await innerOf(page);
  expect([Math.round(left), Math.round(right)]).toEqual([120, 270]);
  await mount(page, squeezed('ab'));
  expect((await innerOf(page)).width).toBeLessThan(60);
});

test('keeps line breaks and wraps long lines only with multiline', async ({ page }) => {
  await mount(page, text('one\ntwo'));
  expect((await boxOf(page)).height).toBeCloseTo(40, 0);
  await mount(page, text('one\ntwo', { multiline: true }));
  expect((await boxOf(page)).height).toBeCloseTo(80, 0);
  const size = { width: 200, height: 200 };
  await mount(page, text('one two three four five', { multiline: true, autoSize: false }, size));
  expect((await innerOf(page)).height).toBeGreaterThanOrEqual(119);
});

test("is placed at the top, middle, or bottom, whatever the page's text direction is", async ({ page }) => {
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  const places: (readonly [left: number, top: number])[] = [];
  for (const verticalTextAlign of ['top', 'middle', 'bottom']) {
    await mount(page, text('x', { autoSize: false }, { width: 100, height: 140, verticalTextAlign }));
    const { left, top } = await innerOf(page);
    places.push([Math.round(left), Math.round(top)]);
  }
  expect(places).toEqual([
    [100, 50],
    [100, 100],
    [100, 150],
  ]);
});

test("is measured with its padding and letter transform, even if it's not on screen", async ({ page }) => {
  await mount(page, text('strasse', {}, { paddingLeft: 10, paddingTop: 5, textTransform: 'uppercase' }));
  const { box, measured } = await boxes(page);
  await page.evaluate(() => {
    window.kf.template!.keyfill.mainComposition.layers[0]!.isVisible = false;
    window.kf.template!.flush();
  });
  expect(measured.width).toBeCloseTo(box.width, 0);
  expect(measured.height).toBeCloseTo(45, 0);
  expect((await boxes(page)).measured).toEqual(measured);
});

test("can have each weight in a variable font's range, even between keyframes", async ({ page }) => {
  await answerFont(page, 'src/css/fonts/archivo-basic.woff2');
  const keyframes = [
    { frame: 0, value: 400 },
    { frame: 20, value: 600 },
  ];
  const style = { fontFamily: 'Variable', fontSize: 100, fontWeight: { keyframes } };
  const widths: number[] = [];
  for (const frame of [0, 10, 20]) {
    await mount(page, withFont(text('Ada Lovelace', {}, style), 'Variable', '400 600'), frame);
    widths.push((await boxOf(page)).width);
  }
  const [regular, medium, semibold] = widths;
  expect(medium! - regular!).toBeGreaterThan(3);
  expect(semibold! - medium!).toBeGreaterThan(3);
});

test('is measured with its own font, because loading waits for a late font', async ({ page }) => {
  let answer = (): void => undefined;
  await answerFont(page, FONT_FILE, new Promise<void>((resolve) => (answer = resolve)));
  const project = squeezed('Ada Lovelace, Countess', { fontFamily: 'Late, monospace', fontWeight: 700 });
  const requested = page.waitForRequest('**/own.woff2');
  await page.evaluate(
    (own) => {
      void window.kf.mount(own).then(() => Object.assign(window, { isLoaded: true }));
    },
    withFont(project, 'Late', 700),
  );
  const isLoaded = () => page.evaluate(() => 'isLoaded' in window);
  await requested;
  const { measured: early } = await boxes(page);
  expect(await isLoaded()).toBe(false);
  answer();
  await expect.poll(isLoaded).toBe(true);
  const { measured: own } = await boxes(page);
  expect(own.width).toBeLessThan(early.width - 50);
  expect(own.width).toBeGreaterThan(220);
  await page.evaluate(() => window.kf.template!.seek(0));
  // If it were squeezed using the width of another font, it would be narrower than its box.
  expect((await innerOf(page)).width).toBeCloseTo(200, 0);
  expect(await page.evaluate(() => window.kf.template!.lastError)).toBeUndefined();
});
