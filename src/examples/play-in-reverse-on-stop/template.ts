import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { INK, PAPER, YELLOW } from '../tiles.ts';

interface Line {
  readonly name: string;
  readonly content: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly font: Readonly<{ fontSize: number; fontWeight: number; color: string; backgroundColor: string }>;
}

/** A line with a plate that always fits it, because it's the background of the text. It moves in behind a mask. */
const line = ({ name, content, at, from, to, height, font }: Line): LayerDefinition => ({
  id: name.toLowerCase(),
  name,
  element: {
    type: 'text',
    key: `_${name.toLowerCase()}`,
    content,
    style: {
      x: 96,
      y: keyframes([at, from, 'ease-out-expo'], [at + 16, to]),
      fontFamily: FONT,
      lineHeight: 1,
      paddingTop: (height - font.fontSize) / 2,
      paddingRight: 32,
      paddingBottom: (height - font.fontSize) / 2,
      paddingLeft: 24,
      ...font,
    },
  },
  masks: [{ id: name, name: 'Place', shape: 'rectangle', style: { x: 96, y: to, width: 1728, height } }],
});

/** A graphic without an outro: it leaves the way it came. Frame 0 is empty, because it's the last frame before the graphic is hidden. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Play in reverse on stop',
  mainComposition: 'play-in-reverse-on-stop',
  resources: archivo,
  compositions: [
    {
      id: 'play-in-reverse-on-stop',
      name: 'Play in reverse on stop',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 20,
      layers: [
        line({
          name: 'Title',
          content: 'Harbor reporter',
          at: 2,
          from: 800,
          to: 880,
          height: 80,
          font: { fontSize: 44, fontWeight: 500, color: INK, backgroundColor: YELLOW },
        }),
        line({
          name: 'Name',
          content: 'Mira Halvorsen',
          at: 0,
          from: 880,
          to: 752,
          height: 128,
          font: { fontSize: 80, fontWeight: 700, color: PAPER, backgroundColor: INK },
        }),
      ],
    },
  ],
  templateDefinition: {
    description: 'A name and a title that leave the way they came.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 40 },
      { key: '_title', title: 'Title', type: 'text', value: 'Harbor reporter', maxLength: 60 },
    ],
  },
};
