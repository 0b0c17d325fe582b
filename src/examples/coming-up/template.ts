import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { type Tile, tile } from '../tiles.ts';

const PROGRAMS = [
  ['20:15', 'The Long Coast'],
  ['21:40', 'Late News'],
  ['22:10', 'Night Ferry'],
] as const;

const title: Tile = { ...SAFE, ...EVENING, id: 'Title plate', y: 552, width: 1100, height: 104, fill: SEA };

/** A time and a program. Rows follow each other by three frames. */
const row = (index: number, [time, program]: (typeof PROGRAMS)[number]): readonly LayerDefinition[] => {
  const name = `Row ${index + 1}`;
  const own: Tile = {
    ...title,
    id: `${name} plate`,
    y: 664 + index * 100,
    height: 92,
    fill: PAPER,
    at: 3 + 3 * index,
  };
  const when = line(own, `${name} time`, `_programs.${index}.time`, time, {
    ...{ width: 168, fontSize: 52, fontWeight: 500, color: SEA },
  });
  return [
    tile({ ...own, width: 1100 }),
    ...changing(when),
    ...changing(
      line(own, `${name} program`, `_programs.${index}.title`, program, { x: 312, width: 840, fontSize: 60 }),
    ),
  ];
};

/** What's on tonight, for the evening program. A row without a program stays closed. */
export const project = template('Coming up', {
  description: 'The next three programs with their times.',
  layer: 5,
  duration: 90,
  layers: [
    ...PROGRAMS.flatMap((one, index) => row(index, one)),
    tile(title),
    ...changing(line(title, 'Title', '_title', 'Tonight on Harbor TV', { fontSize: 60, fontWeight: 650 })),
  ],
  fields: [
    { key: '_title', title: 'Title', type: 'text', value: 'Tonight on Harbor TV', maxLength: 40 },
    ...PROGRAMS.flatMap(([time, program], index): readonly FieldDefinition[] => [
      { key: `_programs.${index}.time`, title: `Time ${index + 1}`, type: 'text', value: time, maxLength: 8 },
      {
        key: `_programs.${index}.title`,
        title: `Program ${index + 1}`,
        type: 'text',
        value: program,
        maxLength: 50,
      },
    ]),
  ],
});
