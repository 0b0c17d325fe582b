import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkDraft } from '../../../../src/playground/model/check.ts';
import { parseActions } from '../../../../src/playground/model/actions/parse.ts';
import {
  insertAction,
  isInFunction,
  placeOfTitle,
  placesOf,
  recognizeAction,
} from '../../../../src/playground/model/actions/recipe.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import type { ExampleFile } from '../../../../src/playout/export/load-source.ts';
import { staticFile } from '../../../../tools/shared/static-file.ts';

const read = (name: string): ExampleFile =>
  JSON.parse(readFileSync(staticFile(`playout/${name}.json`), 'utf8')) as ExampleFile;

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

it('puts an action into every place of every example', () => {
  for (const name of ['lower-third', 'countdown', 'crawler', 'score-bug']) {
    const example = read(name);
    const original = originalOf(example);
    for (const place of placesOf(example.project)) {
      const actions = insertAction(original.actions, 'this.play();', place);
      expect(checkDraft({ ...original, actions: actions! }).problems, `${name}: ${place.label}`).toEqual([]);
    }
  }
});

/** Pages with their "Try it" buttons. */
const buttons = ['user-guide', 'user-guide/examples'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /```js title="([^"]*)"[^\n]*\n([^`]*(?:`(?!``)[^`]*)*)```\n\n<TryIt player="([\w-]+)"/gu,
        ),
      ].map(([, title = '', code = '', player = '']) => ({ file, title, code, player })),
    ),
);

it.each(buttons)('the button of $file tries "$title" in $player', ({ file, title, code, player }) => {
  expect(
    readFileSync(file === 'tutorials.mdx' ? `user-guide/${file}` : `user-guide/examples/${file}`, 'utf8'),
  ).toContain(`<LiveTemplate example="${player}"`);
  const example = read(player);
  const original = originalOf(example);
  const place = placeOfTitle(title, example.project)!;
  const actions = insertAction(original.actions, code, place)!;
  expect(recognizeAction(code)).toBe(place.frame === undefined ? 'composition' : 'frame');
  expect(checkDraft({ ...original, actions }).problems).toEqual([]);
});

it('leaves the place of an unknown title to the reader', () => {
  const { project } = read('countdown');
  expect(placeOfTitle('Composition action', project)).toMatchObject({ composition: 'countdown' });
  for (const title of ['Frame action', 'Frame action, frame 3', 'Composition action of Hold'])
    expect(placeOfTitle(title, project), title).toBeUndefined();
});
