import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../../../src/playground/model/check.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
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

describe('names in actions that never have an effect', () => {
  it.each([
    ['an arrow function', 'export const actions = () => ({ lowerthird: {} });'],
    [
      'an arrow function with a body',
      'export const actions = () => { const a = 1; return { lowerthird: {} }; };',
    ],
    ['a function', 'export function actions() { return { lowerthird: {} }; }'],
  ])("include a composition that the template doesn't have, in %s", (_name, code) => {
    expect(problemsIn(code)).toEqual(NO_COMPOSITION);
  });

  it('include members other than the composition action and the frame actions', () => {
    expect(
      problemsIn(
        "export const actions = () => ({ 'lower-third': { compostion() {}, frames: { 1() {} } } });",
      ),
    ).toEqual([['"compostion" never runs. Use one of these names: "composition", "frames".', 'compostion']]);
  });

  it.each([
    [
      'correct actions',
      "export const actions = () => ({ 'lower-third': { composition() {}, frames: {} } });",
    ],
    [
      'computed keys and members',
      "const a = {}; export const actions = () => ({ ['x']: {}, ...a, 'lower-third': a });",
    ],
    ['actions that are not a function', 'export const actions = 1;'],
  ])("aren't found in %s", (_name, code) => {
    expect(problemsIn(code)).toEqual([]);
  });
});
