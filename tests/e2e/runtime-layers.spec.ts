import { expect, test, type Page } from '@playwright/test';
import { BLACK, mount, openRuntime, SIZE, WHITE } from '../helpers/runtime-page/open.ts';
import { paintElement } from '../helpers/runtime-page/paint-fixtures.ts';
import { pixels } from '../helpers/runtime-page/pixels.ts';
import type { MaskDefinition } from '../../src/runtime/definition/composition.ts';

test.beforeEach(({ page }) => openRuntime(page, SIZE));

type Point = readonly [x: number, y: number];
type Place = readonly [point: Point, color: readonly number[]];

const colorsAt = async (page: Page, places: readonly Place[], what?: string): Promise<void> => {
  const seen = await pixels(
    page,
    places.map(([point]) => point),
  );
  expect(seen, what).toEqual(places.map(([, color]) => color));
};
/** The gray value at each place, 0…255. */
const grays = async (page: Page, ...points: Point[]): Promise<number[]> =>
  (await pixels(page, points)).map(([red]) => red);

const STOPS = [
  { offset: 0, color: '#000' },
  { offset: 1, color: '#fff' },
];

const left: MaskDefinition = { id: 'left', shape: 'rectangle', style: { width: 200, height: 250 } };
const circle: MaskDefinition = {
  id: 'circle',
  shape: 'ellipse',
  style: { x: 100, y: 50, width: 150, height: 150 },
};
const plate = { type: 'rectangle', style: { width: 360, height: 250, fill: '#fff' } } as const;
const masked = (...masks: MaskDefinition[]) => paintElement(plate, { masks });
const soft = (mask: MaskDefinition, more = {}): MaskDefinition =>
  ({ ...mask, ...more, style: { ...mask.style, feather: 16 } }) as MaskDefinition;
/** In both masks, only in the left one, only in the circle, and in neither. */
const PLACES: readonly Point[] = [
  [150, 125],
  [20, 125],
  [230, 125],
  [340, 20],
];

test('masks intersect, hide what they cover if inverted, and clip nothing if disabled', async ({ page }) => {
  for (const [what, masks, isSeen] of [
    ['two', [left, circle], [true, false, false, false]],
    ['one inverted', [left, { ...circle, isInverted: true }], [false, true, false, false]],
    ['one disabled', [left, { ...circle, isEnabled: false }], [true, true, false, false]],
    ['soft', [soft(left), soft(circle)], [true, false, false, false]],
    ['soft, one inverted', [soft(left), soft(circle, { isInverted: true })], [false, true, false, false]],
  ] as const) {
    await mount(page, masked(...masks));
    expect(await pixels(page, PLACES), what).toEqual(isSeen.map((one) => (one ? WHITE : BLACK)));
  }
});

test('masks have a soft edge if feathered, and let part of the layer through', async ({ page }) => {
  await mount(page, masked(soft(left)));
  const [edge] = await grays(page, [200, 125]);
  expect(edge).toBeGreaterThan(60);
  expect(edge).toBeLessThan(200);
  const half = { ...circle, style: { ...circle.style, opacity: 0.5 } } as MaskDefinition;
  await mount(page, masked(half));
  expect(Math.abs((await grays(page, PLACES[0]!))[0]! - 128)).toBeLessThan(3);
  await mount(page, masked({ ...half, isInverted: true }));
  const [inside, outside] = await grays(page, PLACES[0]!, PLACES[3]!);
  expect(inside).toBeGreaterThan(90);
  expect(inside).toBeLessThan(200);
  expect(outside).toBe(255);
});

test('masks stay in place when the element moves, and clip its shadow', async ({ page }) => {
  const size = { x: 20, y: 20, width: 100, height: 100 };
  const style = { ...size, fill: '#fff', dropShadowColor: '#0f0', dropShadowX: 100 };
  const mask: MaskDefinition = { id: 'm', shape: 'rectangle', style: { width: 60, height: 250 } };
  await mount(page, paintElement({ type: 'rectangle', style }, { masks: [mask] }));
  await colorsAt(page, [
    [[40, 60], WHITE],
    [[80, 60], BLACK],
    [[170, 60], BLACK],
  ]);
  await page.evaluate(() => {
    window.kf.template!.keyfill.mainComposition.layers[0]!.element.style.x.value = -50;
    window.kf.template!.flush();
  });
  await colorsAt(page, [
    [[40, 60], WHITE],
    [
      [55, 60],
      [0, 255, 0],
    ],
    [[80, 60], BLACK],
  ]);
});

test("masks keep everything around them if inverted, however they're scaled", async ({ page }) => {
  const style = { x: -820, y: -875, width: 2000, height: 2000, scaleX: 0.01, scaleY: -0.01 };
  await mount(page, masked({ id: 'm', shape: 'rectangle', isInverted: true, style }));
  await colorsAt(page, [
    [[180, 125], BLACK],
    [[2, 2], WHITE],
    [[357, 247], WHITE],
  ]);
});

test.describe('gradients', () => {
  const filled = (fill: object) =>
    paintElement({ type: 'rectangle', style: { width: 200, height: 200, fill } } as never);

  test("run along their angle if they're linear: 0 is up, and 90 is to the right", async ({ page }) => {
    for (const [angle, dark, bright] of [
      [0, [100, 197], [100, 2]],
      [90, [2, 100], [197, 100]],
    ] as const) {
      await mount(page, filled({ type: 'linear', angle, stops: STOPS }));
      const [start, end, middle] = await grays(page, dark, bright, [100, 100]);
      expect(start).toBeLessThan(10);
      expect(end).toBeGreaterThan(245);
      expect(Math.abs(middle! - 128)).toBeLessThan(4);
    }
  });

  test("run from the center to the corners if they're radial", async ({ page }) => {
    await mount(page, filled({ type: 'radial', stops: STOPS }));
    const [middle, right, foot, corner] = await grays(page, [100, 100], [197, 100], [100, 197], [197, 197]);
    expect(middle).toBeLessThan(10);
    expect(Math.abs(right! - foot!)).toBeLessThan(3);
    // One of the edges is at 1 / √2 of the distance.
    expect(Math.abs(right! - 255 * Math.SQRT1_2)).toBeLessThan(12);
    expect(corner).toBeGreaterThan(240);
  });
});

const pathOf = (data: string, style: object = {}) =>
  paintElement({
    type: 'path',
    data,
    style: { x: 50, y: 50, width: 200, height: 100, fill: '#fff', ...style },
  });

test('a path fills its box, whatever its coordinates and curves are', async ({ page }) => {
  for (const [data, corner] of [
    ['M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z', BLACK],
    ['M1000-500m5 0c2.76 0 5 2.24 5 5s-2.24 5-5 5-5-2.24-5-5 2.24-5 5-5z', BLACK],
    ['M0 0L1e-3 0L1e-3 1e-3L0 1e-3Z', WHITE],
  ] as const) {
    await mount(page, pathOf(data));
    await colorsAt(
      page,
      [
        [[53, 100], WHITE],
        [[247, 100], WHITE],
        [[150, 53], WHITE],
        [[53, 53], corner],
      ],
      data,
    );
  }
});

test('a path has a stroke of the given width at any scale, even without a height', async ({ page }) => {
  const RED = [255, 0, 0];
  await mount(page, pathOf('M0 0H2V1H0Z', { stroke: '#f00', strokeWidth: 8 }));
  for (const place of [(at: number) => [at, 100] as const, (at: number) => [150, at] as const]) {
    await colorsAt(page, [
      [place(44), BLACK],
      [place(47), RED],
      [place(53), RED],
      [place(56), WHITE],
    ]);
  }
  const line = { stroke: '#f00', strokeWidth: 10 };
  await mount(page, pathOf('M0 0H100', { ...line, height: 0 }));
  await colorsAt(page, [[[150, 50], RED]]);
  await mount(page, pathOf('M0 0V100', { ...line, width: 0 }));
  await colorsAt(page, [[[50, 100], RED]]);
});
