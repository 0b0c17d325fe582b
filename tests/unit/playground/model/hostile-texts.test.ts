import { expect, test } from 'vitest';
import { checkDraft } from '../../../../src/playground/model/check.ts';
import { TABS, TEXT_LIMIT, type Tab } from '../../../../src/playground/model/draft.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

/* Text that fits into a link of a few bytes. It's checked while the page is rendered, so the check has to be quick. */

const fill = (part: string, end = ''): string =>
  part.repeat(Math.floor((TEXT_LIMIT - end.length) / part.length)) + end;
/** Returns 10,000 members of an object. */
const many = (before: string, after: string): string =>
  Array.from({ length: 10_000 }, (_, at) => before + at + after).join();
/**
 * Far less than the minutes that some of these took, and far more than the few hundred milliseconds
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
  ['a long name around many others', 'data', `{"${'a'.repeat(half)}":{${many('"', '":1')}}}`],
  ['many keys', 'data', `{${many('"', '":1')}}`],
  ['many unknown keys', 'template', `{${many('"', '":1')}}`],
  ['many names that the template lacks', 'actions', `export const actions = () => ({${many('a', ':{}')}});`],
];

const original = originalOf(exampleFile('lower-third'));

test.each(TEXTS)('%s, in %s, is refused within two seconds and with few problems', (_, tab, text) => {
  expect(text.length).toBeLessThanOrEqual(TEXT_LIMIT);
  const start = performance.now();
  const { problems } = checkDraft({ ...original, [tab]: text });
  expect(performance.now() - start).toBeLessThan(LONGEST);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(50);
});
