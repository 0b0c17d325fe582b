import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { gradient, keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';

/** A line of news that crawls along the lower edge again and again, at the same speed no matter how long it is. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Crawler',
  mainComposition: 'crawler',
  resources: archivo,
  invokeCommands: ['speed'],
  compositions: [
    {
      id: 'crawler',
      name: 'Crawler',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
      layers: [
        {
          id: 'bar',
          name: 'Bar',
          element: {
            type: 'rectangle',
            style: {
              x: 0,
              y: keyframes([0, 1080, 'ease-out-expo'], [25, 936], [80, 936, 'ease-in-cubic'], [99, 1080]),
              width: 1920,
              height: 90,
              fill: gradient(180, '#16233f', '#0c1528'),
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'rectangle',
            style: {
              y: keyframes([0, 1080, 'ease-out-expo'], [25, 932], [80, 932, 'ease-in-cubic'], [99, 1080]),
              width: 1920,
              height: 4,
              fill: '#fca311',
            },
          },
        },
        {
          id: 'crawl',
          name: 'Crawl',
          element: {
            type: 'composition',
            composition: 'crawl-line',
            detachedPlayhead: true,
            style: {
              y: keyframes([0, 1095, 'ease-out-expo'], [25, 951], [80, 951, 'ease-in-cubic'], [99, 1095]),
            },
          },
          masks: [
            {
              id: 'crawl-fade',
              name: 'Soft ends',
              shape: 'rectangle',
              style: { x: 330, y: 900, width: 1546, height: 200, feather: 48 },
            },
          ],
        },
        {
          id: 'tag',
          name: 'Tag',
          element: {
            type: 'rectangle',
            style: {
              x: keyframes([16, -404, 'ease-out-expo'], [40, -104], [75, -104, 'ease-in-cubic'], [88, -404]),
              y: 886,
              width: 400,
              height: 340,
              rotation: -22,
              fill: '#c1121f',
            },
          },
          masks: [
            {
              id: 'tag-bar',
              name: 'As high as the bar',
              shape: 'rectangle',
              style: { x: 0, y: 936, width: 304, height: 90 },
            },
          ],
        },
        {
          id: 'label',
          name: 'Label',
          element: {
            type: 'text',
            key: '_label',
            content: 'News',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: keyframes([18, -200, 'ease-out-expo'], [42, 96], [75, 96, 'ease-in-cubic'], [88, -200]),
              y: 936,
              width: 160,
              height: 90,
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              fontSize: 48,
              fontWeight: 700,
              textTransform: 'uppercase',
              letterSpacing: 2,
              lineHeight: 1,
            },
          },
        },
      ],
    },
    {
      id: 'crawl-line',
      name: 'Crawl',
      width: 1920,
      height: 60,
      fps: 50,
      duration: 51,
      frameActions: [
        { frame: 0, name: 'Turn' },
        { frame: 50, name: 'Again' },
      ],
      layers: [
        {
          id: 'line',
          name: 'Line',
          element: {
            type: 'text',
            key: '_crawl',
            content:
              'Parliament agrees on the new rail plan   •   Storm warning for the west coast until Friday   •   Halvorsen wins the 1500 meters',
            style: {
              x: keyframes([0, 420], [50, 220]),
              y: 4,
              fontFamily: FONT,
              fontSize: 46,
              fontWeight: 500,
              letterSpacing: 0.5,
              lineHeight: 1.12,
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'A line of news along the lower edge.',
    layer: 4,
    outMode: 'manual',
    commands: [
      {
        name: 'speed',
        title: 'Speed',
        description: 'Changes the speed, starting with the next loop.',
        argument: { title: 'Pixels per frame, 1 to 20', value: '4' },
      },
    ],
    fields: [
      { key: '_label', title: 'Label', type: 'text', value: 'News', maxLength: 14 },
      {
        key: '_crawl',
        title: 'Headlines',
        description: 'One headline on each line.',
        type: 'multi-line',
        value:
          'Parliament agrees on the new rail plan\nStorm warning for the west coast until Friday\nHalvorsen wins the 1500 meters',
        required: true,
      },
    ],
  },
};
