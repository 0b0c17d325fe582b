import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { archivo, FONT } from '../fonts.ts';

/** The bar opens from its left edge and closes toward that edge. The composition action fits its width to the text. */
const wipe = (id: string, delay: number): MaskDefinition => ({
  id,
  name: 'Wipe',
  shape: 'rectangle',
  style: {
    x: 120,
    y: 840,
    height: 170,
    width: {
      keyframes: [
        { frame: delay, value: 0, easing: 'ease-out-expo' },
        { frame: delay + 28, value: 780 },
        { frame: 78 + delay, value: 780, easing: 'ease-in-quart' },
        { frame: 95, value: 0 },
      ],
    },
  },
});

const bar: LayerDefinition = {
  id: 'bar',
  name: 'Bar',
  element: {
    type: 'rectangle',
    style: {
      x: 120,
      y: 860,
      width: 760,
      height: 130,
      fill: {
        type: 'linear',
        angle: 90,
        stops: [
          { offset: 0, color: '#14213d' },
          { offset: 0.6, color: '#1b2f57' },
          { offset: 1, color: '#27457f' },
        ],
      },
    },
  },
  masks: [wipe('bar-wipe', 4)],
};

const sheen: LayerDefinition = {
  id: 'sheen',
  name: 'Sheen',
  startFrame: 10,
  duration: 60,
  element: {
    type: 'rectangle',
    style: {
      y: 840,
      width: 180,
      height: 170,
      rotation: 18,
      opacity: 0.5,
      fill: {
        type: 'linear',
        angle: 90,
        stops: [
          { offset: 0, color: 'rgb(255 255 255 / 0)' },
          { offset: 0.5, color: 'rgb(255 255 255 / 0.35)' },
          { offset: 1, color: 'rgb(255 255 255 / 0)' },
        ],
      },
      x: {
        keyframes: [
          { frame: 18, value: -120, easing: 'ease-in-out-cubic' },
          { frame: 62, value: 1900 },
        ],
      },
    },
  },
  masks: [
    { ...wipe('sheen-wipe', 4) },
    { id: 'sheen-bar', name: 'Bar', shape: 'rectangle', style: { x: 120, y: 860, width: 1680, height: 130 } },
  ],
};

const accent: LayerDefinition = {
  id: 'accent',
  name: 'Accent',
  element: {
    type: 'rectangle',
    style: {
      x: 120,
      y: 860,
      width: 12,
      height: 130,
      fill: '#fca311',
      scaleY: {
        keyframes: [
          { frame: 0, value: 0, easing: 'ease-out-expo' },
          { frame: 16, value: 1 },
          { frame: 86, value: 1, easing: 'ease-in-cubic' },
          { frame: 99, value: 0 },
        ],
      },
    },
    transformOrigin: { x: 0.5, y: 1 },
  },
};

/** A line of text that rises out of the bar's lower edge. */
const line = (
  id: string,
  name: string,
  key: string,
  content: string,
  y: number,
  delay: number,
  font: Readonly<{ fontSize: number; fontWeight: number; color: string; letterSpacing: number }>,
): LayerDefinition => ({
  id,
  name,
  element: {
    type: 'text',
    key,
    content,
    style: {
      x: 160,
      y: {
        keyframes: [
          { frame: delay, value: y + 90, easing: 'ease-out-expo' },
          { frame: delay + 26, value: y },
          { frame: 75, value: y, easing: 'ease-in-cubic' },
          { frame: 88, value: y + 90 },
        ],
      },
      opacity: {
        keyframes: [
          { frame: delay, value: 0 },
          { frame: delay + 8, value: 1 },
        ],
      },
      fontFamily: FONT,
      lineHeight: 1,
      ...font,
    },
  },
  masks: [
    { id: `${id}-bar`, name: 'Bar', shape: 'rectangle', style: { x: 120, y: 860, width: 1680, height: 130 } },
  ],
});

/** A name and a title on a bar, which opens, rests, and closes when a `stop` command arrives. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Lower third',
  mainComposition: 'lower-third',
  resources: archivo,
  compositions: [
    {
      id: 'lower-third',
      name: 'Lower third',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
      layers: [
        bar,
        sheen,
        accent,
        line('name', 'Name', '_name', 'Mira Halvorsen', 872, 12, {
          fontSize: 64,
          fontWeight: 700,
          color: '#ffffff',
          letterSpacing: 0.5,
        }),
        line('title', 'Title', '_title', 'Climate correspondent', 938, 17, {
          fontSize: 36,
          fontWeight: 500,
          color: '#ffd08a',
          letterSpacing: 1,
        }),
      ],
    },
  ],
  templateDefinition: {
    description: 'A name and a title on a bar that fits its text.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 60 },
      { key: '_title', title: 'Title', type: 'text', value: 'Climate correspondent', maxLength: 80 },
    ],
  },
};
