import { expect, test, type Page } from '@playwright/test';
import type { PathDefinition } from '../../src/runtime/definition/elements.ts';
import type { MaskDefinition } from '../../src/runtime/definition/composition.ts';
import { toHex } from '../../src/runtime/model/color.ts';
import { parseColor } from '../../src/runtime-validation/parse-color.ts';
import { isPathData } from '../../src/runtime-validation/path-data.ts';
import { BLACK, mount, SIZE, WHITE } from '../runtime-page/mount.ts';
import { openRuntime } from '../runtime-page/open.ts';
import { paintElement } from '../runtime-page/paint-fixtures.ts';
import { pixels } from '../runtime-page/pixels.ts';

test.beforeEach(({ page }) => openRuntime(page, SIZE));

/** What the runtime makes of texts: the value as it's read back, or `refused`. */
const valuesAfterSetting = (
  page: Page,
  member: 'fill' | 'data',
  texts: readonly string[],
): Promise<readonly string[]> =>
  page.evaluate(
    ([name, all]) => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        data: string;
        style: { fill: { value: unknown } };
      };
      return all.map((text) => {
        try {
          if (name === 'data') return (element.data = text);
          element.style.fill.value = text;
          return (element.style.fill.value as { toHex(): string }).toHex();
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    },
    [member, texts] as const,
  );

test.describe("the browser's parsers in the runtime, compared with validation", () => {
  test('accept the same colors', async ({ page }) => {
    const texts = [
      ...['#fff', '#08f8', '#FCA311', '#00000080', ' #123456 ', 'orange', 'RebeccaPurple', 'Transparent'],
      ...['rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.5)', 'rgb(100% 0% 40% / 25%)', 'RGB(300, -5, 12.4)'],
      ...[
        'hsl(120 100% 50%)',
        'hsl(-120deg, 100%, 50%)',
        'hsla(0.5turn, 20%, 40%, 0.25)',
        'hsl(3.1rad 40% 30%)',
      ],
      ...['', 'reddish', '#12', '#12345', '#ggg', 'rgb(1, 2)', 'rgb(1 2 3 4)', 'rgb(a,b,c)', 'url(#x)'],
      ...['rgb(10%, 20, 30)', 'rgb(1 2/3 4)', 'rgb(1. 2 3)'],
      ...['hsl(1,2,3)', 'currentcolor', 'inherit', 'rgb(1,2,3) x', 'oklch(0.5 0.1 20)', 'color(srgb 1 0 0)'],
    ];
    await mount(page, paintElement({ type: 'rectangle' }));
    const expected = texts.map((text) => {
      const color = parseColor(text);
      return color ? toHex(color) : 'refused';
    });
    expect(await valuesAfterSetting(page, 'fill', texts)).toEqual(expected);
  });

  test('accept the same path data', async ({ page }) => {
    const texts = [
      ...['', ' ', 'M0 0', 'M10-20.5.5 1e1', 'M0 0a50 50 0 11100 0', 'm0 0 1 1 2 2z', 'M0,0\n L 5,5\t Z'],
      ...['M0 0H5V5h-5z', 'M0 0C1 1 2 2 3 3S4 4 5 5', 'M0 0Q1 1 2 2T3 3', 'M0 0A5 5 30 1 0 9 9'],
      ...['L1 1', 'M1', 'M0 0 X', 'M0 0 L', 'M0 0 C1 1 1 1 1', 'M0 0 A1 1 0 2 0 5 5', 'M0,0 Lfoo'],
      ...['M,0 0', 'M0,,0', 'M0 0L1. 2', 'M0 0 L,1 1', ',M0 0', 'M0 0Z,M1 1', 'M0 0 L 1 1,,2 2'],
      ...['M0 0")', 'M0 0\\', "M0 0'", 'M0 0;', 'url(#x)', 'M0 0 /* x */'],
    ];
    await mount(page, paintElement({ type: 'path', data: 'M0 0H1V1Z' }));
    const expected = texts.map((text) => (isPathData(text) ? text : 'refused'));
    expect(await valuesAfterSetting(page, 'data', texts)).toEqual(expected);
  });
});

test.describe('a path', () => {
  const path = (data: string, style: PathDefinition['style'] = {}) =>
    paintElement({
      type: 'path',
      data,
      style: { x: 50, y: 50, width: 200, height: 100, fill: '#fff', ...style },
    });
  /** The middle, next to each end of the middle lines, and a corner. */
  const PLACES = [
    [150, 100],
    [53, 100],
    [247, 100],
    [150, 53],
    [150, 147],
    [53, 53],
  ] as const;

  test('fills its box, whatever its coordinates and curves are', async ({ page }) => {
    const round = [WHITE, WHITE, WHITE, WHITE, WHITE, BLACK];
    await mount(page, path('M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z'));
    expect(await pixels(page, PLACES)).toEqual(round);
    await mount(page, path('M1000-500m5 0c2.76 0 5 2.24 5 5s-2.24 5-5 5-5-2.24-5-5 2.24-5 5-5z'));
    expect(await pixels(page, PLACES)).toEqual(round);
    await mount(page, path('M0 0L1e-3 0L1e-3 1e-3L0 1e-3Z'));
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, WHITE, WHITE, WHITE, WHITE]);
  });

  test("has a stroke of the given width, however much it's scaled", async ({ page }) => {
    await mount(page, path('M0 0H2V1H0Z', { stroke: '#f00', strokeWidth: 8 }));
    const RED = [255, 0, 0];
    expect(
      await pixels(page, [
        [47, 100],
        [53, 100],
        [44, 100],
        [56, 100],
        [150, 47],
        [150, 53],
        [150, 44],
        [150, 56],
      ]),
    ).toEqual([RED, RED, BLACK, WHITE, RED, RED, BLACK, WHITE]);
  });

  test('is visible as a straight line, which has no height or no width', async ({ page }) => {
    const stroke = { stroke: '#fff', strokeWidth: 10 };
    await mount(page, path('M0 0H100', { ...stroke, height: 0 }));
    expect(await pixels(page, [[150, 50]])).toEqual([WHITE]);
    await mount(page, path('M0 0V100', { ...stroke, width: 0 }));
    expect(await pixels(page, [[50, 100]])).toEqual([WHITE]);
  });

  test('has its gradient across its box, whatever its coordinates are', async ({ page }) => {
    const stops = [
      { offset: 0, color: '#000' },
      { offset: 1, color: '#fff' },
    ];
    await mount(page, path('M0 0H2V9H0Z', { fill: { type: 'linear', angle: 90, stops } }));
    const shades = await pixels(page, [
      [60, 100],
      [100, 60],
      [100, 140],
      [150, 100],
      [240, 100],
    ]);
    const [near, top, bottom, middle, far] = shades.map(([red]) => red!);
    expect(near).toBeLessThan(30);
    expect(top).toBe(bottom);
    expect(middle).toBeGreaterThan(115);
    expect(middle).toBeLessThan(140);
    expect(far).toBeGreaterThan(225);
  });
});

test.describe('an inverted mask', () => {
  const plate = { type: 'rectangle', style: { width: 360, height: 250, fill: '#fff' } } as const;
  const PLACES = [
    [180, 125],
    [2, 2],
    [357, 2],
    [2, 247],
    [357, 247],
  ] as const;
  const AROUND = [BLACK, WHITE, WHITE, WHITE, WHITE];
  const ALL = [WHITE, WHITE, WHITE, WHITE, WHITE];
  const inverted = (style: MaskDefinition['style'], more: object = { shape: 'rectangle' }) =>
    paintElement(plate, {
      masks: [{ id: 'm', isInverted: true, style, ...more } as MaskDefinition],
    });

  test("keeps everything around it, however it's rotated and scaled", async ({ page }) => {
    const box = { x: 170, y: 115, width: 20, height: 20 };
    await mount(page, inverted({ ...box, rotation: 30 }));
    expect(await pixels(page, PLACES)).toEqual(AROUND);
    await mount(page, inverted({ x: -820, y: -875, width: 2000, height: 2000, scaleX: 0.01, scaleY: -0.01 }));
    expect(await pixels(page, PLACES)).toEqual(AROUND);
    await mount(page, inverted({ x: 179.95, y: 124.95, width: 0.1, height: 0.1, scaleX: 200, scaleY: 200 }));
    expect(await pixels(page, PLACES)).toEqual(AROUND);
    await mount(page, inverted(box, { shape: 'path', data: 'M0 0H1e-3V1e-3H0Z' }));
    expect(await pixels(page, PLACES)).toEqual(AROUND);
  });

  test("clips nothing if it's flat, hard or soft", async ({ page }) => {
    const flat = { x: 170, y: 115, width: 20, height: 20, scaleX: 0 };
    await mount(page, inverted(flat));
    expect(await pixels(page, PLACES)).toEqual(ALL);
    await mount(page, inverted({ ...flat, feather: 10 }));
    expect(await pixels(page, PLACES)).toEqual(ALL);
  });
});
