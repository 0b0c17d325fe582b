import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { GRAY, INK, PAPER, YELLOW } from '../tiles.ts';

/** A part of the name with a plate of its own. It rises into the composition, which clips it. */
const part = (
  name: string,
  key: string | null,
  content: string,
  at: number,
  style: ElementStyleDefinition<'text'>,
): LayerDefinition => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  element: {
    type: 'text',
    key,
    content,
    autoSize: false,
    style: {
      y: keyframes([at, 128, 'ease-out-expo'], [at + 16, 0], [75 + at, 0, 'ease-in-cubic'], [84 + at, 128]),
      height: 128,
      textAlign: 'center',
      verticalTextAlign: 'middle',
      fontFamily: FONT,
      fontSize: 88,
      lineHeight: 1,
      ...style,
    },
  },
});

/** One name in two styles: the first name is light and the family name bold, on one line of a nested composition. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Advanced text styling',
  mainComposition: 'advanced-text-styling',
  resources: archivo,
  compositions: [
    {
      id: 'advanced-text-styling',
      name: 'Advanced text styling',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 75, name: 'Out', isOutro: true }],
      layers: [
        {
          id: 'title',
          name: 'Title',
          element: {
            type: 'text',
            key: '_title',
            content: 'Climate correspondent',
            style: {
              x: 96,
              y: keyframes([6, 792, 'ease-out-expo'], [22, 880], [75, 880, 'ease-in-cubic'], [81, 792]),
              fontFamily: FONT,
              fontSize: 44,
              fontWeight: 500,
              lineHeight: 1,
              paddingTop: 18,
              paddingRight: 32,
              paddingBottom: 18,
              paddingLeft: 24,
              color: PAPER,
              backgroundColor: GRAY,
            },
          },
          masks: [
            {
              id: 'below-the-name',
              name: 'Below the name',
              shape: 'rectangle',
              style: { x: 96, y: 880, width: 1728, height: 80 },
            },
          ],
        },
        {
          id: 'name-line',
          name: 'Name line',
          element: { type: 'composition', composition: 'name-line', style: { x: 96, y: 752 } },
        },
      ],
    },
    {
      id: 'name-line',
      name: 'Name line',
      width: 1728,
      height: 128,
      fps: 50,
      duration: 100,
      layers: [
        part('First name', '_name', 'Mira', 0, {
          width: 218,
          fontWeight: 400,
          color: INK,
          backgroundColor: YELLOW,
        }),
        part('Family name', null, 'Halvorsen', 3, {
          x: 218,
          width: 436,
          fontWeight: 700,
          color: PAPER,
          backgroundColor: INK,
        }),
      ],
    },
  ],
  templateDefinition: {
    description: 'One name in two styles on one line.',
    layer: 5,
    outMode: 'manual',
    fields: [
      {
        key: '_name',
        title: 'Name',
        description: 'First name and family name',
        type: 'text',
        value: 'Mira Halvorsen',
        required: true,
        maxLength: 60,
      },
      { key: '_title', title: 'Title', type: 'text', value: 'Climate correspondent', maxLength: 60 },
    ],
  },
};
