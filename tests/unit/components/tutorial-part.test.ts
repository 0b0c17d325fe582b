// The parts of "Your first lower third" that readers do in the page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fulfillAll, mainOf, missingIn } from '../../../src/components/TutorialPart/goals.ts';
import { projectBefore, TUTORIAL } from '../../../src/components/TutorialPart/parts.ts';
import { isSameValue } from '../../../src/components/TutorialPart/values.ts';
import { finished } from '../../../src/examples/first-lower-third/parts.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';

const [start, drawn, animated, outro] = TUTORIAL as [
  (typeof TUTORIAL)[number],
  (typeof TUTORIAL)[number],
  (typeof TUTORIAL)[number],
  (typeof TUTORIAL)[number],
];

/** Returns a project with other members in its main composition. */
const withMain = (project: ProjectDefinition, members: object): ProjectDefinition => ({
  ...project,
  compositions: project.compositions.map((one) => ({ ...one, ...members })),
});

/** Returns a project whose layers have been changed. */
const withLayers = (
  project: ProjectDefinition,
  change: (layers: readonly LayerDefinition[]) => readonly LayerDefinition[],
): ProjectDefinition => withMain(project, { layers: change(mainOf(project)!.layers) });

/** Returns a project with other members or style properties in the element of a layer. */
const withElement = (project: ProjectDefinition, name: string, members: object, style: object = {}) =>
  withLayers(project, (layers) =>
    layers.map((layer) => {
      if (layer.name !== name) return layer;
      const element = { ...layer.element, ...members, style: { ...layer.element.style, ...style } };
      return { ...layer, element: element as LayerDefinition['element'] };
    }),
  );

describe.each(TUTORIAL)('the part "$id"', ({ before, solution, goals }) => {
  it('starts with a valid project that lacks something', () => {
    expect(validateProject(before).problems).toEqual([]);
    expect(missingIn(goals, before)).not.toEqual([]);
  });

  it('has nothing missing in its solution', () => {
    expect(missingIn(goals, solution)).toEqual([]);
  });

  it('becomes the solution when everything missing is added, which changes nothing else', () => {
    expect(fulfillAll(goals, before)).toEqual(solution);
    expect(fulfillAll(goals, solution)).toBe(solution);
  });
});

it('all parts, one after the other, make the example', () => {
  expect(TUTORIAL.reduce((project, { goals }) => fulfillAll(goals, project), start.before)).toEqual(finished);
});

it('says in plain words what is missing', () => {
  expect(missingIn(start.goals, start.before)).toEqual([
    'The project’s name should be lower-third.',
    'The composition’s width should be 1920, not 1280.',
    'The composition’s height should be 1080, not 720.',
    'The composition’s frame rate should be 50, not 25.',
    'The composition’s duration should be 100, not 250.',
  ]);
  expect(missingIn(drawn.goals, drawn.before)).toEqual([
    'Add a layer named Bar that shows a rectangle.',
    'Add a layer named Name that shows a text.',
    'Add a layer named Title that shows a text.',
  ]);
  expect(missingIn(outro.goals, outro.before)).toEqual([
    'Add an action at frame 75 and mark it as the outro.',
  ]);
});

it('compares each property, key, switch, and text', () => {
  const { solution, goals } = drawn;
  const missing = (name: string, members: object, style?: object): readonly string[] =>
    missingIn(goals, withElement(solution, name, members, style));
  const [bar] = mainOf(solution)!.layers;
  const { width } = bar!.element.style as { readonly width: number };
  expect(missing('Bar', {}, { width: 5 })).toEqual([`The bar’s width should be ${width}, not 5.`]);
  expect(missing('Bar', {}, { width: undefined })).toEqual([`The bar’s width should be ${width}.`]);
  expect(missing('Name', { key: null })).toEqual(['The name’s key should be _name.']);
  expect(missing('Name', { autoSqueeze: false })).toEqual(['The name’s auto squeeze should be on.']);
  expect(missing('Title', { content: '' })).toEqual(['The title’s text is empty. Type one.']);
  expect(missing('Title', { content: 'Sailor' })).toEqual([]);
  expect(missing('Title', { type: 'ellipse' })).toEqual(['The layer Title should show a text.']);
  expect(isSameValue('#FFF', '#ffffffff')).toBe(true);
  expect(isSameValue('#ffffff', '#fffffe')).toBe(false);
});

it('notices a text that is behind the bar, and brings it to the front', () => {
  const reversed = withLayers(drawn.solution, (layers) => [...layers].reverse());
  expect(missingIn(drawn.goals, reversed)).toEqual([
    'Name is behind Bar. List it after Bar.',
    'Title is behind Name. List it after Name.',
  ]);
  expect(fulfillAll(drawn.goals, reversed)).toEqual(drawn.solution);
});

it('compares each keyframe and its easing', () => {
  const { goals, before, solution } = animated;
  expect(missingIn(goals, before)[0]).toMatch(
    /^The bar’s width needs keyframes: 0 at frame 0, 720 at frame 16, 720 at frame 77, and 0 at frame 87\.$/,
  );
  const { width } = mainOf(solution)!.layers[0]!.element.style as {
    readonly width: { readonly keyframes: readonly { readonly frame: number; readonly value: number }[] };
  };
  const [first, second, third, last] = width.keyframes as [object, { value: number }, object, object];
  const missing = (keyframes: readonly object[]): readonly string[] =>
    missingIn(goals, withElement(solution, 'Bar', {}, { width: { keyframes } }));
  expect(missing([first, second, third])).toEqual([
    'The bar’s width needs a keyframe at frame 87 with the value 0.',
  ]);
  expect(missing([first, { ...second, value: 1 }, third, last])).toEqual([
    `The bar’s width should be ${second.value} at frame 16, not 1.`,
  ]);
  expect(missing([{ frame: 0, value: 0 }, second, third, last])).toEqual([
    'The bar’s width easing at frame 0 should be ease-out.',
  ]);
});

it('keeps what the reader has done differently, and names that are spelled with other capitals', () => {
  const own = withLayers(withElement(drawn.solution, 'Name', { content: 'Jo' }), (layers) => [
    ...layers.map((layer) => ({ ...layer, name: layer.name.toUpperCase() })),
    { id: 'logo', name: 'Logo', element: { type: 'ellipse' } },
  ]);
  const done = fulfillAll(animated.goals, own);
  expect(missingIn(animated.goals, done)).toEqual([]);
  const layers = mainOf(done)!.layers;
  expect(layers.map(({ name }) => name)).toEqual(['BAR', 'NAME', 'TITLE', 'Logo']);
  expect(layers[1]!.element).toMatchObject({ content: 'Jo' });
});

it('moves an outro that starts at another frame, and keeps other actions', () => {
  const actions = [
    { frame: 20, isStep: true },
    { frame: 60, isOutro: true },
    { frame: 75, name: 'Mine' },
  ];
  const own = withMain(outro.before, { frameActions: actions });
  expect(missingIn(outro.goals, own)).toEqual(['The outro should start at frame 75, not 60.']);
  expect(mainOf(fulfillAll(outro.goals, own))!.frameActions).toEqual([
    { frame: 20, isStep: true },
    { frame: 75, name: 'Outro', isOutro: true },
  ]);
});

it('adds a layer even if its ID is taken, and asks for it again when the reader deletes it later', () => {
  const taken = withLayers(drawn.before, () => [{ id: 'bar', name: 'Mine', element: { type: 'ellipse' } }]);
  const renamed = { ...taken, compositions: taken.compositions.map((one) => ({ ...one, id: 'name' })) };
  const done = fulfillAll(drawn.goals, { ...renamed, mainComposition: 'name' });
  expect(validateProject(done).problems).toEqual([]);
  const without = withLayers(outro.solution, (layers) => layers.slice(1));
  expect(missingIn(animated.goals, without)).toEqual(['Add a layer named Bar that shows a rectangle.']);
});

it('a part continues with the newest project of the reader, and does the parts that were skipped', () => {
  const own = withElement(drawn.solution, 'Name', { content: 'Jo' });
  expect(projectBefore('animated', (id) => (id === 'drawn' ? own : undefined))).toBe(own);
  expect(projectBefore('outro', (id) => (id === 'drawn' ? own : undefined))).toEqual(
    withElement(outro.before, 'Name', { content: 'Jo' }),
  );
  expect(projectBefore('outro', () => undefined)).toBeUndefined();
});

describe('the page', () => {
  const page = readFileSync(
    path.resolve(import.meta.dirname, '../../../user-guide/fundamentals/creating-element.mdx'),
    'utf8',
  );
  const pasted = [...page.matchAll(/^ *```json[^\n]*\n([\s\S]*?)```/gm)].map(([, text]) => JSON.parse(text!));

  it('offers layers that only lack what the Look tab sets', () => {
    const own = withLayers(drawn.before, () => pasted[0]);
    expect(validateProject(own).problems).toEqual([]);
    for (const sentence of missingIn(drawn.goals, own)) {
      const [, value] = /’s (?:x|y|fill|color) should be (\S+?)\.?(?:,|$)/.exec(sentence) ?? [];
      expect(value, sentence).toBeDefined();
      expect(page).toContain(value);
    }
  });

  it('offers the keyframes of the example', () => {
    const { solution, before, goals } = animated;
    const [bar, ...texts] = mainOf(before)!.layers;
    const [, width, opacity] = pasted;
    const own = texts.reduce(
      (project, { name }) => withElement(project, name, {}, { opacity }),
      withElement(before, bar!.name, {}, { width }),
    );
    expect(missingIn(goals, own)).toEqual([]);
    expect(own).toEqual(solution);
  });
});
