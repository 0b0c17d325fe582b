import { casesOf, type Case, type Row } from './case.ts';

/** The smallest valid manifest, with other members. A member that's undefined is left out. */
export const manifest = (more: object = {}): Readonly<Record<string, unknown>> =>
  JSON.parse(
    JSON.stringify({
      $schema: 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json',
      id: 'lower-third',
      name: 'Lower third',
      main: 'main.js',
      supportsRealTime: true,
      supportsNonRealTime: true,
      ...more,
    }),
  ) as Readonly<Record<string, unknown>>;

/** Manifests that the official schemas judge as we do. */
const ROWS: readonly Row[] = [
  ['the least manifest', {}],
  [
    'a manifest with everything',
    {
      id: 'com.keyfill.lower-third',
      version: '1.2',
      description: 'A name and a title',
      author: { name: 'Mira Halvorsen', email: 'mira@keyfill.example', url: 'https://keyfill.example' },
      stepCount: 2,
      schema: {
        type: 'object',
        properties: {
          _name: { type: 'string', title: 'Name', gddType: 'single-line', maxLength: 40, default: 'Mira' },
          _tint: {
            type: 'string',
            gddType: 'color-rrggbb',
            pattern: '^#[0-9a-f]{6}$',
            default: '#fca311',
            order: 2,
            hidden: true,
          },
        },
        required: ['_name'],
      },
      customActions: [
        { id: 'highlight', name: 'Highlight', description: 'Lights up the bar', schema: null },
        { id: 'speed', name: 'Speed', schema: { type: 'integer', minimum: 1, maximum: 20 } },
      ],
      actionDurations: [
        {
          type: 'playAction',
          duration: 1500,
          steps: [{ step: 0, duration: 1500 }, { step: 1, duration: 800, v_frames: 40 }, { duration: 500 }],
        },
        { type: 'updateAction', duration: 0 },
        { type: 'customAction', customActionId: 'highlight', duration: -1 },
      ],
      renderRequirements: [
        {
          resolution: { width: { min: 1280, max: 3840 }, height: { exact: 1080 } },
          frameRate: { ideal: 50 },
          accessToPublicInternet: { exact: false },
          engine: [{ type: 'CEF', version: { min: '117' } }],
        },
      ],
      thumbnails: [{ file: 'poster.png', resolution: { width: 1920, height: 1080 } }],
      v_keyfill: { runtime: '2.3.0' },
    },
  ],
  [
    'missing members',
    { id: undefined, main: undefined, supportsNonRealTime: undefined },
    'id: is missing',
    'main: is missing',
    'supportsNonRealTime: is missing',
  ],
  [
    'durations of the wrong kind',
    {
      actionDurations: [
        { type: 'playAction', duration: 1.5, steps: [{ step: -1, goto: 1 }] },
        { type: 'updateAction', steps: [] },
        { type: 'customAction', duration: -2 },
        { type: 'dispose', duration: 0 },
        'stopAction',
      ],
    },
    'actionDurations[0].duration: expected a whole number, -1 or more, got 1.5',
    'actionDurations[0].steps[0].duration: is missing',
    'actionDurations[0].steps[0].goto: unknown key',
    'actionDurations[0].steps[0].step: expected a whole number, 0 or more, got -1',
    'actionDurations[1].duration: is missing',
    'actionDurations[1].steps: unknown key',
    'actionDurations[2].customActionId: is missing',
    'actionDurations[2].duration: expected a whole number, -1 or more, got -2',
    'actionDurations[3].type: expected "playAction" or "updateAction" or "stopAction" or "customAction", ' +
      'got "dispose"',
    'actionDurations[4]: expected an object, got "stopAction"',
  ],
];

/** Manifests that break the specification's text, which the official schemas don't enforce. */
const OUR_ROWS: readonly Row[] = [
  [
    'neither kind of rendering',
    { supportsRealTime: false, supportsNonRealTime: false },
    'supportsRealTime: the graphic supports neither real-time nor non-real-time rendering',
  ],
  [
    'things that are there twice or not at all',
    {
      customActions: [
        { id: 'goal', name: 'Home' },
        { id: 'goal', name: 'Away' },
      ],
      actionDurations: [
        { type: 'stopAction', duration: 0 },
        { type: 'stopAction', duration: 500 },
        { type: 'customAction', customActionId: 'gaol', duration: 0 },
      ],
    },
    'customActions[1].id: "goal" is already used by customActions[0]',
    'actionDurations[1]: actionDurations[0] already has the duration of this action',
    'actionDurations[2].customActionId: no custom action has the id "gaol"',
  ],
];

export const OGRAF_CASES: readonly Case[] = [
  { name: 'a list', input: [manifest()], problems: ['expected an object, got an array'] },
  ...casesOf(ROWS, manifest),
  ...casesOf(OUR_ROWS, manifest, true),
];
