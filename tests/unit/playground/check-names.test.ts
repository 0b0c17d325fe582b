import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../../src/playground/check.ts';
import { originalOf } from '../../../src/playground/original.ts';
import { exampleFile } from './texts.ts';

const original = originalOf(exampleFile('lower-third'));

const problemsIn = (actions: string): readonly (readonly [message: string, place: string])[] =>
  checkDraft({ ...original, actions }).problems.map(({ message, from, to }) => [
    message,
    actions.slice(from, to),
  ]);

const NO_COMPOSITION = [
  ['The template has no composition "lowerthird". Use one of these: "lower-third".', 'lowerthird'],
] as const;

describe('names in actions that nobody asks for', () => {
  it.each([
    ['an arrow function', 'export const actions = () => ({ lowerthird: {} });'],
    [
      'an arrow function with a body',
      'export const actions = () => { const a = 1; return { lowerthird: {} }; };',
    ],
    ['a function', 'export function actions() { return { lowerthird: {} }; }'],
    [
      'a function under another name',
      'const make = function () { return { lowerthird: {} }; }; export { make as actions };',
    ],
  ])('a composition that the template does not have, in %s', (_name, code) => {
    expect(problemsIn(code)).toEqual(NO_COMPOSITION);
  });

  it('a member that is neither the composition action nor the frame actions', () => {
    expect(
      problemsIn(
        "export const actions = () => ({ 'lower-third': { compostion() {}, frames: { 1() {} } } });",
      ),
    ).toEqual([['"compostion" never runs. Use one of these names: "composition", "frames".', 'compostion']]);
  });

  it.each([
    ['what is right', "export const actions = () => ({ 'lower-third': { composition() {}, frames: {} } });"],
    ['nothing', 'export const actions = () => ({});'],
    [
      'keys and members that are worked out',
      "const a = {}; export const actions = () => ({ ['x']: {}, ...a, 'lower-third': a });",
    ],
    ['an object that is put together', 'export const actions = () => { const a = {}; a.x = {}; return a; };'],
    ['what is no function', 'export const actions = 1;'],
  ])('are not found in %s', (_name, code) => {
    expect(problemsIn(code)).toEqual([]);
  });
});
