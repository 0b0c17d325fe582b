// The template that runs a page's code: the page's example, or the project with everything that all other pages refer to.
import { project as advancedTextStyling } from '../../src/examples/advanced-text-styling/template.ts';
import { project as changeFillColor } from '../../src/examples/change-fill-color/template.ts';
import { project as countdown } from '../../src/examples/countdown/template.ts';
import { project as crawler } from '../../src/examples/crawler/template.ts';
import { project as duplicateTextContent } from '../../src/examples/duplicate-text-content/template.ts';
import { project as externalApi } from '../../src/examples/external-api/template.ts';
import { project as looping } from '../../src/examples/looping/template.ts';
import { project as loopingBackground } from '../../src/examples/looping-background/template.ts';
import { project as firstLowerThird } from '../../src/examples/first-lower-third/template.ts';
import { project as lowerThird } from '../../src/examples/lower-third/template.ts';
import { project as reverse } from '../../src/examples/play-in-reverse-on-stop/template.ts';
import { project as scoreBug } from '../../src/examples/score-bug/template.ts';
import type { CompositionDefinition, LayerDefinition } from '../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import type { Block } from './blocks.ts';
import { commands, type Context, data, later, layer, project, withMore } from './fixture.ts';

const text = (name: string, key?: string, content = 'drawn'): LayerDefinition =>
  layer(name, { type: 'text', content, ...(key !== undefined && { key }) });

/** A project in which a layer's element is drawn differently. */
function withElement(own: ProjectDefinition, name: string, more: object): ProjectDefinition {
  const redrawn = (one: LayerDefinition): LayerDefinition =>
    one.name === name ? { ...one, element: { ...one.element, ...more } as never } : one;
  return {
    ...own,
    compositions: own.compositions.map((one) => ({ ...one, layers: one.layers.map(redrawn) })),
  };
}

/** A nested composition, with the layer that shows it and its definition. */
const nested = (name: string, layers: readonly LayerDefinition[], isDetached = false) =>
  [
    [layer(name, { type: 'composition', composition: name, detachedPlayhead: isDetached })],
    [{ id: name, name, width: 800, height: 100, duration: 50, layers }],
  ] as const;

const EXAMPLES: Readonly<Record<string, Partial<Context>>> = {
  'advanced-text-styling': {
    project: withMore(
      withMore(advancedTextStyling, [text('Change', '_change')]),
      ...nested(
        'Headline',
        ['Before', 'Marked', 'After'].map((name) => text(name)),
      ),
    ),
    data: { _name: 'Mira Halvorsen', _headline: 'Storm *warning* tonight', _change: '-2' },
  },
  'change-fill-color': {
    project: changeFillColor,
    data: { _team: 'Norvale', _color: '#c1121f' },
    later: { _color: '#f2b632' },
  },
  crawler: { project: crawler, data: { _crawl: 'One\nTwo' }, commands: [['speed', '8']] },
  'duplicate-text-content': {
    project: withMore(duplicateTextContent, [
      text('Home', '_home'),
      text('Away', '_away'),
      text('Team again', '_team'),
      ...['Home short', 'Away short', 'Match'].map((name) => text(name)),
    ]),
    data: { _team: 'Norvale', _home: 'Norvale', _away: 'Vestholm' },
  },
  'external-api': { project: externalApi, data: { _city: 'Oslo' }, commands: [['refresh', '']] },
  looping: { project: looping, data: {} },
  'play-in-reverse-on-stop': { project: withMore(reverse, ...nested('Dots', [text('Dot')], true)), data: {} },
};

const keyframes = (...values: readonly (readonly [frame: number, value: number])[]) => ({
  keyframes: values.map(([frame, value]) => ({ frame, value })),
});

/** Adds a composition to a template, and a layer that plays it on its own. */
function withDetached(
  own: ProjectDefinition,
  name: string,
  duration: number,
  layers: readonly LayerDefinition[] = [],
  frameActions: CompositionDefinition['frameActions'] = [],
  more: Partial<LayerDefinition> = {},
): ProjectDefinition {
  const element = { type: 'composition', composition: name, detachedPlayhead: true } as const;
  const composition = { id: name, name, width: 1920, height: 1080, duration, layers };
  return withMore(own, [layer(name, element, more)], [{ ...composition, frameActions }]);
}

const WAIT: CompositionDefinition['frameActions'] = [{ frame: 0, name: 'Wait', isStep: true }];

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

const lineStyle = { y: keyframes([0, 0], [11, -80], [12, 80], [23, 0]) };
const light = { opacity: keyframes([0, 0], [2, 0.9], [24, 0]) };
const rows = [0, 1, 2, 3, 4];

/** The templates that the recipes change, by the recipe's heading. */
const TASKS: Readonly<Record<string, Partial<Context>>> = {
  'Hide an empty second line': { project: firstLowerThird },
  'Hide the plate behind an empty line': { project: lowerThird },
  'Loop a background': { project: withDetached(loopingBackground, 'Loop', 201) },
  'Animate a text change': {
    project: withDetached(
      plain(),
      'Name line',
      24,
      [layer('Name', { type: 'text', key: '_name', content: 'drawn', style: lineStyle })],
      WAIT,
    ),
  },
  'Flash a changed score': {
    project: withDetached(scoreBug, 'Flash', 25, [layer('Light', { type: 'rectangle', style: light })], WAIT),
    data: { _homeScore: '2', _awayScore: '0' },
  },
  'Count up to a number': {
    project: withDetached(plain(), 'Count', 2, [text('Total', '_total')]),
    data: { _total: '12500' },
  },
  'Switch the look with a dropdown': { project: changeFillColor, data: { _look: 'sports' } },
  'Make a graphic disappear by itself': {
    project: withDetached(lowerThird, 'Hold', 150, [], [], { startFrame: 26 }),
    data: { _seconds: '2' },
  },
  'Show a studio clock': { project: plain([text('Clock', '_time', '')]) },
  'Count down to a time': { project: countdown, data: { _now: '20:14:00', _until: '20:15:00' } },
  'Show a table': {
    project: plain(
      rows.flatMap((row) => [
        layer(`Row ${row + 1} plate`, { type: 'rectangle' }),
        text(`Row ${row + 1} name`, `rows.${row}.name`),
        text(`Row ${row + 1} points`, `rows.${row}.points`),
      ]),
    ),
    data: Object.fromEntries(rows.map((row) => [`rows.${row}.name`, `Team ${row}`])),
  },
};

/** Sections that start with a different drawing, by their heading. */
const SECTIONS: Readonly<Record<string, Partial<Context>>> = {
  ...TASKS,
  'An animated fill': {
    project: withElement(changeFillColor, 'Plate', {
      style: {
        fill: {
          keyframes: [
            { frame: 0, value: '#ffffff' },
            { frame: 30, value: '#14213d' },
          ],
        },
      },
    }),
  },
  "What happens if a picture can't be loaded?": {
    project: withElement(project, 'Logo', { type: 'image-loader', source: '' }),
  },
};

/** Returns the context of a block, by its page and section. */
export function contextOf({ place, section = '' }: Block): Context {
  const name = /^user-guide\/examples\/([\w-]+)\.mdx/u.exec(place)?.[1] ?? '';
  const own = Object.hasOwn(EXAMPLES, name)
    ? { project, data: {}, later: {}, commands: [], ...EXAMPLES[name] }
    : { project, data, later, commands };
  return { ...own, ...SECTIONS[section] };
}
