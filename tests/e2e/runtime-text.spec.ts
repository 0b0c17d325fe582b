import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { mount, SIZE } from '../runtime-page/mount.ts';
import { openRuntime } from '../runtime-page/open.ts';
import { paintElement } from '../runtime-page/paint-fixtures.ts';

test.beforeEach(({ page }) => openRuntime(page, SIZE));

test.describe('text', () => {
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
  const box = (page: Page) =>
    page.evaluate(() => {
      const { domNode } = window.kf.template!.keyfill.mainComposition.layers[0]!.element;
      const { left, top, width, height } = domNode.getBoundingClientRect();
      return { left, top, width, height };
    });
  const inner = (page: Page) =>
    page.evaluate(() => {
      const node = window.kf.template!.keyfill.mainComposition.layers[0]!.element.domNode.firstElementChild!;
      const { left, top, width, height } = node.getBoundingClientRect();
      return { left, top, width, height };
    });

  test('fits its box to the content with autoSize, growing from the side of textAlign', async ({ page }) => {
    for (const [textAlign, side] of [
      ['left', 0],
      ['center', 0.5],
      ['right', 1],
    ] as const) {
      await mount(page, text('four', {}, { textAlign }));
      const before = await box(page);
      await page.evaluate(() => {
        const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
          content: string;
          measure(): { width: number };
        };
        element.content = 'eighteen letters..';
        window.kf.template!.flush();
      });
      const after = await box(page);
      expect(after.width / before.width).toBeCloseTo(4.5, 1);
      expect(after.left + after.width * side).toBeCloseTo(before.left + before.width * side, 0);
      expect(before.left).toBeCloseTo(100, 0);
    }
  });

  test('is narrowed to fit with autoSqueeze, and never widened', async ({ page }) => {
    await mount(
      page,
      text('a text that is far too wide', { autoSize: false, autoSqueeze: true }, { width: 200, height: 60 }),
    );
    expect((await inner(page)).width).toBeCloseTo(200, 0);
    expect((await inner(page)).height).toBeCloseTo(40, 0);
    await mount(page, text('ab', { autoSize: false, autoSqueeze: true }, { width: 200, height: 60 }));
    expect((await inner(page)).width).toBeLessThan(60);
  });

  test('keeps line breaks and wraps long lines with multiline; otherwise, a break is a space', async ({
    page,
  }) => {
    await mount(page, text('one\ntwo'));
    expect((await box(page)).height).toBeCloseTo(40, 0);
    await mount(page, text('one\ntwo', { multiline: true }));
    expect((await box(page)).height).toBeCloseTo(80, 0);
    await mount(
      page,
      text('one two three four five', { multiline: true, autoSize: false }, { width: 200, height: 200 }),
    );
    expect((await inner(page)).height).toBeGreaterThanOrEqual(119);
  });

  test('is placed at the top, in the middle, or at the bottom by verticalTextAlign', async ({ page }) => {
    const tops: number[] = [];
    for (const verticalTextAlign of ['top', 'middle', 'bottom']) {
      await mount(page, text('x', { autoSize: false }, { width: 100, height: 140, verticalTextAlign }));
      tops.push((await inner(page)).top);
    }
    expect(tops.map(Math.round)).toEqual([50, 100, 150]);
  });

  test("is measured with its padding and letter transform, even if it's not on screen", async ({ page }) => {
    await mount(page, text('strasse', {}, { paddingLeft: 10, paddingTop: 5, textTransform: 'uppercase' }));
    const [shown, hidden] = await page.evaluate(() => {
      const layer = window.kf.template!.keyfill.mainComposition.layers[0]!;
      const element = layer.element as unknown as { measure(): { width: number; height: number } };
      const first = element.measure();
      layer.isVisible = false;
      window.kf.template!.flush();
      return [first, element.measure()];
    });
    const real = await box(page);
    expect(shown!.width).toBeCloseTo(real.width, 0);
    expect(shown!.height).toBeCloseTo(45, 0);
    expect(hidden).toEqual(shown);
  });

  test('uses a font by any name that a resource gives it, and reads a list as CSS does', async ({ page }) => {
    await page.route('**/own.woff2', (route) =>
      route.fulfill({
        contentType: 'font/woff2',
        path: path.resolve(__dirname, '../../static/examples/fonts/barlow-condensed-latin-700-normal.woff2'),
      }),
    );
    const widthWith = async (family: string, fontFamily = family): Promise<number> => {
      await mount(page, {
        ...text('Ada Lovelace', {}, { fontFamily, fontWeight: 700 }),
        resources: [{ type: 'font', id: 'own', family, url: '/own.woff2', weight: 700 }] as const,
      });
      return (await box(page)).width;
    };
    const expected = await widthWith('Barlow');
    for (const family of ['Exo 2', 'Source Sans 3', '2nd'])
      expect(await widthWith(family), family).toBe(expected);
    expect(await widthWith('Barlow', 'Barlow, serif')).toBe(expected);
    expect(await widthWith('Barlow', 'serif')).not.toBe(expected);
  });

  test("can have each weight in a variable font's range, even between keyframes", async ({ page }) => {
    await page.route('**/variable.woff2', (route) =>
      route.fulfill({
        contentType: 'font/woff2',
        path: path.resolve(__dirname, '../../src/css/fonts/archivo-basic.woff2'),
      }),
    );
    const fontWeight = {
      keyframes: [
        { frame: 0, value: 400 },
        { frame: 20, value: 600 },
      ],
    };
    const weight = '400 600';
    await mount(page, {
      ...text('Ada Lovelace', {}, { fontFamily: 'Variable', fontSize: 100, fontWeight }),
      resources: [{ type: 'font', id: 'own', family: 'Variable', url: '/variable.woff2', weight }] as const,
    });
    const widths: number[] = [];
    for (const frame of [0, 10, 20]) {
      await page.evaluate((at) => window.kf.template!.seek(at), frame);
      widths.push((await box(page)).width);
    }
    const [regular, medium, semibold] = widths;
    expect(medium! - regular!).toBeGreaterThan(3);
    expect(semibold! - medium!).toBeGreaterThan(3);
  });

  test("fits its box when it's shown, even if it was painted while nothing had a size", async ({ page }) => {
    await page.evaluate(() => void (document.querySelector<HTMLElement>('#host')!.style.display = 'none'));
    await mount(
      page,
      text('a text that is far too wide', { autoSize: false, autoSqueeze: true }, { width: 200, height: 60 }),
    );
    await page.evaluate(() => void (document.querySelector<HTMLElement>('#host')!.style.display = ''));
    await expect.poll(async () => Math.round((await inner(page)).width)).toBe(200);
  });

  test("doesn't depend on the text direction of the page around it", async ({ page }) => {
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    await mount(page, text('Ada', { autoSize: false }, { width: 300, height: 60 }));
    expect((await inner(page)).left).toBeCloseTo(100, 0);
  });

  test('is measured with its own font, because loading waits for a late font', async ({ page }) => {
    const content = 'Ada Lovelace, Countess';
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/late.woff2', async (route) => {
      await answered;
      await route.fulfill({
        contentType: 'font/woff2',
        path: path.resolve(__dirname, '../../static/examples/fonts/barlow-condensed-latin-700-normal.woff2'),
      });
    });
    const project = {
      ...text(
        content,
        { autoSize: false, autoSqueeze: true },
        { fontFamily: 'Late, monospace', fontWeight: 700, width: 200, height: 60 },
      ),
      resources: [{ type: 'font', id: 'late', family: 'Late', url: '/late.woff2', weight: 700 }] as const,
    };
    const measured = () =>
      page.evaluate(() => {
        const { layers } = window.kf.template!.keyfill.mainComposition;
        return (layers[0]!.element as unknown as { measure(): { width: number } }).measure().width;
      });
    /** The text's width as the page itself lays it out. */
    const widthIn = (fontFamily: string) =>
      page.evaluate(
        ([family, letters]) => {
          const probe = document.createElement('span');
          probe.style.cssText = `position:absolute;white-space:pre;font:700 40px ${family}`;
          probe.textContent = letters;
          document.body.append(probe);
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return width;
        },
        [fontFamily, content] as const,
      );
    const requested = page.waitForRequest('**/late.woff2');
    await page.evaluate((own) => {
      const state = window as unknown as { isLoaded: boolean };
      state.isLoaded = false;
      void window.kf.mount(own).then(() => (state.isLoaded = true));
    }, project);
    const isLoaded = () => page.evaluate(() => (window as unknown as { isLoaded: boolean }).isLoaded);
    await requested;
    expect(await measured()).toBeCloseTo(await widthIn('monospace'), 0);
    expect(await isLoaded()).toBe(false);
    answer();
    await expect.poll(isLoaded).toBe(true);
    const own = await widthIn('Late, monospace');
    expect(own).toBeLessThan((await widthIn('monospace')) - 50);
    expect(own).toBeGreaterThan(220);
    expect(await measured()).toBeCloseTo(own, 0);
    await page.evaluate(() => window.kf.template!.seek(0));
    // If it were squeezed using the width of another font, it would be narrower than its box.
    expect((await inner(page)).width).toBeCloseTo(200, 0);
    expect(await page.evaluate(() => window.kf.template!.lastError)).toBeUndefined();
  });

  test('never treats its content as markup', async ({ page }) => {
    await mount(page, text('<img src=x onerror="window.broken = true">'));
    await page.waitForTimeout(50);
    expect(
      await page.evaluate(() => [document.querySelectorAll('#host img').length, 'broken' in window]),
    ).toEqual([0, false]);
  });
});

test('colors can have every name that the browser knows, and no other', async ({ page }) => {
  await mount(page, paintElement({ type: 'rectangle' }));
  const [known, refused] = await page.evaluate(() => {
    const { fill } = window.kf.template!.keyfill.mainComposition.layers[0]!.element.style as unknown as {
      fill: { value: unknown };
    };
    const tryOne = (name: string): string => {
      try {
        fill.value = name;
        return (fill.value as { toHex(): string }).toHex();
      } catch (error) {
        return String(error);
      }
    };
    return [
      ['rebeccapurple', 'Orange', 'transparent'].map(tryOne),
      ['reddish', 'inherit', 'currentColor'].map(tryOne),
    ];
  });
  expect(known).toEqual(['#663399', '#ffa500', '#00000000']);
  for (const text of refused!) expect(text).toMatch(/TypeError: style\.fill: expected a color, got/);
});
