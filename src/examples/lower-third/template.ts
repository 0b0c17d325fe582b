import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { archivo } from '../fonts.ts';
import { beam, INK, line, type Tile, tile, YELLOW } from '../tiles.ts';

const name: Tile = {
  id: 'Name plate',
  x: 96,
  y: 752,
  width: 1728,
  height: 128,
  fill: INK,
  at: 0,
  out: 75,
  isCut: true,
};
const title: Tile = {
  id: 'Title plate',
  x: 96,
  y: 872,
  width: 1728,
  height: 88,
  fill: YELLOW,
  at: 3,
  out: 75,
  isCut: true,
};

/** A name and a title on two tiles, which open, rest, and close when a `stop` command arrives. */
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
        tile(title),
        line(title, 'Title', '_title', 'Climate correspondent', { fontSize: 44, fontWeight: 500 }),
        tile(name),
        beam(name),
        line(name, 'Name', '_name', 'Mira Halvorsen', { fontSize: 88 }),
      ],
    },
  ],
  templateDefinition: {
    description: 'A name and a title on tiles that fit their text.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 60 },
      { key: '_title', title: 'Title', type: 'text', value: 'Climate correspondent', maxLength: 80 },
    ],
  },
};
