import { expect, test } from '@playwright/test';
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
  /** In both, only in the left one, only in the circle, in neither. */
  const PLACES = [
    [150, 125],
    [20, 125],
    [230, 125],
    [340, 20],
  ] as const;

  test('several on one layer intersect', async ({ page }) => {
    await mount(page, masked(left, circle));
    expect(await pixels(page, PLACES)).toEqual([WHITE, BLACK, BLACK, BLACK]);
  });

  test('an inverted one hides what it covers', async ({ page }) => {
    await mount(page, masked(left, { ...circle, isInverted: true }));
    expect(await pixels(page, PLACES)).toEqual([BLACK, WHITE, BLACK, BLACK]);
  });

  test('a disabled one cuts nothing, hard or soft', async ({ page }) => {
    await mount(page, masked(left, { ...circle, isEnabled: false }));
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, BLACK, BLACK]);
    await mount(
      page,
      masked({ ...left, style: { ...left.style, feather: 2 } }, { ...circle, isEnabled: false }),
    );
    expect(await pixels(page, PLACES)).toEqual([WHITE, WHITE, BLACK, BLACK]);
  });

  test('feathered ones have a soft edge, intersect and invert like hard ones', async ({ page }) => {
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

  test('the opacity of one lets through a part of what is under it; inverted, it hides a part', async ({
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

  test('lie in the composition, do not move with the element, and cut its shadow', async ({ page }) => {
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

  test('an outline without any area cuts everything away', async ({ page }) => {
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

test.describe('nested compositions', () => {
  test('follow the frame of their parent, at their own rate, and clip to their size', async ({ page }) => {
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
