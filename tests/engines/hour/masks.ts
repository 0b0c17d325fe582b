import { expect, it } from 'vitest';
import type { MaskDefinition } from '../../../src/runtime/definition/composition.ts';
import { paintElement } from '../../helpers/runtime-page/paint-fixtures.ts';
import type { Hour } from './reading.ts';
import { openStage, showProject } from './stage.ts';

/** The size of the composition that `paintElement` puts a layer into. */
const SIZE = { width: 360, height: 250 };

const plate = { type: 'rectangle', style: { ...SIZE, fill: '#fff' } } as const;

/** A mask that shows the columns from 100 to 260. */
const column = (style: object, more: Partial<MaskDefinition> = {}): MaskDefinition =>
  ({
    id: 'column',
    shape: 'rectangle',
    style: { x: 100, y: -100, width: 160, height: 450, ...style },
    ...more,
  }) as MaskDefinition;
const HARD = { id: 'hard', shape: 'rectangle', style: { x: 180, width: 180, height: 250 } } as MaskDefinition;

/** Browsers blur slightly differently. */
const TOLERANCE = 8;

/** Checks soft masks by their pixels. tests/e2e/runtime-layers.spec.ts does it in Chromium. */
export function masks({ page, site, beforeSession }: Hour): void {
  beforeSession(() => openStage(page(), site().stage, SIZE));

  // The brightness of a white layer on black: outside the mask, at its left edge, inside, at its right edge.
  it.each([
    ['is soft', [column({ feather: 40 })], [0, 128, 255, 128]],
    ['is soft and half transparent', [column({ opacity: 0.5, feather: 40 })], [0, 64, 128, 64]],
    ['is soft and inverted', [column({ feather: 40 }, { isInverted: true })], [255, 128, 0, 128]],
    ['is soft and next to a hard one', [column({ feather: 20 }), HARD], [0, 0, 255, 128]],
  ] as const)('clips a layer if it %s', async (_how, list, wanted) => {
    const picture = await showProject(page(), paintElement(plate, { masks: list }));
    const at = (x: number): number => (picture.at(x - 1, 125)[0] + picture.at(x, 125)[0]) / 2;
    for (const [index, value] of [10, 100, 200, 260].map(at).entries())
      expect(Math.abs(value - wanted[index]!), `place ${index}: ${value}`).toBeLessThanOrEqual(TOLERANCE);
  });
}
