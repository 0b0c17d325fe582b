import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { clip, keyframes, layer, template } from '../drawing.ts';
import { changing, line, onGround, wordmark } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { flat, staying, type Tile, tile, together } from '../tiles.ts';

const PROGRAMS = [
  ['20:15', 'The Long Coast'],
  ['21:40', 'Late News'],
  ['22:10', 'Night Ferry'],
] as const;

/** The title and all rows, which leave as one: its edge takes the texts along. */
const all: Tile = {
  ...{ ...SAFE, ...EVENING, leave: 15 },
  ...{ id: 'All', y: 544, width: 816, height: 416, fill: SEA },
};

/** One slanted edge ends the title and all rows, so each is a little narrower than the one above it. */
const title: Tile = staying({ ...all, id: 'Title plate', height: 106 });

/** A line on top of it, which stands out from a dark picture. */
const rule: Tile = { ...title, id: 'Rule', height: 6, fill: PAPER };

/** Where the station's name rises. */
const station: Tile = { ...title, x: 632, width: 220, at: 4, isCut: false };

/** Where the rail of time is at a height. It leans like the edge at the end. */
const railAt = (y: number): number => Math.round(SAFE.x + 232 - (y - 650) * EVENING.slant);
/** How wide the rail is. */
const RAIL = 8;

/** The piece of the rail in a row, which is drawn downward, and the stop on it, which follows. */
const rail = (own: Tile, index: number): readonly LayerDefinition[] => {
  const { y, height } = own;
  const name = `Row ${index + 1}`;
  const [left, lean, middle] = [railAt(y + height), railAt(y) - railAt(y + height), y + height / 2];
  const isNext = index === 0;
  const at = 8 + 4 * index;
  const size = isNext ? 44 : 28;
  const pop = keyframes<number>([at + 1, 0, 'ease-out-back'], [at + 9, 1]);
  const piece = layer(`${name} rail`, {
    type: 'path',
    data: `M${lean} 0h${RAIL}L${RAIL} ${height}H0Z`,
    style: { x: left, y, width: lean + RAIL, height, fill: SEA },
  });
  const stop = layer(`${name} stop`, {
    type: 'ellipse',
    style: {
      ...{ x: railAt(middle) + (RAIL - size) / 2, y: middle - size / 2, width: size, height: size },
      ...{ fill: isNext ? CORAL : PAPER, stroke: SEA, strokeWidth: RAIL, scaleX: pop, scaleY: pop },
    },
  });
  return onGround(own, [piece, stop]).map((one) => ({
    ...one,
    masks: [
      ...(one.masks ?? []),
      ...(one.name === piece.name
        ? [
            clip(`${piece.id}-draw`, 'Draw', {
              ...{ x: left, width: lean + RAIL, height },
              y: keyframes<number>([at, y - height, 'ease-out-cubic'], [at + 6, y]),
            }),
          ]
        : []),
    ],
  }));
};

/**
 * A time and a program, with a rail of time between them. All plates open with one edge, and then the rows
 * fill one after the other. The next program is larger, with its time on coral, and its stop is marked.
 */
const row = (index: number, [time, program]: (typeof PROGRAMS)[number]): readonly LayerDefinition[] => {
  const name = `Row ${index + 1}`;
  const isNext = index === 0;
  const y = isNext ? 650 : 702 + index * 84;
  const own: Tile = {
    ...title,
    id: `${name} plate`,
    y,
    width: title.width - Math.round((y - title.y) * EVENING.slant),
    travel: title.width,
    // The last one has some room below it.
    height: isNext ? 136 : 84 + 6 * Number(index === PROGRAMS.length - 1),
    fill: PAPER,
  };
  const [width, lean] = [railAt(y) - own.x, railAt(y) - railAt(y + own.height)];
  const first = layer(`${name} next`, {
    type: 'path',
    data: `M0 0H${width}L${width - lean} ${own.height}H0Z`,
    style: { x: own.x, y, width, height: own.height, fill: CORAL },
  });
  // Texts move by at most 12 px when they change, which keeps them away from the rows next to them.
  const band = { ...own, y: y + (own.height - 54) / 2, height: 54 };
  // Both come from the slanted edge, together.
  const arriving = { ...band, at: 2 * index + 2 };
  const when = line({ ...arriving, glide: 48 }, `${name} time`, `_programs.${index}.time`, time, {
    ...{
      width: 136,
      fontSize: isNext ? 56 : 48,
      fontWeight: 600,
      letterSpacing: -1,
      ...(!isNext && { color: SEA }),
    },
  });
  // They start where the rail leans to.
  const x = railAt(y + own.height / 2) + (isNext ? 52 : 40);
  return [
    tile(own),
    ...(isNext ? onGround(own, [first]) : []),
    ...rail(own, index),
    ...onGround(own, [
      ...changing(when),
      ...changing(
        line(arriving, `${name} program`, `_programs.${index}.title`, program, {
          ...{ x, width: own.x + own.width - x - 56 },
          ...{ fontSize: isNext ? 76 : 52, fontWeight: isNext ? 700 : 600 },
        }),
      ),
    ]),
  ];
};

/** What's on tonight, for the evening program. A row without a program stays closed. */
export const project = template('Coming up', {
  description: 'The next three programs with their times.',
  layer: 5,
  duration: 93,
  layers: together(all, [
    ...PROGRAMS.flatMap((one, index) => row(index, one)),
    tile(title),
    flat(rule),
    ...changing(line(title, 'Title', '_title', 'Tonight', { width: 390, fontSize: 60 })),
    ...onGround(title, wordmark(station, { x: 798, y: 578 })),
  ]),
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
