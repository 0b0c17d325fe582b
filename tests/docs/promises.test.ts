// @vitest-environment jsdom
// What pages promise about updates: what each shows, measured on the template that runs the page's code.
import { expect, it } from 'vitest';
import { open, prepareEach, type Started } from './run.ts';

prepareEach();

const TASKS = 'user-guide/tutorials';
const hexOf = (value: unknown): string => (value as { toHex: () => string }).toHex();

type Row = [
  promise: string,
  block: readonly [page: string, words: string, section?: string],
  read: (opened: Started) => unknown,
  ...steps: [update: Readonly<Record<string, unknown>>, shown: unknown][],
];

const three = ['A', 'B', 'C'].map((name) => ({ name }));
const example = (name: string): string => `user-guide/examples/${name}`;
const color = ({ layer }: Started, name: string): string => hexOf(layer(name).element.style.color.value);
const fill = ({ layer }: Started, name: string): string => hexOf(layer(name).element.style.fill.value);
const content = ({ layer }: Started, ...names: readonly string[]): readonly string[] =>
  names.map((name) => layer(name).element.content);

const ROWS: Row[] = [
  [
    'votes get separators, an empty value shows nothing, and null is ignored',
    ['user-guide/elements/text', "'_votes'"],
    ({ keyed }) => keyed('_votes').content,
    [{ _votes: 1284310 }, '1,284,310'],
    [{ _votes: null }, '1,284,310'],
    [{ _votes: 'many' }, 'many'],
    [{ _votes: '' }, ''],
  ],
  [
    'each line of right-to-left text is isolated',
    ['user-guide/elements/text', 'u2067'],
    ({ keyed }) => keyed('_headline').content,
    [{ _headline: 'שלום!\nעולם' }, '\u2067שלום!\u2069\n\u2067עולם\u2069'],
  ],
  [
    'a score has one to three digits',
    ['user-guide/best-practices', '{1,3}'],
    ({ keyed }) => keyed('_score').content,
    [{ _score: '7' }, '7'],
    [{ _score: '1234' }, '7'],
    [{ _score: '' }, '7'],
    [{ _score: '120' }, '120'],
  ],
  [
    "CasparCG Client's keys reach elements with other keys",
    ['user-guide/exporting/integrations/casparcg', "f0: '_name'"],
    (opened) => content(opened, 'Name', 'Title'),
    [{ f0: 'Mira Halvorsen', f1: 'Harbor reporter' }, ['Mira Halvorsen', 'Harbor reporter']],
  ],
  [
    'a dropdown switches the look, and any other value is the news look',
    [TASKS, '', 'Switch the look with a dropdown'],
    (opened) => [fill(opened, 'Plate'), hexOf(opened.keyed('_team').style.color.value)],
    [{ _look: 'sports' }, ['#ffd400', '#111111']],
    [{ _look: 'news' }, ['#14213d', '#ffffff']],
    [{ _look: 'sports' }, ['#ffd400', '#111111']],
    [{ _look: 'weather' }, ['#14213d', '#ffffff']],
  ],
  [
    'an empty second line shrinks the bar, keeps its bottom edge, and centers the name',
    [TASKS, '', 'Hide an empty second line'],
    ({ layer, keyed }) => {
      const { y, height } = layer('Bar').element.style;
      return [y.value, height.value, keyed('_name').style.y.value];
    },
    [{ _name: 'Mira Halvorsen', _title: 'Reporter' }, [792, 168, 796]],
    [{ _title: '' }, [840, 120, 847]],
    [{ _title: '   ' }, [840, 120, 847]],
    [{ _title: 'Reporter' }, [792, 168, 796]],
    [{ _name: 'Jonas Weber' }, [792, 168, 796]],
  ],
  [
    'the plate behind an empty line is hidden',
    [TASKS, '', 'Hide the plate behind an empty line'],
    ({ layer }) => layer('Title plate').isVisible,
    [{ _title: 'Reporter' }, true],
    [{ _title: '' }, false],
    [{ _title: '   ' }, false],
    [{ _title: 'Live' }, true],
  ],
  [
    'a table shows a row for each name, and keeps old rows until they get empty names',
    [TASKS, '', 'Show a table'],
    ({ layer }) => [1, 2, 3, 4, 5].map((row) => layer(`Row ${row} plate`).isVisible),
    [{ rows: [{ name: 'Norvale', points: 31 }, { name: '' }] }, [true, false, false, false, false]],
    [{ rows: three }, [true, true, true, false, false]],
    [{ rows: three.slice(0, 1) }, [true, true, true, false, false]],
    [{ rows: [{ name: 'A' }, { name: '' }, { name: '' }] }, [true, false, false, false, false]],
  ],
  [
    'a word is marked',
    [example('advanced-text-styling'), '', 'Mark a word'],
    ({ nested }) =>
      ['Before', 'Marked', 'After'].map((name) => nested('Headline').findLayerByName(name)!.element.content),
    [{ _headline: 'Storm *warning* tonight' }, ['Storm', 'warning', 'tonight']],
    [{ _headline: 'No mark' }, ['No mark', '', '']],
  ],
  [
    'a negative result is red',
    [example('advanced-text-styling'), '', 'Style by value'],
    ({ keyed }) => hexOf(keyed('_change').style.color.value),
    [{ _change: '-2' }, '#ef4444'],
    [{ _change: '3' }, '#22c55e'],
  ],
  [
    "the operator's color stays if a new one is invalid, and there's a default",
    [example('change-fill-color'), '', 'The operator sends the color'],
    (opened) => fill(opened, 'Plate'),
    [{ _color: '#C1121F' }, '#c1121f'],
    [{ _color: 'red' }, '#c1121f'],
    [{ _color: '' }, '#0b0e14'],
  ],
  [
    'text is readable on any color',
    [example('change-fill-color'), '', 'Readable text on any color'],
    (opened) => [color(opened, 'Team'), fill(opened, 'Plate')],
    [{ _color: '#f2b632' }, ['#111111', '#f2b632']],
    [{ _color: '#0b0e14' }, ['#ffffff', '#0b0e14']],
    [{ _color: 'no color!' }, ['#ffffff', '#0b0e14']],
  ],
  [
    'the last keyframe gets the color',
    [example('change-fill-color'), '', 'An animated fill'],
    ({ layer }) => [0, 30, 60].map((frame) => hexOf(layer('Plate').element.style.fill.valueAt(frame))),
    [{ _color: '#c1121f' }, ['#ffffff', '#c1121f', '#c1121f']],
  ],
  [
    'copies are numbered',
    [example('duplicate-text-content'), '', 'Number the copies'],
    ({ main }) => main.findElementsByKey('_home').map((element) => element.content),
    [{ _home: 'Norvale' }, ['1 Norvale', '2 Norvale']],
  ],
];

it.each<Row>(ROWS)('%s', async (_promise, block, read, ...steps) => {
  const opened = await open(...block);
  for (const [update, shown] of steps) {
    opened.template.update(update);
    expect(read(opened), JSON.stringify(update)).toEqual(shown);
  }
});
