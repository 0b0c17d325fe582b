import { expect, test, type Page } from '@playwright/test';
import { BLACK, mount, SIZE, WHITE } from '../runtime-page/mount.ts';
import { openRuntime } from '../runtime-page/open.ts';
import { paintElement, paintProject } from '../runtime-page/paint-fixtures.ts';
import { pixels } from '../runtime-page/pixels.ts';
import type { MaskDefinition } from '../../src/runtime/definition/composition.ts';

test.beforeEach(({ page }) => openRuntime(page, SIZE));

test.describe('masks', () => {
  const plate = { type: 'rectangle', style: { width: 360, height: 250, fill: '#fff' } } as const;
  const left: MaskDefinition = {
    id: 'left',
    shape: 'rectangle',
    style: { x: 0, y: 0, width: 200, height: 250 },
  };
  const circle: MaskDefinition = {
    id: 'circle',
    shape: 'ellipse',
    style: { x: 100, y: 50, width: 150, height: 150 },
  };
  const masked = (...masks: MaskDefinition[]) => paintElement(plate, { masks });
  /** In both masks, only in the left one, only in the circle, and in neither. */
  const PLACES = [
    [150, 125],
    [20, 125],
    [230, 125],
    [340, 20],
  ] as const;

  test('intersect if a layer has several', async ({ page }) => {
    await mount(page, masked(left, circle));
    expect(await pixels(page, PLACES)).toEqual([WHITE, BLACK, BLACK, BLACK]);
  });

  test("hide what they cover if they're inverted", async ({ page }) => {
    await mount(page, masked(left, { ...circle, isInverted: true }));
    expect(await pixels(page, PLACES)).toEqual([BLACK, WHITE, BLACK, BLACK]);
  });

  test("clip nothing if they're disabled, hard or soft", async ({ page }) => {
    await mount(page, masked(left, { ...circle, isEnabled: false }));
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, BLACK, BLACK]);
    await mount(
      page,
      masked({ ...left, style: { ...left.style, feather: 2 } }, { ...circle, isEnabled: false }),
    );
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, BLACK, BLACK]);
  });

  test("have a soft edge if they're feathered, and intersect and invert like hard ones", async ({ page }) => {
    const soft = (mask: MaskDefinition, more = {}): MaskDefinition =>
      ({ ...mask, ...more, style: { ...mask.style, feather: 16 } }) as MaskDefinition;
    await mount(page, masked(soft(left), soft(circle)));
    expect(await pixels(page, PLACES)).toEqual([WHITE, BLACK, BLACK, BLACK]);
    const [edge] = await pixels(page, [[200, 125]]);
    expect(edge![0]).toBeGreaterThan(60);
    expect(edge![0]).toBeLessThan(200);
    await mount(page, masked(soft(left), soft(circle, { isInverted: true })));
    expect(await pixels(page, PLACES)).toEqual([BLACK, WHITE, BLACK, BLACK]);
  });

  test("let part of the layer through according to their opacity, or hide part of it if they're inverted", async ({
    page,
  }) => {
    const half = { ...circle, style: { ...circle.style, opacity: 0.5 } } as MaskDefinition;
    await mount(page, masked(half));
    const [inside, outside] = await pixels(page, [PLACES[0], PLACES[3]]);
    expect(Math.abs(inside![0]! - 128)).toBeLessThan(3);
    expect(outside).toEqual(BLACK);
    await mount(page, masked({ ...half, isInverted: true }));
    const inverted = await pixels(page, [PLACES[0], PLACES[3]]);
    expect(inverted[0]![0]).toBeGreaterThan(90);
    expect(inverted[0]![0]).toBeLessThan(200);
    expect(inverted[1]).toEqual(WHITE);
  });

  test('stay in place when the element moves, and clip its shadow', async ({ page }) => {
    const element = {
      type: 'rectangle',
      style: {
        x: 20,
        y: 20,
        width: 100,
        height: 100,
        fill: '#fff',
        dropShadowColor: '#0f0',
        dropShadowX: 100,
      },
    } as const;
    await mount(
      page,
      paintElement(element, { masks: [{ id: 'm', shape: 'rectangle', style: { width: 60, height: 250 } }] }),
    );
    expect(
      await pixels(page, [
        [40, 60],
        [80, 60],
        [170, 60],
      ]),
    ).toEqual([WHITE, BLACK, BLACK]);
    await page.evaluate(() => {
      const { element: own } = window.kf.template!.keyfill.mainComposition.layers[0]!;
      own.style.x.value = -50;
      window.kf.template!.flush();
    });
    expect(
      await pixels(page, [
        [40, 60],
        [55, 60],
        [80, 60],
      ]),
    ).toEqual([WHITE, [0, 255, 0], BLACK]);
  });

  test('clip everything if their outline has no area', async ({ page }) => {
    await mount(page, masked({ id: 'm', shape: 'rectangle', style: { x: 0, y: 0, width: 0, height: 250 } }));
    expect(
      await pixels(page, [
        [5, 5],
        [0, 0],
        [200, 200],
      ]),
    ).toEqual([BLACK, BLACK, BLACK]);
  });
});

test.describe('gradients', () => {
  const stops = [
    { offset: 0, color: '#000' },
    { offset: 1, color: '#fff' },
  ];
  const filled = (fill: object) =>
    paintElement({ type: 'rectangle', style: { width: 200, height: 200, fill } } as never);
  const MIDDLE = [100, 100] as const;
  const TOP = [100, 2] as const;
  const FOOT = [100, 197] as const;
  const LEFT = [2, 100] as const;
  const RIGHT = [197, 100] as const;
  /** The gray value at each place, 0…255. */
  const grays = async (page: Page, ...places: (readonly [number, number])[]): Promise<number[]> =>
    (await pixels(page, places)).map(([red = 0]) => red);

  test("run along their angle if they're linear: 0 is up, and 90 is to the right", async ({ page }) => {
    await mount(page, filled({ type: 'linear', angle: 0, stops }));
    let [top = 0, foot = 0, left = 0, right = 0] = await grays(page, TOP, FOOT, LEFT, RIGHT);
    expect([top > 245, foot < 10, Math.abs(left - right) < 3]).toEqual([true, true, true]);
    await mount(page, filled({ type: 'linear', angle: 90, stops }));
    [top = 0, foot = 0, left = 0, right = 0] = await grays(page, TOP, FOOT, LEFT, RIGHT);
    expect([left < 10, right > 245, Math.abs(top - foot) < 3]).toEqual([true, true, true]);
  });

  test("run from the center to the corners if they're radial", async ({ page }) => {
    await mount(page, filled({ type: 'radial', stops }));
    const [middle = 255, right = 0, foot = 0, corner = 0] = await grays(
      page,
      MIDDLE,
      RIGHT,
      FOOT,
      [197, 197],
    );
    expect(middle).toBeLessThan(10);
    expect(Math.abs(right - foot)).toBeLessThan(3);
    // One of the edges is at 1 / √2 of the distance.
    expect(Math.abs(right - 255 * Math.SQRT1_2)).toBeLessThan(12);
    expect(corner).toBeGreaterThan(240);
  });

  test('can be rotated by keyframes, which also change their stops', async ({ page }) => {
    const flat = [0, 1].map((offset) => ({ offset, color: '#fff' }));
    const fill = {
      keyframes: [
        { frame: 0, value: { type: 'linear', angle: 0, stops }, easing: 'linear' },
        { frame: 10, value: { type: 'linear', angle: 90, stops }, easing: 'linear' },
        { frame: 20, value: { type: 'linear', angle: 90, stops: flat } },
      ],
    };
    await mount(page, filled(fill), 5);
    const [topRight = 0, footLeft = 255, topLeft = 0, footRight = 0] = await grays(
      page,
      [197, 2],
      [2, 197],
      [2, 2],
      [197, 197],
    );
    expect([topRight > 245, footLeft < 10, Math.abs(topLeft - footRight) < 4]).toEqual([true, true, true]);
    await mount(page, filled(fill), 20);
    expect(await grays(page, LEFT, MIDDLE, RIGHT)).toEqual([255, 255, 255]);
  });
});

test.describe('nested compositions', () => {
  test("follow their parent's frame at their own rate, and are clipped to their size", async ({ page }) => {
    const project = paintProject({
      id: 'l',
      name: 'l',
      startFrame: 10,
      element: { type: 'composition', composition: 'child', style: { x: 50, y: 50 } },
    });
    await mount(page, project, 9);
    expect(await pixels(page, [[60, 60]])).toEqual([BLACK]);
    const dot = [255, 208, 138];
    const ground = [192, 80, 32];
    await mount(page, project, 10);
    expect(
      await pixels(page, [
        [70, 90],
        [195, 90],
        [205, 90],
      ]),
    ).toEqual([dot, ground, BLACK]);
    await mount(page, project, 49);
    expect(
      await pixels(page, [
        [70, 90],
        [148, 90],
      ]),
    ).toEqual([ground, dot]);
  });
});
