import type { LayerDefinition, MaskDefinition } from '../runtime/definition/composition.ts';
import type { EasingDefinition, ElementStyleDefinition } from '../runtime/definition/style.ts';
import { clip, keyframes, text } from './drawing.ts';

/** The colors of the station. Grays are ink at 80 and 40 percent on paper. */
export const INK = '#0b0e14';
export const PAPER = '#f7f5f0';
export const YELLOW = '#ffd23f';
export const GRAY = '#3a3c40';

/** The colors of the evening program, with ink on paper. */
export const SEA = '#0f3d3e';
export const CORAL = '#ff8a5b';

/**
 * How a program moves: how far an edge leans for each pixel of height, and in how many frames a tile opens.
 */
interface Register {
  readonly slant: number;
  readonly frames: number;
}

/**
 * News lean by 18° and are quick, sport leans by 24° and is quicker, and the evening leans by 12° and takes
 * its time.
 */
const NEWS: Register = { slant: 0.325, frames: 16 };
export const SPORT: Register = { slant: 0.445, frames: 12 };
export const EVENING: Register = { slant: 0.213, frames: 23 };

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

/** A tile as wide as the title-safe area. */
export const SAFE = { x: 96, width: 1728, at: 0, out: 75, isCut: true };

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

/** Several lines of text that rise in a tile, and sink before it closes. */
export const lines = (
  own: Tile,
  id: string,
  key: string,
  content: string,
  style: ElementStyleDefinition<'text'> & Readonly<{ y?: number; height?: number }> = {},
): LayerDefinition => {
  const { y = own.y + 14, height = own.height - 28, ...more } = style;
  const { element, ...layer } = line(own, id, key, content, {
    // Far enough that nothing is left above the lower edge of the tile.
    y: rise({ ...own, y, height: own.y + own.height - y }),
    height,
    lineHeight: 1.1,
    verticalTextAlign: 'top',
    ...more,
  });
  return {
    ...layer,
    masks: [...(layer.masks ?? []), { ...start(own), id: `${id}-start` }],
    element: { ...element, type: 'text', multiline: true, autoSqueeze: false },
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

/** The style of a second line, whose tile starts 8 px behind the tile above it. */
export const SECOND = { fontSize: 44, fontWeight: 500, paddingTop: 8 };

/** A text or an icon, and behind it a copy that shows the old one when `fitTiles` changes it on air. */
export const changing = (layer: LayerDefinition): readonly LayerDefinition[] => [
  {
    ...layer,
    id: `${layer.id}-before`,
    name: `${layer.name} before`,
    element:
      layer.element.type === 'path'
        ? { ...layer.element, key: null, data: '' }
        : { ...layer.element, type: 'text', key: null, content: '' },
    masks: (layer.masks ?? []).map((mask) => ({ ...mask, id: `${mask.id}-before` })),
  },
  layer,
];

/** Moves a text up into its tile, and down again before the tile closes. */
export const rise = ({
  y,
  height,
  at,
  out,
  frames = NEWS.frames,
  easing = 'ease-out-expo',
}: Pick<Tile, 'y' | 'height' | 'at' | 'out' | 'frames' | 'easing'>) =>
  keyframes(
    [at + 3, y + height, easing],
    [at + frames + 1, y],
    [out, y, 'ease-in-cubic'],
    [out + 6, y + height],
  );

/** A line of text that rises in its tile, and sinks before the tile closes. */
export const line = (
  own: Tile,
  id: string,
  key: string | null,
  content: string,
  style: ElementStyleDefinition<'text'> = {},
): LayerDefinition => ({
  ...text(
    id,
    { key, content },
    {
      x: own.x + 24,
      y: rise(own),
      width: own.width - (own.isCut ? 88 : 56),
      height: own.height,
      fontSize: 72,
      fontWeight: 700,
      // Large letters are set a little tighter.
      ...(Number(style.fontSize ?? 72) > 60 && { letterSpacing: -0.8 }),
      color: [YELLOW, PAPER, CORAL].includes(own.fill) ? INK : PAPER,
      ...style,
    },
  ),
  masks: [wipe(`${id}-wipe`, own)],
});
