import { beforeEach, expect, it } from 'vitest';
import type { LayerDefinition, MaskDefinition } from '../../../src/runtime/definition/composition.ts';
import { paintElement } from '../../runtime-page/paint-fixtures.ts';
import type { EnginePage } from '../engine.ts';
import type { Hour } from './reading.ts';
import { openStage, showProject } from './stage.ts';

/** The size of the composition that `paintElement` puts a layer into. */
const SIZE = { width: 360, height: 250 };

const plate = { type: 'rectangle', style: { width: 360, height: 250, fill: '#fff' } } as const;

/** A mask that shows the columns from 100 to 260. */
const column = (style: object, more: Partial<MaskDefinition> = {}): MaskDefinition =>
  ({
    id: 'column',
    shape: 'rectangle',
    style: { x: 100, y: -100, width: 160, height: 450, ...style },
    ...more,
  }) as MaskDefinition;

/**
 * Returns the brightness of a row in a white layer on black: at columns far outside, at the mask's left edge,
 * and in its middle.
 */
async function brightness(
  page: EnginePage,
  masks: readonly MaskDefinition[],
  layer: Partial<LayerDefinition> = {},
): Promise<{
  readonly outside: number;
  readonly edge: number;
  readonly inside: number;
  readonly row: readonly number[];
}> {
  const picture = await showProject(page, paintElement(plate, { masks, ...layer }));
  const row = Array.from({ length: SIZE.width }, (_, x) => picture.at(x, 125)[0]);
  return { outside: row[10]!, edge: (row[99]! + row[100]!) / 2, inside: row[180]!, row };
}

/** Browsers blur slightly differently. */
const near = (value: number, wanted: number, tolerance = 8): void => {
  expect(value).toBeGreaterThanOrEqual(wanted - tolerance);
  expect(value).toBeLessThanOrEqual(wanted + tolerance);
};

/** Checks soft masks by their pixels. tests/e2e/runtime-layers.spec.ts does it in Chromium. */
export function masks({ page, site }: Hour): void {
  beforeEach(() => openStage(page(), site().stage, SIZE));

  it('clips a layer softly with a feathered mask', async () => {
    const { outside, edge, inside, row } = await brightness(page(), [column({ feather: 40 })]);
    near(outside, 0);
    near(edge, 128);
    near(inside, 255);
    // From outside to inside, it only gets brighter, across many columns.
    const rise = row.slice(40, 161);
    expect(rise.every((value, index) => index === 0 || value >= rise[index - 1]!)).toBe(true);
    expect(rise.filter((value) => value > 12 && value < 243).length).toBeGreaterThan(30);
  });

  it.each([0, 40])('shows half of a layer with mask opacity 0.5 and feather %i', async (feather) => {
    const { outside, edge, inside } = await brightness(page(), [column({ opacity: 0.5, feather })]);
    near(outside, 0);
    near(inside, 128);
    if (feather > 0) near(edge, 64);
  });

  it("hides what's under an inverted soft mask", async () => {
    const own = await brightness(page(), [column({ feather: 40 }, { isInverted: true })]);
    near(own.outside, 255);
    near(own.edge, 128);
    near(own.inside, 0);
    const half = await brightness(page(), [column({ feather: 40, opacity: 0.5 }, { isInverted: true })]);
    near(half.outside, 255);
    near(half.inside, 128);
  });

  it('intersects a soft mask with a hard one', async () => {
    const hard = {
      id: 'hard',
      shape: 'rectangle',
      style: { x: 180, y: 0, width: 180, height: 250 },
    } as MaskDefinition;
    const { row } = await brightness(page(), [column({ feather: 20 }), hard]);
    expect(row[170]).toBe(0);
    near(row[200]!, 255);
    near((row[259]! + row[260]!) / 2, 128);
    near(row[300]!, 0);
  });

  it("clips an element that's moved, rotated, and half transparent", async () => {
    const { width, height } = SIZE;
    const style = {
      x: 10,
      y: 5,
      width,
      height,
      scaleX: 2,
      scaleY: 2,
      rotation: 180,
      opacity: 0.5,
      fill: '#fff',
    };
    const element = { type: 'rectangle', style } as const;
    const picture = await showProject(page(), paintElement(element, { masks: [column({ feather: 40 })] }));
    near(picture.at(10, 125)[0], 0);
    near((picture.at(99, 125)[0] + picture.at(100, 125)[0]) / 2, 64);
    near(picture.at(180, 125)[0], 128);
    near(picture.at(350, 125)[0], 0);
  });
}
