import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RECIPES } from '../../../../src/examples/recipes.ts';
import { checkDraft } from '../../../../src/playground/model/check.ts';
import { parseActions } from '../../../../src/playground/model/actions/parse.ts';
import {
  insertAction,
  isInFunction,
  placeOfTitle,
  recognizeAction,
} from '../../../../src/playground/model/actions/recipe.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

it.each([
  ['keyfill.useOnPlay((next) => next());', 'composition'],
  ['this.goToAndPlay(50);', 'frame'],
  ['const late = () => this.play();\nlate();', 'frame'],
  ['export const actions = (keyfill) => ({});', undefined],
  ['const a = 1;', undefined],
  ['function a() { this.b(); }', undefined],
  ['not code', undefined],
  ['('.repeat(9000), undefined],
])('recognizes what %j is', (code, kind) => expect(recognizeAction(code)).toBe(kind));

it('asks only for code that is pasted outside of functions', () => {
  const text = 'export const actions = (keyfill) => ({ a: { composition() { } } });\n';
  const { actions } = parseActions(text);
  const inside = text.indexOf('{ }') + 1;
  expect(isInFunction(actions!, inside, inside)).toBe(true);
  for (const at of [0, text.indexOf('a:'), text.length]) expect(isInFunction(actions!, at, at)).toBe(false);
  expect(isInFunction(actions!, 0, text.length)).toBe(false);
});

it('puts code into a new or an existing action', () => {
  const empty = 'export const actions = (keyfill) => ({});\n';
  const first = insertAction(empty, 'this.play();\n', { composition: 'main', frame: 12 });
  expect(first).toBe(`export const actions = (keyfill) => ({
  'main': {
    frames: {
      12() {
        this.play();
      },
    },
  },
});
`);
  const second = insertAction(first!, 'one();', { composition: 'main', frame: undefined });
  const third = insertAction(second!, 'two();', { composition: 'main', frame: undefined });
  expect(third).toContain('composition() {\n      one();\n\n      {\n        two();\n      }\n    }');
  const replaced = insertAction(third!, 'three();', { composition: 'main', frame: 12 });
  expect(replaced).toContain('12() {\n        three();\n      }');
  expect(replaced).not.toContain('this.play()');
  const odd = insertAction(empty, 'this.a(`one\n two`);', { composition: "it's \\", frame: undefined });
  expect(odd).toContain('"it\'s \\\\": {\n    composition() {\n      this.a(`one\n two`);');
  expect(insertAction('broken(', 'a();', { composition: 'main', frame: 1 })).toBeUndefined();
  const computed = 'export const actions = (keyfill) => ({ main: shared(keyfill) });';
  expect(insertAction(computed, 'a();', { composition: 'main', frame: 1 })).toBeUndefined();
});

const recipes = readFileSync('user-guide/tutorials.mdx', 'utf8');

/** The templates of the recipes, by the ID of a recipe's heading. */
const examples = new Map(
  [...recipes.matchAll(/^ {4}'([\w-]+)': '([\w-]+)',$/gmu)].map(([, id = '', example = '']) => [id, example]),
);

/** "Try it" buttons: the player or the recipe, and the code above. In a recipe, that's all of its code. */
const buttons = ['user-guide/tutorials.mdx', ...readdirSync('user-guide/examples')].flatMap((file) => {
  const source = file.includes('/') ? recipes : readFileSync(`user-guide/examples/${file}`, 'utf8');
  return [...source.matchAll(/<TryIt(?: player="([\w-]+)")? \/>/gu)].map(({ index, 1: player }) => {
    const above = source.slice(player === undefined ? source.lastIndexOf('\n### ', index) : 0, index);
    const blocks = [
      ...above.matchAll(/```js title="((?:Comp|Frame)[^"]*)"[^\n]*\n([^`]*(?:`(?!``)[^`]*)*)```/gu),
    ].map(([, title = '', code = '']) => ({ title, code }));
    const heading = /### (.*?)(?: \{#(.+)\})?\n/u.exec(above);
    const id = player ?? heading?.[2] ?? heading?.[1]?.toLowerCase().replaceAll(' ', '-') ?? '';
    return { file, id, blocks: player === undefined ? blocks : blocks.slice(-1) };
  });
});

it.each(buttons)('the button of $file tries the code of $id', ({ id, blocks }) => {
  const file = exampleFile(examples.get(id) ?? id);
  const example = { ...file, project: RECIPES[id] ?? file.project };
  const original = originalOf(example);
  let { actions } = original;
  for (const { title, code } of blocks) {
    const place = placeOfTitle(title, example.project)!;
    expect(recognizeAction(code)).toBe(place.frame === undefined ? 'composition' : 'frame');
    actions = insertAction(actions, code, place)!;
  }
  expect(blocks.length).toBeGreaterThan(0);
  expect(checkDraft({ ...original, actions }).problems).toEqual([]);
});
