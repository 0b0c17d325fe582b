import type { CompositionDefinition, LayerDefinition } from '../runtime/definition/composition.ts';
import type { FieldDefinition, ProjectDefinition } from '../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../runtime/definition/style.ts';
import { project as changeFillColor } from './change-fill-color/template.ts';
import { keyframes } from './drawing.ts';
import { finished } from './first-lower-third/parts.ts';
import { project } from './first-lower-third/template.ts';
import { FONT } from './fonts.ts';
import { project as lowerThird } from './lower-third/template.ts';
import { project as scoreBug } from './score-bug/template.ts';
import { project as socialPost } from './social-post/template.ts';
import { line } from './lines.ts';
import { INK, PAPER } from './registers.ts';
import { tile, type Tile } from './tiles.ts';

type Layers = readonly LayerDefinition[];

/** What a recipe changes in the template of an example. */
interface Change {
  /** The layers of the main composition. */
  readonly layers?: Layers;
  readonly fields?: readonly FieldDefinition[];
  /** A composition that plays on its own, on a layer with its name. */
  readonly adds?: Omit<CompositionDefinition, 'id'>;
  readonly style?: ElementStyleDefinition<'composition'>;
  readonly startFrame?: number;
}

/** The first lower third without code, as readers build it. */
const firstLowerThird: ProjectDefinition = { ...project, compositions: finished.compositions };

const layersOf = ({ compositions, mainComposition }: ProjectDefinition): Layers =>
  compositions.find(({ id }) => id === mainComposition)?.layers ?? [];

function changed(own: ProjectDefinition, change: Change): ProjectDefinition {
  const { layers = layersOf(own), fields, adds, style = {}, startFrame = 0 } = change;
  const id = adds?.name ?? '';
  const added: LayerDefinition = {
    ...{ id, name: id, startFrame },
    element: { type: 'composition', composition: id, detachedPlayhead: true, style },
  };
  return {
    ...own,
    compositions: [
      ...own.compositions.map((one) =>
        one.id === own.mainComposition ? { ...one, layers: [...layers, ...(adds ? [added] : [])] } : one,
      ),
      ...(adds ? [{ id, ...adds }] : []),
    ],
    templateDefinition: { ...own.templateDefinition, ...(fields && { fields }) },
  };
}

/** A line of text like the name of the first lower third. */
function text(name: string, key: string, content: string, y = keyframes([0, 0])): LayerDefinition {
  const font = { fontFamily: FONT, fontSize: 88, fontWeight: 700, lineHeight: 1.1, color: PAPER };
  return { id: name, name, element: { type: 'text', key, content, style: { y, ...font } } };
}

/** The first lower third, with a composition instead of its name. */
const withLine = (
  own: Omit<CompositionDefinition, 'id' | 'width' | 'height'>,
  more: Change = {},
): ProjectDefinition =>
  changed(firstLowerThird, {
    layers: layersOf(firstLowerThird).filter(({ name }) => name !== 'Name'),
    adds: { width: 640, height: 98, ...own },
    style: { x: 144, y: 794, opacity: keyframes([6, 0, 'ease-out'], [14, 1], [75, 1, 'ease-in'], [79, 0]) },
    ...more,
  });

/** The bar of the first lower third without its slashes, 40 px to the left of both lines. */
const plainBar: Layers = layersOf(firstLowerThird).flatMap((layer): Layers => {
  const x = { Bar: 192, Name: 232, Title: 232 }[layer.name];
  if (x === undefined) return [];
  const { element } = layer;
  return [{ ...layer, element: { ...element, style: { ...element.style, x } } as typeof element }];
});

/** Rounds the corners of a picture, so that it's a circle. */
const rounded = ({ element, ...layer }: LayerDefinition): LayerDefinition => ({
  ...layer,
  element:
    element.type === 'image-loader'
      ? { ...element, style: { ...element.style, borderRadius: 100 } }
      : element,
});

const TEAMS = ['Norvale', 'Vestholm', 'Sundvik', 'Ostermar', 'Lindhavn'];
const pointsOf = (index: number): string => String(31 - 3 * index);

/** A row of the table: its plate, its name, and its points. */
function row(team: string, index: number): Layers {
  const id = `Row ${index + 1}`;
  const place = { x: 96, y: 240 + index * 112, width: 912, height: 96 };
  const plate: Tile = { ...place, id: `${id} plate`, fill: INK, at: 0, out: 75 };
  const right = { x: 816, width: 168, fontSize: 56, textAlign: 'right' } as const;
  return [
    tile(plate),
    line(plate, `${id} name`, `rows.${index}.name`, team, { fontSize: 56 }),
    line(plate, `${id} points`, `rows.${index}.points`, pointsOf(index), right),
  ];
}

const WAIT = { frame: 0, name: 'Wait', isStep: true };
const flash = keyframes([0, 0], [2, 0.9], [24, 0]);
const light = { type: 'rectangle', style: { width: 168, height: 72, fill: PAPER, opacity: flash } } as const;
const field = (key: string, title: string, value: string): FieldDefinition => ({
  ...{ key, title, value },
  type: 'text',
});
const fieldsOf = ({ templateDefinition }: ProjectDefinition): readonly FieldDefinition[] =>
  templateDefinition?.fields ?? [];

/** The templates that recipes change, without the code of the recipes, by the ID of a recipe's heading. */
export const RECIPES: Readonly<Record<string, ProjectDefinition>> = {
  'animate-a-text-change': withLine({
    ...{ name: 'Name line', duration: 24 },
    frameActions: [WAIT, { frame: 12, name: 'Swap' }, { frame: 23, name: 'Done' }],
    layers: [text('Name', '_name', 'Mira Halvorsen', keyframes([0, 0], [11, -98], [12, 98], [23, 0]))],
  }),
  'bar-follows-text': changed(firstLowerThird, { layers: plainBar }),
  'flash-a-changed-score': changed(scoreBug, {
    adds: {
      ...{ name: 'Flash', width: 168, height: 72, duration: 25, frameActions: [WAIT] },
      layers: [{ id: 'Light', name: 'Light', element: light }],
    },
    style: { x: 332, y: 58 },
  }),
  'count-up-to-a-number': withLine(
    {
      ...{ name: 'Count', duration: 2, frameActions: [{ frame: 0 }, { frame: 1 }] },
      layers: [text('Total', '_total', '12,500')],
    },
    { fields: [field('_total', 'Total', '12500'), field('_title', 'Title', 'Visitors today')] },
  ),
  'switch-the-look-with-a-dropdown': changed(changeFillColor, {
    layers: [...layersOf(changeFillColor), { ...text('Look', '_look', 'news'), isVisible: false }],
    fields: [
      ...fieldsOf(changeFillColor),
      {
        ...{ key: '_look', title: 'Look', type: 'dropdown', value: 'news' },
        choices: ['news', 'sports'].map((value) => ({ value, label: value })),
      },
    ],
  }),
  'leave-by-itself': changed(lowerThird, {
    adds: {
      ...{ name: 'Hold', width: 1920, height: 1080, duration: 150, layers: [] },
      frameActions: [{ frame: 149 }],
    },
    startFrame: 26,
  }),
  'round-photo': {
    ...socialPost,
    compositions: socialPost.compositions.map((own) => ({ ...own, layers: own.layers.map(rounded) })),
  },
  'show-a-table': changed(firstLowerThird, {
    layers: TEAMS.flatMap(row),
    fields: TEAMS.flatMap((team, index) => [
      field(`rows.${index}.name`, `Team ${index + 1}`, team),
      field(`rows.${index}.points`, `Points ${index + 1}`, pointsOf(index)),
    ]),
  }),
};
