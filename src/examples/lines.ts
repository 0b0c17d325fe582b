import type { LayerDefinition } from '../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../runtime/definition/style.ts';
import { keyframes, layer, text } from './drawing.ts';
import { CORAL, INK, NEWS, PAPER, YELLOW } from './registers.ts';
import { start, type Tile, wipe } from './tiles.ts';

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

/** The style of a second line, whose tile starts 8 px behind the tile above it. */
export const SECOND = { fontSize: 52, fontWeight: 500, paddingTop: 8 };
/** The style of a second line, whose tile touches the tile above it. */
export const BELOW = { ...SECOND, paddingTop: 1 };

/**
 * A text or an icon, and behind it a copy that shows the old one when `fitTiles` changes it on air. For a
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
    { type: 'path', data: SLASH, style: { x, y: rise({ ...own, y }), width: 21, height: 40, fill: CORAL } },
    { masks: [wipe('mark-wipe', own)] },
  ),
];
