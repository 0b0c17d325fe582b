import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { template } from '../drawing.ts';
import { changing, line, wordmark } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { flat, type Tile } from '../tiles.ts';

const PROGRAMS = [
  ['20:15', 'The Long Coast'],
  ['21:40', 'Late News'],
  ['22:10', 'Night Ferry'],
] as const;

/** One slanted edge ends the title and all rows, so each is a little narrower than the one above it. */
const title: Tile = { ...SAFE, ...EVENING, id: 'Title plate', y: 552, width: 704, height: 106, fill: SEA };

/** A line on top of it, which stands out from a dark picture. */
const rule: Tile = { ...title, id: 'Rule', height: 6, fill: PAPER };

/** Where the station's name rises. */
const station: Tile = { ...title, x: 520, width: 220, at: 4, isCut: false };

/** A time and a program. Rows follow each other by three frames. The next program's time is on coral. */
const row = (index: number, [time, program]: (typeof PROGRAMS)[number]): readonly LayerDefinition[] => {
  const name = `Row ${index + 1}`;
  const y = 658 + index * 100;
  const own: Tile = {
    ...title,
    id: `${name} plate`,
    y,
    width: title.width - Math.round((y - title.y) * EVENING.slant),
    height: 100,
    fill: PAPER,
    at: 3 + 3 * index,
  };
  const first: Tile = { ...own, id: `${name} next`, width: 190, fill: CORAL };
  const when = line(first, `${name} time`, `_programs.${index}.time`, time, {
    ...{ width: 142, fontSize: 52, fontWeight: 600, ...(index > 0 && { color: SEA }) },
  });
  return [
    flat(own),
    ...(index > 0 ? [flat({ ...own, id: `${name} line`, height: 2, fill: SEA })] : []),
    ...(index === 0 ? [flat(first)] : []),
    ...changing(when),
    ...changing(
      line(own, `${name} program`, `_programs.${index}.title`, program, {
        ...{ x: 304, width: own.width - 264, fontSize: 60 },
      }),
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
    flat(title),
    flat(rule),
    ...changing(line(title, 'Title', '_title', 'Tonight', { width: 390, fontSize: 60 })),
    ...wordmark(station, { x: 686, y: 586 }),
  ],
  fields: [
    { key: '_title', title: 'Title', type: 'text', value: 'Tonight', maxLength: 24 },
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
