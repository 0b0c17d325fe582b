// A small project with every layer and key that the pages' code and the reference's examples refer to.
import type { CompositionDefinition, LayerDefinition } from '../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import type { LottiePlayer } from '../../src/runtime/dom/lottie-view.ts';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

type Element = LayerDefinition['element'];

export function layer(name: string, element: Element, more: Partial<LayerDefinition> = {}): LayerDefinition {
  return { id: name, name, element, ...more };
}

function composition(id: string, name: string, layers: readonly LayerDefinition[]): CompositionDefinition {
  return { id, name, width: 1920, height: 1080, duration: 200, layers };
}

const mask = (id: string): NonNullable<LayerDefinition['masks']>[number] => ({
  id,
  name: 'Reveal',
  shape: 'rectangle',
});
const rectangle: Element = { type: 'rectangle', style: { fill: '#336699' } };
const text = (key: string): Element => ({ type: 'text', key, content: 'drawn' });

/** Layers that the pages and the examples in the types refer to. */
const layers: readonly LayerDefinition[] = [
  layer('Bar', {
    type: 'rectangle',
    style: {
      x: {
        keyframes: [
          { frame: 0, value: -100 },
          { frame: 25, value: 0 },
        ],
      },
      fill: '#336699',
    },
  }),
  ...['Away bar', 'Home bar', 'Lead badge', 'Live badge', 'Pill', 'Sponsor'].map((name) =>
    layer(name, rectangle),
  ),
  layer('Plate', rectangle, { masks: [mask('plate-mask')] }),
  layer('Keyed bar', { type: 'rectangle', key: '_bar', style: { fill: '#336699' } }),
  layer('Accent light', { type: 'ellipse', key: '_light' }),
  layer('Team', text('_team')),
  layer('Percent', text('_percent')),
  layer('Change', text('_change')),
  layer('Votes', text('_votes')),
  layer('State', text('_state')),
  layer('Change arrow', { type: 'path', key: '_arrow', data: 'M0 0H10V10Z' }),
  layer('Logo day', { type: 'image', source: 'logo' }),
  layer('Logo night', { type: 'image', source: 'logo' }, { isVisible: false }),
  layer('Flag', { type: 'image-loader', key: '_flag' }),
  layer('Rays', { type: 'image-sequence', source: 'pictures', key: '_rays' }),
  layer('Weather', { type: 'image-sequence', source: 'pictures', key: '_weather' }),
  ...['_globe', '_confetti', '_burst'].map((key) =>
    layer(key, { type: 'lottie', source: 'animation', key }, { startFrame: key === '_burst' ? 25 : 0 }),
  ),
  layer('Flash', { type: 'composition', composition: 'flash', key: '_flash' }),
  layer('Crawl', { type: 'composition', composition: 'crawl' }),
  ...['Glow', 'Live dot', 'Marker', 'Ring', 'Dot'].map((name) => layer(name, { type: 'ellipse' })),
  layer('Name', text('_name'), { masks: [mask('name-mask')] }),
  layer('Title', text('_title')),
  layer('Score', text('_score')),
  layer('Headline', text('_headline')),
  layer('Skyline', { type: 'image', source: 'logo' }, { masks: [mask('skyline-mask')] }),
  layer(
    'Picture',
    { type: 'image', source: 'logo' },
    {
      masks: [{ id: 'picture-mask', shape: 'path', data: 'M0 0H10V10Z' }],
    },
  ),
  ...['Fallback', 'Logo', 'Logo behind', 'Logo in front', 'Party Reds', 'Party Blues'].map((name) =>
    layer(name, { type: 'image', source: 'logo', ...(name === 'Logo' && { key: '_logo' }) }),
  ),
  layer('Portrait', { type: 'image-loader', key: '_portrait' }, { masks: [mask('portrait-mask')] }),
  layer('Photo', { type: 'image-loader', key: '_photo' }),
  ...['Background', 'Spark', 'Symbols', 'Wipe'].map((name) =>
    layer(name, { type: 'image-sequence', source: 'pictures' }),
  ),
  layer('Trend', { type: 'path', data: 'M0 0H10V10Z' }),
  layer('Chart', { type: 'path', data: 'M0 0H10V10Z' }),
  layer('Panel', { type: 'path', data: 'M0 0H10V10Z' }),
  layer(
    'Arrow',
    { type: 'path', data: 'M0 0H10V10Z' },
    {
      masks: [{ id: 'arrow-mask', shape: 'path', data: 'M0 0H10V10Z' }],
    },
  ),
  ...['Ball', 'Tank', 'Sparks'].map((name) => layer(name, { type: 'lottie', source: 'animation' })),
  ...['Crawler', 'Clock', 'Inset', 'Badge'].map((name) =>
    layer(name, {
      type: 'composition',
      composition: name.toLowerCase(),
      ...(name === 'Badge' && { key: '_badge' }),
    }),
  ),
];

export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Reference',
  mainComposition: 'main',
  invokeCommands: ['highlight', 'show', 'setBarColor', 'flash', 'goal', 'celebrate'],
  resources: [
    { id: 'logo', type: 'image', url: PICTURE, width: 64, height: 48 },
    { id: 'pictures', type: 'image-sequence', urls: Array<string>(20).fill(PICTURE), width: 64, height: 48 },
    { id: 'animation', type: 'lottie', data: { w: 100, h: 100 } },
  ],
  compositions: [
    {
      ...composition('main', 'Main', layers),
      frameActions: [
        { frame: 10, name: 'Example' },
        { frame: 60, name: 'Step', isStep: true },
        { frame: 150, name: 'Outro', isOutro: true },
      ],
    },
    ...['Crawler', 'Clock', 'Inset', 'Badge'].map((name) =>
      composition(name.toLowerCase(), name, [layer(`${name} text`, { type: 'text', content: name })]),
    ),
    composition('flash', 'Flash', [layer('Light', rectangle, { startFrame: 1, duration: 198 })]),
    composition('crawl', 'Crawl', [layer('Line', text('_crawl'))]),
  ],
};

export interface Context {
  readonly project: ProjectDefinition;
  /** The first update. */
  readonly data: Readonly<Record<string, string>>;
  /** The values that change with the second update. */
  readonly later: Readonly<Record<string, string>>;
  readonly commands: readonly (readonly [name: string, argument: unknown])[];
}

/** A project with more layers in its main composition, and with more compositions. */
export const withMore = (
  own: ProjectDefinition,
  more: readonly LayerDefinition[],
  compositions: readonly CompositionDefinition[] = [],
): ProjectDefinition => ({
  ...own,
  compositions: [
    ...own.compositions.map((one) =>
      one.id === own.mainComposition ? { ...one, layers: [...one.layers, ...more] } : one,
    ),
    ...compositions,
  ],
});

/** Template data that triggers all of the examples' middleware. */
export const data: Context['data'] = {
  _name: 'Mira Halvorsen',
  _title: 'Captain',
  _score: '3',
  _headline: 'Result',
  _home: 'Reds',
  _color: '#c1121f',
  _teamColor: '#c1121f',
  _align: 'center',
  _change: '-2',
  _prices: '48.2 49.1 47.9',
  _level: '40',
  _live: '1',
  _logoInFront: '1',
  _party: 'Reds',
  _percent: '50',
  _series: '3,5,4,8',
  _size: '64',
  _symbol: '3',
  _answer: 'yes',
  _accent: '#c1121f',
  _angle: '12',
  _country: 'NO',
  _edition: 'night',
  _flash: '1',
  _logo: PICTURE,
  _portrait: PICTURE,
  _priority: 'urgent',
  _sky: 'rain',
  _state: 'closing',
  _votes: '1284310',
  f0: 'Mira Halvorsen',
  f1: 'Captain',
};

export const later: Context['later'] = { _name: 'Joe', _live: '0', _align: 'nonsense' };

export const commands: Context['commands'] = [
  ['show', '20'],
  ['highlight', 2],
  ['setBarColor', '#c1121f'],
  ['flash', ''],
  ['goal', 'Halvorsen'],
  ['celebrate', ''],
];

/** A player with animations that last two seconds and draw nothing. */
export const lottie = async (): Promise<LottiePlayer> => ({
  show: async () =>
    ({
      totalFrames: 60,
      frameRate: 30,
      goToAndStop: () => {},
      destroy: () => {},
    }) as never,
});
