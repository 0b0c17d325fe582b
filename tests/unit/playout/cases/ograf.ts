import type { Case } from './case.ts';

/** The smallest valid manifest. */
export const manifest = (more: object = {}): Readonly<Record<string, unknown>> => ({
  $schema: 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json',
  id: 'lower-third',
  name: 'Lower third',
  main: 'main.js',
  supportsRealTime: true,
  supportsNonRealTime: true,
  ...more,
});

const without = (name: string): object =>
  Object.fromEntries(Object.entries(manifest()).filter(([key]) => key !== name));

const schema = (properties: object) => ({ schema: { type: 'object', properties } });

export const OGRAF_CASES: readonly Case[] = [
  { name: 'the least manifest', input: manifest(), problems: [] },
  {
    name: 'a manifest with everything',
    input: manifest({
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
        { type: 'stopAction', duration: 500 },
        { type: 'customAction', customActionId: 'highlight', duration: -1 },
        { type: 'customAction', customActionId: 'speed', duration: 0, v_note: 'at once' },
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
    }),
    problems: [],
  },
  { name: 'unknown number of steps', input: manifest({ stepCount: -1 }), problems: [] },
  {
    name: 'a graphic that leaves by itself',
    input: manifest({ stepCount: 0, renderRequirements: [], thumbnails: [] }),
    problems: [],
  },
  { name: 'a list', input: [manifest()], problems: ['expected an object, got an array'] },
  { name: 'no id', input: without('id'), problems: ['id: is missing'] },
  { name: 'no main', input: without('main'), problems: ['main: is missing'] },
  {
    name: 'no word about non-real-time',
    input: without('supportsNonRealTime'),
    problems: ['supportsNonRealTime: is missing'],
  },
  {
    name: 'the schema of a draft',
    input: manifest({ $schema: 'https://ograf.ebu.io/v1-draft-0/schema.json' }),
    problems: [
      '$schema: expected "https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json", got "https://ograf.ebu.io/v1-draft-0/schema.json"',
    ],
  },
  {
    name: 'actions by the name of the prose',
    input: manifest({ actions: [{ id: 'a', name: 'A' }] }),
    problems: ['actions: unknown key'],
  },
  {
    name: 'a flag as text',
    input: manifest({ supportsRealTime: 'yes' }),
    problems: ['supportsRealTime: expected true or false, got "yes"'],
  },
  {
    name: 'steps below -1',
    input: manifest({ stepCount: -2 }),
    problems: ['stepCount: expected -1 or more, got -2'],
  },
  {
    name: 'an author without a name',
    input: manifest({ author: { mail: 'mira@keyfill.example' } }),
    problems: ['author.name: is missing', 'author.mail: unknown key'],
  },
  {
    name: 'a bare number for the frame rate',
    input: manifest({ renderRequirements: [{ frameRate: 50 }] }),
    problems: ['renderRequirements[0].frameRate: expected an object such as {"exact": 50}, got 50'],
  },
  {
    name: 'an engine version as a number',
    input: manifest({ renderRequirements: [{ engine: [{ type: 'CEF', version: { min: 117 } }] }] }),
    problems: ['renderRequirements[0].engine[0].version.min: expected a string such as "117", got 117'],
  },
  {
    name: 'an unknown requirement',
    input: manifest({ renderRequirements: [{ gpu: { exact: true } }] }),
    problems: ['renderRequirements[0].gpu: unknown key'],
  },
  {
    name: 'a thumbnail with half a size',
    input: manifest({ thumbnails: [{ file: 'poster.png', resolution: { width: 0 } }] }),
    problems: [
      'thumbnails[0].resolution.height: is missing',
      'thumbnails[0].resolution.width: expected a whole number above 0, got 0',
    ],
  },
  {
    name: 'an action without a name',
    input: manifest({ customActions: [{ id: 'highlight', label: 'Highlight' }] }),
    problems: ['customActions[0].name: is missing', 'customActions[0].label: unknown key'],
  },
  {
    name: 'an action whose schema has no type',
    input: manifest({ customActions: [{ id: 'speed', name: 'Speed', schema: {} }] }),
    problems: ['customActions[0].schema.type: is missing'],
  },
  {
    name: 'a field that may be null',
    input: manifest(schema({ _name: { type: ['string', 'null'] } })),
    problems: [
      'schema.properties._name.type: expected one of boolean, string, number, integer, array, object, got an array',
    ],
  },
  {
    name: 'durations of the wrong kind',
    input: manifest({
      actionDurations: [
        { type: 'playAction', duration: 1.5 },
        { type: 'stopAction', duration: -2 },
        { type: 'updateAction' },
        { type: 'dispose', duration: 0 },
        { duration: 0 },
        'stopAction',
      ],
    }),
    problems: [
      'actionDurations[0].duration: expected a whole number, -1 or more, got 1.5',
      'actionDurations[1].duration: expected a whole number, -1 or more, got -2',
      'actionDurations[2].duration: is missing',
      'actionDurations[3].type: expected "playAction" or "updateAction" or "stopAction" or "customAction", got "dispose"',
      'actionDurations[4].type: is missing',
      'actionDurations[5]: expected an object, got "stopAction"',
    ],
  },
  {
    name: 'durations with the keys of other actions',
    input: manifest({
      actionDurations: [
        { type: 'stopAction', duration: 0, steps: [] },
        { type: 'customAction', duration: 0 },
      ],
    }),
    problems: ['actionDurations[0].steps: unknown key', 'actionDurations[1].customActionId: is missing'],
  },
  {
    name: 'durations of steps that count from -1 or have none',
    input: manifest({
      actionDurations: [
        {
          type: 'playAction',
          duration: 0,
          steps: [
            { step: -1, duration: 0 },
            { step: 0, goto: 1 },
          ],
        },
      ],
    }),
    problems: [
      'actionDurations[0].steps[0].step: expected a whole number, 0 or more, got -1',
      'actionDurations[0].steps[1].duration: is missing',
      'actionDurations[0].steps[1].goto: unknown key',
    ],
  },
  {
    name: 'durations as an object',
    input: manifest({ actionDurations: {} }),
    problems: ['actionDurations: expected an array, got an object'],
  },
  // These break the specification's text, but the official schemas accept them.
  {
    name: 'a slash in the id',
    input: manifest({ id: 'keyfill/lower-third' }),
    problems: ['id: slashes aren\'t allowed, got "keyfill/lower-third"'],
  },
  {
    name: 'a step and a half',
    input: manifest({ stepCount: 1.5 }),
    problems: ['stepCount: expected a whole number, got 1.5'],
  },
  {
    name: 'neither kind of rendering',
    input: manifest({ supportsRealTime: false, supportsNonRealTime: false }),
    problems: ['supportsRealTime: the graphic supports neither real-time nor non-real-time rendering'],
  },
  {
    name: 'a broken e-mail address',
    input: manifest({ author: { name: 'Mira', email: 'mira at keyfill' } }),
    problems: ['author.email: expected an e-mail address, got "mira at keyfill"'],
  },
  {
    name: 'the same action twice',
    input: manifest({
      customActions: [
        { id: 'highlight', name: 'Home' },
        { id: 'highlight', name: 'Away' },
      ],
    }),
    problems: ['customActions[1].id: "highlight" is already used by customActions[0]'],
  },
  {
    name: 'two durations of an action, and one of an action that is not there',
    input: manifest({
      customActions: [{ id: 'goal', name: 'Goal' }],
      actionDurations: [
        { type: 'stopAction', duration: 0 },
        { type: 'stopAction', duration: 500 },
        { type: 'customAction', customActionId: 'goal', duration: 0 },
        { type: 'customAction', customActionId: 'gaol', duration: 0 },
      ],
    }),
    problems: [
      'actionDurations[1]: actionDurations[0] already has the duration of this action',
      'actionDurations[3].customActionId: no custom action has the id "gaol"',
    ],
  },
  {
    name: 'a misspelled side of a resolution',
    input: manifest({ renderRequirements: [{ resolution: { widht: { exact: 1920 } } }] }),
    problems: ['renderRequirements[0].resolution.widht: unknown key'],
  },
  {
    name: 'a requirement that nothing meets',
    input: manifest({ renderRequirements: [{ frameRate: { min: 60, max: 50 } }] }),
    problems: ['renderRequirements[0].frameRate.min: 60 is more than max (50)'],
  },
  {
    name: 'a thumbnail in SVG',
    input: manifest({ thumbnails: [{ file: 'poster.svg' }] }),
    problems: ['thumbnails[0].file: expected a PNG, JPG, GIF, or WebP file, got "poster.svg"'],
  },
  {
    name: 'an id that no HTML element can have',
    input: manifest({ id: 'Lower Third' }),
    problems: [
      'id: some hosts need lowercase letters, digits, dots, and at least one hyphen, got "Lower Third"',
    ],
  },
  {
    name: 'an empty name',
    input: manifest({ name: ' ' }),
    problems: ['name: expected text, got an empty string'],
  },
];
