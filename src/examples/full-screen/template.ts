import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { fact } from './fact.ts';
import { cut, SLANT, wipe } from './masks.ts';
import { move, seen } from './moves.ts';

/** A full-screen page: a picture that the operator chooses, a headline, and three facts that appear step by step. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Full screen',
  mainComposition: 'full-screen',
  resources: [
    ...archivo,
    { type: 'image', id: 'harbor', url: 'full-screen/harbor.svg', width: 1200, height: 1080 },
  ],
  compositions: [
    {
      id: 'full-screen',
      name: 'Full screen',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 200,
      frameActions: [
        { frame: 70, name: 'First fact', isStep: true },
        { frame: 110, name: 'Second fact', isStep: true },
        { frame: 160, name: 'Outro', isOutro: true },
      ],
      layers: [
        {
          id: 'ground',
          name: 'Ground',
          element: {
            type: 'rectangle',
            style: {
              width: 1920,
              height: 1080,
              fill: {
                type: 'linear',
                angle: 160,
                stops: [
                  { offset: 0, color: '#1b2f57' },
                  { offset: 0.55, color: '#14213d' },
                  { offset: 1, color: '#0b1426' },
                ],
              },
            },
          },
          masks: [wipe('ground-wipe')],
        },
        {
          id: 'photo',
          name: 'Photo',
          element: {
            type: 'image-loader',
            key: '_photo',
            source: 'harbor',
            placeholder: 'harbor',
            fit: 'cover',
            style: {
              x: keyframes([0, 1000, 'ease-out-cubic'], [70, 900]),
              width: 1020,
              height: 1080,
              scaleX: keyframes([0, 1.14, 'ease-out-cubic'], [199, 1]),
              scaleY: keyframes([0, 1.14, 'ease-out-cubic'], [199, 1]),
            },
          },
          masks: [cut('photo-cut'), wipe('photo-wipe')],
        },
        {
          id: 'shade',
          name: 'Shade',
          element: {
            type: 'rectangle',
            style: {
              x: 900,
              width: 1020,
              height: 1080,
              fill: {
                type: 'linear',
                angle: 0,
                stops: [
                  { offset: 0, color: 'rgb(11 20 38 / 0.85)' },
                  { offset: 0.5, color: 'rgb(11 20 38 / 0)' },
                ],
              },
            },
          },
          masks: [cut('shade-cut'), wipe('shade-wipe')],
        },
        {
          id: 'topic',
          name: 'Topic',
          element: {
            type: 'text',
            key: '_topic',
            content: 'New harbor',
            style: {
              x: move({ at: 18, from: 40, to: 96 }),
              y: 110,
              opacity: seen(18),
              fontFamily: FONT,
              fontSize: 36,
              fontWeight: 600,
              letterSpacing: 5,
              textTransform: 'uppercase',
              color: '#fca311',
            },
          },
        },
        {
          id: 'headline',
          name: 'Headline',
          element: {
            type: 'text',
            key: '_headline',
            content: 'Three things to know\nabout the new harbor',
            autoSize: false,
            multiline: true,
            style: {
              x: 96,
              y: move({ at: 22, from: 430, to: 166 }),
              opacity: seen(22, 1, 1),
              width: 900,
              height: 240,
              fontFamily: FONT,
              fontSize: 92,
              fontWeight: 700,
              lineHeight: 1.06,
            },
          },
          masks: [
            {
              id: 'headline-window',
              name: 'Window',
              shape: 'rectangle',
              style: { x: 96, y: 160, width: 1000, height: 250 },
            },
          ],
        },
        ...fact(0, 42, 'The first ships will moor here in spring, two years ahead of plan.'),
        ...fact(1, 71, 'It covers 120 hectares, a third of them green.'),
        ...fact(2, 111, 'Half of its power comes from the tide.'),
        {
          id: 'credit',
          name: 'Credit',
          element: {
            type: 'text',
            key: '_credit',
            content: 'Illustration: Keyfill',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 1324,
              y: 985,
              width: 500,
              height: 40,
              textAlign: 'right',
              opacity: seen(40, 0.8, 20),
              fontFamily: FONT,
              fontSize: 28,
              fontWeight: 500,
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'rectangle',
            style: {
              y: -110,
              width: 34,
              height: 1300,
              rotation: SLANT,
              fill: '#fca311',
              x: keyframes([2, -279, 'ease-out-expo'], [44, 2441], [162, 2441, 'ease-in-quart'], [197, -279]),
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'A page with a picture, a headline, and three facts that appear step by step.',
    layer: 6,
    outMode: 'manual',
    fields: [
      { key: '_topic', title: 'Topic', type: 'text', value: 'New harbor', maxLength: 24 },
      {
        key: '_headline',
        title: 'Headline',
        type: 'multi-line',
        value: 'Three things to know\nabout the new harbor',
        required: true,
        maxLength: 44,
      },
      {
        key: '_fact1',
        title: 'First fact',
        type: 'text',
        value: 'The first ships will moor here in spring, two years ahead of plan.',
        maxLength: 90,
      },
      {
        key: '_fact2',
        title: 'Second fact',
        type: 'text',
        value: 'It covers 120 hectares, a third of them green.',
        maxLength: 90,
      },
      {
        key: '_fact3',
        title: 'Third fact',
        type: 'text',
        value: 'Half of its power comes from the tide.',
        maxLength: 90,
      },
      { key: '_photo', title: 'Picture', type: 'image', value: '' },
      { key: '_credit', title: 'Credit', type: 'text', value: 'Illustration: Keyfill', maxLength: 40 },
    ],
  },
};
