import type { LayerDefinition, MaskDefinition } from '../runtime/definition/composition.ts';
import type { EasingDefinition, GradientDefinition } from '../runtime/definition/style.ts';
import { clip, keyframes } from './drawing.ts';
import { NEWS, type Register } from './registers.ts';

/** A plate, and the frames at which it starts to open and to close. */
export interface Tile extends Partial<Register> {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly at: number;
  readonly out: number;
  /** How it closes. A wide tile that ends softly is still seen to close. */
  readonly ending?: EasingDefinition;
  readonly isCut?: boolean;
  /** Whether its left edge leans, too. */
  readonly isLeaning?: boolean;
  /** Where the tile on its left begins, if this one comes out from behind that tile and leaves behind it. */
  readonly from?: number;
  /** How far its edge comes, if that's one edge with those of wider tiles above it. */
  readonly travel?: number;
}

/** Where a tile begins, and how wide it is. */
const spanOf = ({ x, width, from = x }: Tile): Pick<Tile, 'x' | 'width'> => ({
  x: from,
  width: x + width - from,
});

/** Where a tile is drawn, and how wide: its edge may overshoot. */
const drawnOf = (own: Tile): Pick<Tile, 'x' | 'width'> => {
  const { x, width } = spanOf(own);
  return { x, width: width + Math.round(width * (own.overshoot ?? 0)) };
};

/** How far a tile's edge moves left over a height: exactly, so that the edges of plates and texts agree. */
const slantOf = (height: number, { slant = NEWS.slant }: Partial<Register>): number =>
  Math.round(height * slant * 1000) / 1000;

/** When a tile closes that leaves together with others. */
const NEVER = 10_000;

/**
 * How the edge of a tile moves back to where it came from, and takes everything on the tile along. What comes
 * out from behind another tile is back there before that one has closed.
 */
const closing = (
  { out, leave = NEWS.leave, ending = 'ease-in-sine', from }: Tile,
  x: number,
  width: number,
) =>
  [
    [out, x, ending],
    [out + leave - Number(from !== undefined), x - width],
  ] as const;

/**
 * Uncovers a tile from its left edge, and covers it again. Everything in the tile has this mask, so nothing
 * ever leaves it, and its edge takes everything along when it closes.
 */
export const wipe = (id: string, own: Tile, below = 0): MaskDefinition => {
  const { y, at, out, isCut, frames = NEWS.frames, easing = 'ease-out-expo' } = own;
  const height = own.height + below;
  const span = spanOf(own);
  // A mask that overshoots still covers the left edge.
  const width = drawnOf(own).width;
  const x = span.x + span.width - width;
  return {
    id,
    name: 'Wipe',
    shape: 'path',
    data: `M0 0H${width}L${width - (isCut ? slantOf(height, own) : 0)} ${height}H0Z`,
    style: {
      x: keyframes(
        [at, x - (own.travel ?? span.width), easing],
        [at + frames, x],
        ...(out < NEVER ? closing(own, x, span.width) : []),
      ),
      y,
      width,
      height,
    },
  };
};

/**
 * Takes layers that stand side by side off air together: one edge passes all of them, and their own wipes
 * only open.
 */
export const together = (own: Tile, layers: readonly LayerDefinition[]): readonly LayerDefinition[] => {
  const { x } = own;
  const { width } = drawnOf(own);
  const leave = wipe('', { ...own, width, overshoot: 0 }, 40);
  const edge = keyframes(...closing(own, x, width));
  return layers.map(({ masks = [], ...layer }) => ({
    ...layer,
    masks: [
      ...masks,
      { ...leave, id: `${layer.id}-leave`, name: 'Leave', style: { ...leave.style, x: edge } },
    ],
  }));
};

/** A tile that closes in the last frames, once those are back that came out from behind it. */
export const last = (own: Tile): Tile => {
  const { out, leave = NEWS.leave } = own;
  return { ...own, out: out + leave - 4, leave: 4 };
};

/** A tile that's one of several that leave `together`. */
export const staying = (own: Tile): Tile => ({ ...own, out: NEVER });

/** Hides what's left of a tile, where its wipe comes from. */
export const start = (own: Tile, below = 0): MaskDefinition => {
  const { id: tile, y, isLeaning } = own;
  const [id, height] = [`${tile}-start-${below}`, own.height + below];
  const style = { ...drawnOf(own), y, height };
  const lean = slantOf(below, own);
  return isLeaning
    ? {
        // The slant goes on below the tile, as that of its shadow.
        ...{ id, name: 'Start', shape: 'path' },
        data: `M${slantOf(height, own)} 0H${style.width + lean}V${height}H0Z`,
        style: { ...style, x: style.x - lean, width: style.width + lean },
      }
    : clip(id, 'Start', style);
};

/** The only shadow of the station. It falls on the picture, and on the tile below. */
export const SHADOW = {
  dropShadowY: 8,
  dropShadowBlur: 24,
  dropShadowColor: 'rgb(11 14 20 / 0.35)',
} as const;

/** An opaque tile that stands on the picture, so it has the shadow. Tiles below it are in front of that. */
export const tile = (own: Tile): LayerDefinition => ({
  id: own.id,
  name: own.id,
  element: {
    type: 'rectangle',
    style: {
      ...drawnOf(own),
      y: own.y,
      height: own.height,
      fill: own.fill,
      ...SHADOW,
    },
  },
  masks: [wipe(`${own.id}-wipe`, own, 40), start(own, 40)],
});

/** A part of a tile, such as a row or a mark, which has no shadow. */
export const flat = (own: Tile): LayerDefinition => {
  const { id, y, height, fill } = own;
  return {
    id,
    name: id,
    element: { type: 'rectangle', style: { ...drawnOf(own), y, height, fill } },
    masks: [wipe(`${id}-wipe`, own), ...(own.isLeaning ? [start(own)] : [])],
  };
};

/**
 * A tile without the edge of another color at its end, which is as wide. Texts are on this part.
 * @param wait - For how many frames all of the tile has the color of the edge.
 */
export const faceOf = (own: Tile, edge: number, wait = 1): Tile => ({
  ...own,
  width: own.width - edge,
  at: own.at + wait,
  frames: (own.frames ?? NEWS.frames) - wait + 1,
});

/**
 * A tile whose edge has a color of its own, which opens it: a slash that stays at its end. It's smaller by a
 * pixel than the tile in front, so that no line of its color is around that where a picture is scaled.
 */
export const edged = (own: Tile, fill: string, width: number, wait = 1): readonly LayerDefinition[] => {
  const front = flat(faceOf(own, width, wait));
  const inset = { x: own.x + 1, y: own.y + 1, width: own.width - 1, height: own.height - 2 };
  return [
    tile({ ...own, ...inset, id: `${own.id} edge`, fill }),
    { ...front, masks: [...(front.masks ?? []), start(own)] },
  ];
};

/**
 * Light, which is strongest in the middle of its band.
 * @param channels - Red, green, and blue.
 */
export const light = (channels: string, strength: number): GradientDefinition => ({
  type: 'linear',
  angle: 108,
  stops: [0, strength, 0].map((opacity, index) => ({
    offset: index / 2,
    color: `rgb(${channels} / ${opacity})`,
  })),
});

/** The band of light that crosses a tile once, right after it has landed. */
export const beam = (own: Tile): LayerDefinition => {
  const slant = slantOf(own.height, own);
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
        fill: light('247 245 240', 0.3),
      },
    },
    masks: [wipe(`${own.id}-beam-wipe`, own), start({ ...own, id: `${own.id}-beam` })],
  };
};
