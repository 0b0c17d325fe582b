import type { LayerDefinition } from '../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../runtime/definition/style.ts';
import { keyframes, layer, text } from './drawing.ts';
import { CORAL, INK, NEWS, PAPER, YELLOW } from './registers.ts';
import { start, type Tile, wipe } from './tiles.ts';

/** Several lines of text that rise in a tile. */
export const lines = (
  own: Tile,
  id: string,
  key: string,
  content: string,
  style: ElementStyleDefinition<'text'> & Readonly<{ x?: number; y?: number; height?: number }> = {},
): LayerDefinition => {
  const { y = own.y + 14, height = own.height - 28, ...more } = style;
  const { element, ...layer } = line(own, id, key, content, {
    y: own.glide ? y : rise({ ...own, y }, depthOf(height)),
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

/** Layers without a plate of their own: the edge of what they're on opens and closes over them. */
export const onGround = (ground: Tile, layers: readonly LayerDefinition[]): readonly LayerDefinition[] =>
  layers.map((own) => ({ ...own, masks: [wipe(`${own.id}-wipe`, ground)] }));

/** The style of a second line, whose tile starts 8 px behind the tile above it. */
export const SECOND = { fontSize: 52, fontWeight: 500, paddingTop: 8 };
/** The style of a second line, whose tile touches the tile above it. */
export const BELOW = { ...SECOND, paddingTop: 1 };

/**
 * A text or an icon, and behind it a copy that shows the old one when `changeTexts` changes it on air. For a
 * picture, `fadePicture` does.
 */
export const changing = (layer: LayerDefinition): readonly LayerDefinition[] => [
  {
    ...layer,
    id: `${layer.id}-before`,
    name: `${layer.name} before`,
    element:
      layer.element.type === 'path'
        ? { ...layer.element, key: null, data: '' }
        : layer.element.type === 'image-loader'
          ? { ...layer.element, key: null }
          : { ...layer.element, type: 'text', key: null, content: '' },
    ...(layer.masks && { masks: layer.masks.map((mask) => ({ ...mask, id: `${mask.id}-before` })) }),
  },
  layer,
];

/**
 * Moves a text up into its tile right behind the edge that opens it. It's slower than the edge, so that it's
 * still seen to arrive.
 * @param depth - How far below its place it starts.
 */
export const rise = (
  {
    y,
    height,
    at,
    frames = NEWS.frames,
    easing = 'ease-out-quart',
  }: Pick<Tile, 'y' | 'height' | 'at' | 'frames' | 'easing'>,
  depth = height,
) => keyframes([at + 1, y + depth, easing], [at + frames + 1, y]);

/**
 * Lets something arrive in its tile: it rises, or in the evening, it comes from the tile's slanted edge once
 * that's open.
 */
export const arrive = (own: Tile, x: number, depth = depthOf(own.height)) => {
  const { y, at, frames = NEWS.frames, glide } = own;
  if (glide === undefined) return { x, y: rise(own, depth) };
  return {
    x: keyframes([at + 3, x + glide, 'ease-out-cubic'], [at + frames, x]),
    y,
    opacity: keyframes([at + 3, 0], [at + 11, 1]),
  };
};

/** How far below its place a text starts in a tile, which is never seen empty. */
const depthOf = (height: number): number => Math.min(Math.round(0.7 * height), 120);

/** A line of text that rises in its tile. */
export const line = (
  own: Tile,
  id: string,
  key: string | null,
  content: string,
  { x = own.x + 24, ...style }: ElementStyleDefinition<'text'> & Readonly<{ x?: number }> = {},
): LayerDefinition => ({
  ...text(
    id,
    { key, content },
    {
      ...arrive(own, x),
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
  // Its edge is that of the plate, because nobody would see another one.
  masks: [wipe(`${id}-wipe`, own)],
});

/** The slash after the station's name, in a box of 21 × 40. */
export const SLASH = 'M13 0H21L8 40H0Z';

/**
 * The station's name and its slash, in the evening's color.
 * @param place - Where the slash is.
 */
export const wordmark = (own: Tile, { x, y }: { x: number; y: number }): readonly LayerDefinition[] => [
  line(own, 'Station', null, 'harbor', { fontSize: 46 }),
  layer(
    'Mark',
    { type: 'path', data: SLASH, style: { ...arrive({ ...own, y }, x), width: 21, height: 40, fill: CORAL } },
    { masks: [wipe('mark-wipe', own)] },
  ),
];
