import { describe, expect, test } from 'vitest';
import { checkDraft, problemsOf } from '../../../../src/playground/model/check.ts';
import { TABS, TEXT_LIMIT, type Tab } from '../../../../src/playground/model/draft.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

/* Texts that fit into a link of a few bytes. They're checked while the page is rendered, so it has to be quick. */

const fill = (part: string, end = ''): string =>
  part.repeat(Math.floor((TEXT_LIMIT - end.length) / part.length)) + end;
/**
 * Far less than the minutes that some of these texts took, and far more than the few hundred milliseconds
 * that a busy machine adds.
 */
const LONGEST = 2000;
const EXPORT = 'export const actions = () => ({});';
const half = TEXT_LIMIT / 2;

const TEXTS: readonly (readonly [name: string, tab: Tab, text: string])[] = [
  ...TABS.flatMap((tab) =>
    ['[', '{"a":', '"', '/*', '\n'].map((part) => [`${part} without end`, tab, fill(part)] as const),
  ),
  ['quotes in comments before brackets', 'data', fill('/*"*/[')],
  ...['a+', '!', 'a?b:', 'if(a);else ', 'a=>', 'a()', '`${`', 'import "a";\n', '/(/,'].map(
    (part) => [`${part} without end`, 'actions', fill(part)] as const,
  ),
  ['a long sum', 'actions', EXPORT + fill('a+', 'a').slice(EXPORT.length)],
  ['a long chain of members', 'actions', `${EXPORT}a${'.a'.repeat(90_000)}`],
  ['many wrong exports', 'actions', 'export{a}from"a"\n'.repeat(10_000)],
];

describe('hostile text', () => {
  test.each(TEXTS)('like %s, in %s, is refused within two seconds and with few problems', (_, tab, text) => {
    expect(text.length).toBeLessThanOrEqual(TEXT_LIMIT);
    const start = performance.now();
    const problems = problemsOf(tab, text);
    expect(performance.now() - start).toBeLessThan(LONGEST);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(50);
  });

  const original = originalOf(exampleFile('lower-third'));
  const name = 'a'.repeat(half);
  test.each([
    [
      'data with a long name around many others',
      { data: `{"${name}":{${Array.from({ length: 10_000 }, (_, at) => `"${at}":1`).join()}}}` },
    ],
    ['data with many keys', { data: `{${Array.from({ length: 20_000 }, (_, at) => `"${at}":1`).join()}}` }],
    [
      'actions with many names that the template lacks',
      {
        actions: `export const actions = () => ({\n${Array.from({ length: 15_000 }, (_, at) => `a${at}:{},`).join('\n')}\n});`,
      },
    ],
    [
      'a template with many unknown keys',
      { template: `{${Array.from({ length: 20_000 }, (_, at) => `"${at}":1`).join()}}` },
    ],
  ] as const)('like %s is refused within two seconds', (_, changes) => {
    const start = performance.now();
    const { problems } = checkDraft({ ...original, ...changes });
    expect(performance.now() - start).toBeLessThan(LONGEST);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(50);
  });
});
