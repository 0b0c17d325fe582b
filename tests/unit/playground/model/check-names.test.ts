import { expect, it } from 'vitest';
import { checkDraft } from '../../../../src/playground/model/check.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

const original = originalOf(exampleFile('first-lower-third'));

it.each([
  [
    '{ lowerthird: {} }',
    'lowerthird',
    'The template has no composition "lowerthird". Use one of these: "lower-third".',
  ],
  [
    "{ 'lower-third': { compostion() {}, frames: { 1() {} } } }",
    'compostion',
    '"compostion" never runs. Use one of these names: "composition", "frames".',
  ],
])('a name in actions that never has an effect is found: %s', (object, name, message) => {
  for (const actions of [
    `export const actions = () => (${object});`,
    `export const actions = () => { const a = 1; return ${object}; };`,
    `export function actions() { return ${object}; }`,
  ]) {
    const { problems } = checkDraft({ ...original, actions });
    const from = actions.indexOf(name);
    expect(problems).toMatchObject([{ message, from, to: from + name.length }]);
  }
});

it.each([
  "export const actions = () => ({ 'lower-third': { composition() {}, frames: {} } });",
  "const a = {}; export const actions = () => ({ ['x']: {}, ...a, 'lower-third': a });",
  'export const actions = 1;',
])('names that have an effect, or may have one, are fine: %s', (actions) => {
  expect(checkDraft({ ...original, actions }).problems).toEqual([]);
});
