import { expect, it } from 'vitest';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import { toText } from '../../../src/runtime-validation/problem.ts';
import { composition, keyedText, layer, project, rectangle } from '../runtime/support.ts';

const problemsOf = (file: unknown): readonly string[] => validateProject(file).problems.map(toText);
const withElement = (element: object) => project(composition({ layers: [layer('a', element as never)] }));
const withFields = (...fields: readonly { readonly key: string; readonly pattern?: string }[]) => ({
  templateDefinition: { fields: fields.map((field) => ({ title: field.key, type: 'text', ...field })) },
});
const nest = (id: string, inner: string) => layer(id, { type: 'composition', composition: inner });
/** Compositions c0, c1, …, each nested in the previous one. `last` is nested in the last one. */
const chain = (length: number, last?: string) =>
  project(
    ...Array.from({ length }, (_, index) => {
      const inner = index + 1 < length ? `c${index + 1}` : last;
      return composition({ id: `c${index}`, layers: inner ? [nest(`l${index}`, inner)] : [] });
    }),
  );

it('a project file is valid if it follows the types', () => {
  expect(problemsOf(project(composition({ layers: [rectangle('a'), keyedText('_name')] })))).toEqual([]);
});

const x = (...keyframes: readonly object[]) => ({ type: 'rectangle', style: { x: { keyframes } } });

it.each<[element: object, problem: string]>([
  [x({ frame: '12', value: 2 }), '.style.x.keyframes[0].frame: expected an integer, got "12"'],
  [
    x({ frame: 0, value: 1, easing: { p1x: 1.5, p1y: 0, p2x: 1, p2y: 1 } }),
    '.style.x.keyframes[0].easing.p1x: expected 1 or less, got 1.5',
  ],
  [{ type: 'rectangle', style: { fontSize: 40 } }, ".style.fontSize: Rectangles don't have `fontSize`"],
  [{ type: 'rectangle', content: 'x' }, ".content: Rectangles don't have `content`"],
  [{ type: 'text', contnt: 'x' }, '.contnt: unknown key; did you mean "content"?'],
  [{ type: 'rectangle', 'a.b c': 1 }, '["a.b c"]: unknown key'],
  [
    { type: 'box' },
    '.type: expected "text", "image", "image-loader", "image-sequence", ' +
      '"rectangle", "ellipse", "path", "lottie", "composition", got "box"',
  ],
  [{ type: 'text', style: { color: 'reddish' } }, '.style.color: expected a color, got "reddish"'],
  [
    { type: 'text', style: { textAlign: 'middle' } },
    '.style.textAlign: expected "left" or "center" or "right" or "justify", got "middle"',
  ],
  [{ type: 'text', key: '' }, ".key: expected a string that isn't empty"],
  [{ type: 'path', data: 'L 1 1' }, '.data: expected valid SVG path data, got "L 1 1"'],
  [{ type: 'image', source: 'logo' }, '.source: the project has no image resource "logo"'],
  [{ type: 'composition', composition: 'main' }, ".composition: the main composition can't be nested"],
  [
    { type: 'rectangle', style: { fill: { type: 'linear', stops: [{ offset: 0, color: 'red' }] } } },
    '.style.fill.stops: expected at least 2 entries, got 1',
  ],
])('a project file is refused with the place of the problem in an element: %j', (element, problem) => {
  expect(problemsOf(withElement(element))).toContain(`compositions[0].layers[0].element${problem}`);
});

it.each<[more: object, problem: string]>([
  [{ fps: 24 }, '.fps: expected 25 or 29.97 or 30 or 50 or 59.94 or 60, got 24'],
  [{ duration: 0 }, '.duration: expected 1 or more, got 0'],
  [{ width: 20_000 }, '.width: expected 16384 or less, got 20000'],
  [{ frameActions: [{ frame: 100 }] }, '.frameActions[0].frame: expected a frame below 100, got 100'],
  [
    { frameActions: [5, 9].map((frame) => ({ frame, isOutro: true })) },
    '.frameActions[1].isOutro: the outro already starts at frame 5',
  ],
  [
    { frameActions: [{ frame: 50, isOutro: true, isStep: true }] },
    '.frameActions[0].isStep: expected a step before frame 50, ' +
      "because playback doesn't rest during the outro",
  ],
  [
    { layers: [rectangle('a'), rectangle('a')] },
    '.layers[1].id: the id "a" is already used by compositions[0].layers[0].id',
  ],
  [
    { layers: [rectangle('a', { startFrame: 100 })] },
    '.layers[0].startFrame: expected a frame below 100, got 100, so the layer would never be shown',
  ],
])('a project file is refused with the place of the problem in a composition: %j', (more, problem) => {
  expect(problemsOf(project(composition(more)))).toContain(`compositions[0]${problem}`);
});

it.each<[more: object | string, problem: string]>([
  [{ mainComposition: 'x' }, 'mainComposition: the project has no composition "x"'],
  [{ keyfill: 2 }, 'keyfill: expected 1, got 2'],
  [{ '': 1 }, '[""]: unknown key'],
  [{ invokeCommands: ['show it'] }, 'invokeCommands[0]: expected a JavaScript name, got "show it"'],
  [
    withFields({ key: '_a', pattern: '(' }),
    'templateDefinition.fields[0].pattern: expected a regular expression, got "("',
  ],
  [
    withFields({ key: '_a' }, { key: '_b' }, { key: '_a' }),
    'templateDefinition.fields[2].key: the key "_a" is already used by templateDefinition.fields[0]',
  ],
  ['text', 'expected an object, got "text"'],
])('a project file is refused with the place of the problem: %j', (more, problem) => {
  expect(problemsOf(typeof more === 'string' ? more : { ...project(), ...more })).toContain(problem);
});

it('a project file is refused if compositions contain each other or are used twice', () => {
  const child = (id: string, inner?: string) =>
    composition({ id, layers: inner ? [nest(`${id}-layer`, inner)] : [rectangle(`${id}-layer`)] });
  expect(
    problemsOf(project(composition({ layers: [nest('n', 'a')] }), child('a', 'b'), child('b', 'a'))),
  ).toContain('compositions[1]: the composition contains itself');
  expect(problemsOf(project(composition({ layers: [nest('n', 'a'), nest('m', 'a')] }), child('a')))).toEqual([
    'compositions[0].layers[1].element.composition: ' +
      'compositions[0].layers[0].element.composition already shows this composition',
  ]);
});

it('a project file is refused if a layer has more masks around it than browsers can nest', () => {
  const masked = (id: string, count: number, inner?: string) =>
    composition({
      id,
      layers: [
        {
          ...(inner === undefined ? rectangle(id) : nest(id, inner)),
          masks: Array.from({ length: count }, (_, at) => ({ id: `${id}${at}`, shape: 'rectangle' })),
        },
      ],
    });
  expect(problemsOf(project(masked('a', 60, 'b'), masked('b', 40)))).toEqual([]);
  expect(problemsOf(project(masked('a', 60, 'b'), masked('b', 41)))).toEqual([
    'compositions[1]: expected at most 100 masks around a layer, got 101',
  ]);
});

// If each composition were followed around the whole circle, this would exceed the test's time limit.
it('a project file is checked in time, even if 10,000 compositions are nested in a circle', () => {
  const problems = problemsOf(chain(10_000, 'c0'));
  expect(problems.filter((problem) => problem.includes('contains itself'))).toHaveLength(10_000);
});
