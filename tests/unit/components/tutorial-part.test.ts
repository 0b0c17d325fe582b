// The parts of "Your first lower third" that readers do in the page.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fulfillAll, missingIn } from '../../../src/components/TutorialPart/goals.ts';
import { openingOf, textsOf, TUTORIAL } from '../../../src/components/TutorialPart/parts.ts';
import { finished, PARTS } from '../../../src/examples/first-lower-third/parts.ts';
import { mainOf } from '../../../src/player/session/marks.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';

const page = readFileSync('user-guide/fundamentals/creating-element.mdx', 'utf8');
/** The projects that the page offers after each part. */
const folder = 'generated/static/projects';

const partAt = (index: number) => ({ ...TUTORIAL[index]!, solution: PARTS[index]!.project });
const [start, drawn, animated, outro] = [partAt(0), partAt(1), partAt(2), partAt(3)];

/** Returns a project with other members in its main composition. */
const withMain = (project: ProjectDefinition, members: object): ProjectDefinition => ({
  ...project,
  compositions: project.compositions.map((one) => ({ ...one, ...members })),
});

/** Returns a project with other members or style properties in the element of a layer. */
const withElement = (project: ProjectDefinition, name: string, members: object, style: object = {}) =>
  withMain(project, {
    layers: mainOf(project).layers.map((layer) =>
      layer.name === name
        ? { ...layer, element: { ...layer.element, ...members, style: { ...layer.element.style, ...style } } }
        : layer,
    ),
  });

it.each([start, drawn, animated, outro])(
  'the part "$id" becomes its solution when everything missing is added',
  ({ before, solution, goals }) => {
    expect(validateProject(before).problems).toEqual([]);
    expect(missingIn(goals, before)).not.toEqual([]);
    expect(missingIn(goals, solution)).toEqual([]);
    // The same text, so a part that the reader has skipped counts as unchanged.
    expect(textsOf(fulfillAll(goals, before))).toEqual(textsOf(solution));
    expect(fulfillAll(goals, solution)).toBe(solution);
  },
);

it('compares each property, key, switch, and text', () => {
  const missing = (name: string, members: object, style?: object): readonly string[] =>
    missingIn(drawn.goals, withElement(drawn.solution, name, members, style));
  expect(missing('Bar', {}, { width: 5 })).toEqual(['The bar’s width should be 712, not 5.']);
  expect(missing('Bar', {}, { width: undefined })).toEqual(['The bar’s width should be 712.']);
  expect(missing('Name', { key: null })).toEqual(['The name’s key should be _name.']);
  expect(missing('Name', { autoSqueeze: false })).toEqual(['The name’s auto squeeze should be on.']);
  expect(missing('Title', { content: '' })).toEqual(['The title’s text is empty. Type some text.']);
  expect(missing('Title', { content: 'Sailor' })).toEqual([]);
  expect(missing('Title', { type: 'ellipse' })).toEqual(['The layer Title should have a text element.']);
  expect(missing('Bar', {}, { fill: 'rgb(11, 14, 20)' })).toEqual([]);
  expect(missing('Bar', {}, { fill: '#FFF' })).toEqual(['The bar’s fill should be #0b0e14, not #FFF.']);
});

it('a part opens with the newest project of the reader, and with the earlier parts done', () => {
  const own = withElement(drawn.solution, 'Name', { content: 'Jo' }, { x: 0 });
  const opening = openingOf('outro', (id) =>
    id === 'drawn' ? { template: JSON.stringify(own), actions: '//' } : {},
  );
  const expected = withElement(outro.before, 'Name', { content: 'Jo' });
  expect(opening).toEqual({ ...textsOf(expected), actions: '//' });
  expect(openingOf('outro', () => ({}))).toEqual(textsOf(outro.before));
});

it('the page offers layers that only lack what readers set in Look, and the keyframes of the example', () => {
  const blocks = [...page.matchAll(/^ *```json-part title="Template"\n([\s\S]*?)```/gm)].map(([, text]) =>
    text!.trim(),
  );
  const [layers, ...members] = blocks.map((text) => text.replace(/,$/, ''));
  const [near, far, width, opacity, frameActions] = members.map((text) => JSON.parse(`{${text}}`) as object);

  const pasted = withMain(drawn.before, { layers: JSON.parse(`[${layers}]`) });
  expect(validateProject(pasted).problems).toEqual([]);
  for (const sentence of missingIn(drawn.goals, pasted)) {
    const [, value] = /’s (?:x|y|fill) should be (\S+), not/.exec(sentence) ?? [];
    expect(value, sentence).toBeDefined();
    expect(page).toContain(value);
  }

  const moves = { Bar: width, Accent: near, End: far, Name: opacity, Title: opacity };
  let own = animated.before;
  for (const [name, one] of Object.entries(moves)) own = withElement(own, name, {}, one);
  expect(own).toEqual(animated.solution);
  expect(withMain(own, frameActions!)).toEqual(finished);
});

it('the page offers every file once, in the order of its parts', () => {
  const offered = [...page.matchAll(/\(pathname:\/\/\/projects\/([^)]+)\)/g)].map(([, file]) => file);
  expect(offered).toEqual(PARTS.map(({ file }) => file));
  expect(readdirSync(folder).sort()).toEqual([...offered].sort());
});

it('contains the font that readers add, so that each project is one file', () => {
  const last = JSON.parse(readFileSync(`${folder}/${PARTS.at(-1)!.file}`, 'utf8')) as ProjectDefinition;
  const addresses = (last.resources ?? []).map((resource) => 'url' in resource && resource.url);
  expect(addresses).toEqual([expect.stringMatching(/^data:font\/woff2/)]);
});
