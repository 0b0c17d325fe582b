// The templates that the recipes of "I want to …" change, by the recipe's heading.
import { project as changeFillColor } from '../../src/examples/change-fill-color/template.ts';
import { project as countdown } from '../../src/examples/countdown/template.ts';
import { project as loopingBackground } from '../../src/examples/looping-background/template.ts';
import { project as lowerThird } from '../../src/examples/lower-third/template.ts';
import { project as scoreBug } from '../../src/examples/score-bug/template.ts';
import type { CompositionDefinition, LayerDefinition } from '../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { type Context, withMore } from './fixture.ts';

const text = (
  name: string,
  key: string,
  more: Partial<LayerDefinition['element']> = {},
): LayerDefinition => ({
  id: name,
  name,
  element: { type: 'text', key, content: 'drawn', ...more } as LayerDefinition['element'],
});

/** Adds a composition to a template, and a layer that plays it on its own. */
const withDetached = (
  own: ProjectDefinition,
  composition: CompositionDefinition,
  startFrame = 0,
): ProjectDefinition => {
  const { id, name } = composition;
  const element = { type: 'composition', composition: id, detachedPlayhead: true } as const;
  return withMore(own, [{ id, name, startFrame, element }], [composition]);
};

/** A template with nothing but an outro. */
const plain = (layers: readonly LayerDefinition[] = []): ProjectDefinition => ({
  keyfill: 1,
  name: 'Task',
  mainComposition: 'main',
  compositions: [
    {
      id: 'main',
      name: 'Main',
      width: 1920,
      height: 1080,
      duration: 200,
      frameActions: [{ frame: 150, name: 'Outro', isOutro: true }],
      layers,
    },
  ],
});

const WAIT = { frame: 0, name: 'Wait', isStep: true } as const;

const nameLine = withDetached(plain(), {
  id: 'name-line',
  name: 'Name line',
  width: 760,
  height: 80,
  duration: 24,
  frameActions: [WAIT],
  layers: [
    text('Name', '_name', {
      style: {
        y: {
          keyframes: [
            { frame: 0, value: 0 },
            { frame: 11, value: -80 },
            { frame: 12, value: 80 },
            { frame: 23, value: 0 },
          ],
        },
      },
    }),
  ],
});

const hold = withDetached(
  lowerThird,
  { id: 'hold', name: 'Hold', width: 100, height: 100, duration: 150, layers: [] },
  26,
);

const flash = withDetached(scoreBug, {
  id: 'flash',
  name: 'Flash',
  width: 168,
  height: 72,
  duration: 25,
  frameActions: [WAIT],
  layers: [
    {
      id: 'light',
      name: 'Light',
      element: {
        type: 'rectangle',
        style: {
          opacity: {
            keyframes: [
              { frame: 0, value: 0 },
              { frame: 2, value: 0.9 },
              { frame: 24, value: 0 },
            ],
          },
        },
      },
    },
  ],
});

const count = withDetached(plain(), {
  id: 'count',
  name: 'Count',
  width: 400,
  height: 80,
  duration: 2,
  layers: [text('Total', '_total')],
});

const table = plain(
  [1, 2, 3, 4, 5].flatMap((row) => [
    { id: `plate-${row}`, name: `Row ${row} plate`, element: { type: 'rectangle' } as const },
    text(`Row ${row} name`, `rows.${row - 1}.name`),
    text(`Row ${row} points`, `rows.${row - 1}.points`),
  ]),
);

const names = Object.fromEntries([0, 1, 2, 3, 4].map((row) => [`rows.${row}.name`, `Team ${row}`]));

/** The lower third with a separate plate for the second line. */
const withPlate: ProjectDefinition = {
  ...lowerThird,
  compositions: lowerThird.compositions.map((one) => ({
    ...one,
    layers: [{ id: 'title-plate', name: 'Title plate', element: { type: 'rectangle' } }, ...one.layers],
  })),
};

/** The looping background with a second background, which is drawn in a composition. */
const background = withDetached(loopingBackground, {
  id: 'loop',
  name: 'Loop',
  width: 1920,
  height: 1080,
  duration: 201,
  layers: [],
});

/** What each recipe's code works with. */
export const TASKS: Readonly<Record<string, Partial<Context>>> = {
  'Hide an empty second line': { project: lowerThird },
  'Hide the plate behind an empty line': { project: withPlate },
  'Loop a background': { project: background },
  'Animate a text change': { project: nameLine },
  'Flash a changed score': { project: flash, data: { _homeScore: '2', _awayScore: '0' } },
  'Count up to a number': { project: count, data: { _total: '12500' } },
  'Switch the look with a dropdown': { project: changeFillColor, data: { _look: 'sports' } },
  'Make a graphic disappear by itself': { project: hold, data: { _seconds: '2' } },
  'Show a studio clock': { project: plain([text('Clock', '_time', { content: '' })]) },
  'Count down to a time': { project: countdown, data: { _now: '20:14:00', _until: '20:15:00' } },
  'Show a table': { project: table, data: names },
};
