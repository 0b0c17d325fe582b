import type { LayerDefinition, MaskDefinition } from '../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../runtime/definition/style.ts';
import { keyframes } from './drawing.ts';
import { FONT } from './fonts.ts';

export const INK = '#0b0e14';
export const PAPER = '#f7f5f0';
export const YELLOW = '#ffd23f';
export const GRAY = '#3a3c40';

export interface Tile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly at: number;
  readonly out: number;
  readonly isCut?: boolean;
}

/** Uncovers a tile from its left edge. */
export const wipe = (id: string, { x, y, width, height, at, out, isCut }: Tile): MaskDefinition => ({
  id,
  name: 'Wipe',
  shape: 'path',
  data: `M0 0H${width}L${width - (isCut ? Math.round(height * 0.325) : 0)} ${height}H0Z`,
  style: {
    x: keyframes(
      [at, x - width, 'ease-out-expo'],
      [at + 16, x],
      [out + 4, x, 'ease-in-cubic'],
      [out + 12, x - width],
    ),
    y,
    width,
    height,
  },
});

export const tile = (own: Tile): LayerDefinition => ({
  id: own.id,
  name: own.id,
  element: {
    type: 'rectangle',
    style: { x: own.x, y: own.y, width: own.width, height: own.height, fill: own.fill },
  },
  masks: [wipe(`${own.id}-wipe`, own)],
});

export const line = (
  own: Tile,
  id: string,
  key: string | null,
  content: string,
  style: ElementStyleDefinition<'text'> = {},
): LayerDefinition => ({
  id,
  name: id,
  element: {
    type: 'text',
    key,
    content,
    autoSize: false,
    autoSqueeze: true,
    style: {
      x: own.x + 24,
      y: keyframes(
        [own.at + 3, own.y + own.height, 'ease-out-expo'],
        [own.at + 17, own.y],
        [own.out, own.y, 'ease-in-cubic'],
        [own.out + 6, own.y + own.height],
      ),
      width: own.width - (own.isCut ? 80 : 56),
      height: own.height,
      verticalTextAlign: 'middle',
      fontFamily: FONT,
      fontSize: 72,
      fontWeight: 700,
      lineHeight: 1,
      color: own.fill === YELLOW ? INK : PAPER,
      ...style,
    },
  },
  masks: [wipe(`${id}-wipe`, own)],
});
