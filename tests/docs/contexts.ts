// The template that runs a page's code: the page's example, or the project with everything that all other pages refer to.
import { project as advancedTextStyling } from '../../src/examples/advanced-text-styling/template.ts';
import { project as changeFillColor } from '../../src/examples/change-fill-color/template.ts';
import { project as crawler } from '../../src/examples/crawler/template.ts';
import { project as duplicateTextContent } from '../../src/examples/duplicate-text-content/template.ts';
import { project as externalApi } from '../../src/examples/external-api/template.ts';
import { project as looping } from '../../src/examples/looping/template.ts';
import { project as loopingBackground } from '../../src/examples/looping-background/template.ts';
import { project as firstLowerThird } from '../../src/examples/first-lower-third/template.ts';
import { project as lowerThird } from '../../src/examples/lower-third/template.ts';
import { project as reverse } from '../../src/examples/play-in-reverse-on-stop/template.ts';
import { RECIPES } from '../../src/examples/recipes.ts';
import type { LayerDefinition } from '../../src/runtime/definition/composition.ts';
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

const LOOP = { id: 'Loop', name: 'Loop', width: 1920, height: 1080, duration: 201, layers: [] };

/** The templates that the recipes change, by the recipe's heading. */
const TASKS: Readonly<Record<string, Partial<Context>>> = {
  'Hide an empty second line': { project: firstLowerThird },
  'Hide the plate behind an empty line': { project: lowerThird },
  'Make the bar follow the text': { project: firstLowerThird },
  'Loop a background': {
    project: withMore(
      loopingBackground,
      [layer('Loop', { type: 'composition', composition: 'Loop', detachedPlayhead: true })],
      [LOOP],
    ),
  },
  'Animate a text change': { project: RECIPES['animate-a-text-change']! },
  'Flash a changed score': {
    project: RECIPES['flash-a-changed-score']!,
    data: { _homeScore: '2', _awayScore: '0' },
  },
  'Count up to a number': { project: RECIPES['count-up-to-a-number']!, data: { _total: '12500' } },
  'Switch the look with a dropdown': {
    project: RECIPES['switch-the-look-with-a-dropdown']!,
    data: { _look: 'sports' },
  },
  'Make a graphic disappear by itself': { project: RECIPES['leave-by-itself']!, data: { _seconds: '2' } },
  'Show a studio clock': { project: withMore(lowerThird, [text('Clock', '_time', '')]) },
  'Count down to a time': {
    project: RECIPES['show-a-countdown']!,
    data: { _now: '20:14:00', _until: '20:15:00' },
  },
  'Show a table': {
    project: RECIPES['show-a-table']!,
    data: Object.fromEntries([0, 1, 2, 3, 4].map((row) => [`rows.${row}.name`, `Team ${row}`])),
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

export function contextOf({ place, section = '' }: Block): Context {
  const name = /^user-guide\/examples\/([\w-]+)\.mdx/u.exec(place)?.[1] ?? '';
  const own = Object.hasOwn(EXAMPLES, name)
    ? { project, data: {}, later: {}, commands: [], ...EXAMPLES[name] }
    : { project, data, later, commands };
  return { ...own, ...SECTIONS[section] };
}
