import type { LayerDefinition, MaskDefinition } from '../runtime/definition/composition.ts';
import type { EasingDefinition } from '../runtime/definition/style.ts';
import { clip, keyframes } from './drawing.ts';
import { NEWS, type Register } from './registers.ts';

/** A plate, and the frames at which it starts to open and at which its text starts to leave. */
export interface Tile extends Partial<Register> {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly at: number;
  readonly out: number;
  readonly isCut?: boolean;
  /** How it opens. A tile that also leaves this way, in reverse, needs a soft start. */
  readonly easing?: EasingDefinition;
  /** Where the tile on its left begins, if this one comes out from behind that tile and leaves behind it. */
  readonly from?: number;
}

/** Where a tile begins, and how wide it is. */
const spanOf = ({ x, width, from = x }: Tile): Pick<Tile, 'x' | 'width'> => ({
  x: from,
  width: x + width - from,
});

/** How far a tile's edge moves left over a height. */
const slantOf = (height: number, { slant = NEWS.slant }: Partial<Register>): number =>
  Math.round(height * slant);

/** When a tile closes that leaves together with others. */
const NEVER = 10_000;

/** How the edge of a tile moves back to where it came from. */
const closing = (out: number, x: number, width: number) =>
  [
    [out + 2, x, 'ease-in-cubic'],
    [out + 11, x - width],
  ] as const;

/**
 * Uncovers a tile from its left edge, and covers it again. Everything in the tile has this mask, so nothing
 * ever leaves it.
 */
export const wipe = (id: string, own: Tile, below = 0): MaskDefinition => {
  const { y, height, at, out, isCut, frames = NEWS.frames, easing = 'ease-out-expo' } = own;
  const { x, width } = spanOf(own);
  return {
    id,
    name: 'Wipe',
    shape: 'path',
    data: `M0 0H${width}L${width - (isCut ? slantOf(height + below, own) : 0)} ${height + below}H0Z`,
    style: {
      x: keyframes([at, x - width, easing], [at + frames, x], ...(out < NEVER ? closing(out, x, width) : [])),
      y,
      width,
      height: height + below,
    },
  };
};

/**
 * Takes layers that stand side by side off air together: one edge passes all of them, and their own wipes
 * only open.
 */
export const together = (own: Tile, layers: readonly LayerDefinition[]): readonly LayerDefinition[] => {
  const { out, x, width } = own;
  const leave = wipe('', own, 40);
  const edge = keyframes(...closing(out, x, width));
  return layers.map(({ masks = [], ...layer }) => ({
    ...layer,
    masks: [
      ...masks,
      { ...leave, id: `${layer.id}-leave`, name: 'Leave', style: { ...leave.style, x: edge } },
    ],
  }));
};

/** A tile that's one of several that leave `together`. */
export const staying = (own: Tile): Tile => ({ ...own, out: NEVER });

/** Hides what's left of a tile, where its wipe comes from. */
export const start = (own: Tile, below = 0): MaskDefinition =>
  clip(`${own.id}-start-${below}`, 'Start', { ...spanOf(own), y: own.y, height: own.height + below });

/** An opaque tile and its shadow, which falls on the tile below. */
export const tile = (own: Tile): LayerDefinition => ({
  id: own.id,
  name: own.id,
  element: {
    type: 'rectangle',
    style: {
      ...spanOf(own),
      y: own.y,
      height: own.height,
      fill: own.fill,
      dropShadowY: 8,
      dropShadowBlur: 24,
      dropShadowColor: 'rgb(11 14 20 / 0.35)',
    },
  },
  masks: [wipe(`${own.id}-wipe`, own, 40), start(own, 40)],
});

/** A tile without a shadow, which `fitTiles` can make as high as its text. */
export const flat = (own: Tile): LayerDefinition => {
  const { id, y, height, fill } = own;
  return {
    id,
    name: id,
    element: { type: 'rectangle', style: { ...spanOf(own), y, height, fill } },
    masks: [wipe(`${id}-wipe`, own)],
  };
};

/** The band of light that crosses a tile once, right after it has landed. */
export const beam = (own: Tile): LayerDefinition => {
  const slant = slantOf(own.height, own);
  const light = (offset: number, opacity: number) => ({ offset, color: `rgb(255 210 63 / ${opacity})` });
  return {
    id: `${own.id}-beam`,
    name: 'Beam',
    startFrame: own.at + 14,
    duration: 20,
    element: {
      type: 'path',
      data: `M${slant} 0H${slant + 120}L120 ${own.height}H0Z`,
      style: {
        x: keyframes([own.at + 14, own.x - 200, 'ease-in-out-sine'], [own.at + 34, own.x + 1600]),
        y: own.y,
        width: slant + 120,
        height: own.height,
        fill: { type: 'linear', angle: 108, stops: [light(0, 0), light(0.5, 0.35), light(1, 0)] },
      },
    },
    masks: [wipe(`${own.id}-beam-wipe`, own), start(own)],
  };
};
