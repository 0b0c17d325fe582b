import { expect, it, test } from 'vitest';
import { instrument } from '../../../../src/playground/model/actions/instrument.ts';
import {
  parseActions,
  toExpression,
  type ParsedActions,
} from '../../../../src/playground/model/actions/parse.ts';

const read = (text: string): ParsedActions => {
  const { actions, problems } = parseActions(text);
  if (!actions) throw new Error(JSON.stringify(problems));
  return actions;
};
const problem = (text: string) => parseActions(text).problems[0];

const valueOf = (expression: string): unknown => new Function(`'use strict'; return ${expression};`)();

test.each([
  ['export const actions = () => ({', 1, 32],
  ['const a = 1;\nexport const actions = (k) => ({ a: });', 2, 37],
])('actions report the line and column of a mistake: %j', (text, line, column) => {
  expect(problem(text)).toMatchObject({ tab: 'actions', line, column });
  expect(problem(text)?.message).not.toMatch(/\(\d+:\d+\)/);
});

test.each([
  ['import a from "a";\nexport const actions = () => ({});', 'import modules'],
  ['export default () => ({});', 'Export the actions'],
  ['export const other = 1;\nexport const actions = () => ({});', 'Export the actions'],
  ['', 'Export the actions'],
  ['export const actions = () => ({ a: import.meta.url });', 'import.meta'],
  ['await 1;\nexport const actions = () => ({});', 'only works inside an async function'],
  ['for await (const a of b);\nexport const actions = () => ({});', 'only works inside an async function'],
])("actions are refused if an export can't contain them: %j", (text, message) => {
  expect(problem(text)?.message).toContain(message);
});

it('actions turn into an expression with the same value', () => {
  const text = 'const two = 2;\nexport const actions = (keyfill) => keyfill + two // end';
  expect((valueOf(toExpression(read(text))) as (value: number) => number)(1)).toBe(3);
  const named = 'export function actions(keyfill) { return keyfill * 2; }';
  expect((valueOf(toExpression(read(named))) as (value: number) => number)(4)).toBe(8);
});

/** Runs guarded code, and returns its value and how often each place ran. */
function runGuarded(text: string, input: unknown): { value: unknown; calls: number[] } {
  const parsed = read(text);
  const { code, guard } = instrument(parsed);
  const calls: number[] = [];
  const body = code.replace(/^export /m, '');
  const make = new Function(guard, `'use strict';\n${body}\nreturn actions;`) as (
    guard: (place: number) => void,
  ) => (input: unknown) => unknown;
  const actions = make((place) => {
    calls[place] = (calls[place] ?? 0) + 1;
  });
  return { value: actions(input), calls };
}

test.each([
  ['export const actions = (n) => { let s = 0; for (let i = 0; i < n; i += 1) s += i; return s; };', 4, 6],
  ['export const actions = (n) => { let s = 0; do s += 1; while (s < n) return s; };', 3, 3],
  [
    'export const actions = (n) => { let s = ""; for (const a in n) for (const b of n[a]) s += b; return s }',
    { a: 'xy' },
    'xy',
  ],
  ['export const actions = (n) => [n].map((a) => (b) => ({ c: a + b }))[0](1).c;', 2, 3],
  [
    'export const actions = (n) => { let i = 0; outer: for (;;) { for (;;) { ' +
      'if (i++ > n) break outer; else continue outer; } } return i; };',
    2,
    4,
  ],
  [
    'export const actions = (n) => { const f = async (a) => await a; return ' +
      'class { static x = () => n; get y() { return n; } }.x(); };',
    7,
    7,
  ],
  ['export function actions(n, m = (() => n + 1)()) { return m; }', 1, 2],
  ['export const actions = (n) => { for (var i = 0; i < n; i++); return i; };', 5, 5],
  [
    'export const actions = n => { if (n) for (;;) if (n) break; else continue; return (a => a, b => b)(n) }',
    5,
    5,
  ],
])("the guard doesn't change what code does: %s", (text, input, value) => {
  const run = runGuarded(text, input);
  expect(run.value).toEqual(value);
  expect(run.calls[0]).toBe(1);
});

it('the guard is called in every loop and every function', () => {
  const text =
    'export const actions = (n) => {\n  for (let i = 0; i < n; i += 1) {}\n  return [1, 2].map((a) => a);\n}';
  expect(runGuarded(text, 3).calls).toEqual([1, 3, 2]);
  expect(instrument(read(text)).places).toEqual([
    { line: 1, column: 24 },
    { line: 2, column: 3 },
    { line: 3, column: 21 },
  ]);
});
