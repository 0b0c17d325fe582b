import { expect, test } from 'vitest';
import { textsOf } from '../../../tools/prose/interface-texts.ts';
import { readPage, type Page } from '../../../tools/prose/page.ts';
import {
  alternativeText,
  linkText,
  sentenceCase,
  wording,
  type Finding,
} from '../../../tools/prose/rules.ts';
import { misspelled, wordList } from '../../../tools/prose/spelling.ts';

async function messages(rule: (page: Page) => Finding[], body: string, title = 'Text'): Promise<string[]> {
  const page = await readPage('user-guide/text.mdx', `---\ntitle: "${title}"\n---\n\n${body}\n`);
  return rule(page).map(({ message }) => message);
}

test.each([
  [
    'sentence case in headings',
    sentenceCase,
    '## Fit Long names',
    '## `goToFrame`, the Timeline: On "Air Now"',
  ],
  ['capitals at the start of headings', sentenceCase, '## fit long names', '## macOS and Windows'],
  ['filler', wording, 'It is a powerful\ntool.', 'Adjust the powerfulness of `simply()`.'],
  ['filler of several words', wording, 'Read it in order\nto learn.', 'Read it in order.'],
  ['one name for each thing', wording, 'The news tickers run.', 'A crawler, which is a ticker.'],
  ['hyphens in terms', wording, 'The Lower-third.', 'Copy lower-third.html beside it.'],
  ['letters of names', wording, 'A lottie file.', 'Listed on ograf.ebu.io as the keyfill object.'],
  ['vague links', linkText, 'Read it [here](/user-guide).', 'Read [where to put it](/user-guide/assets).'],
  ['links without text', linkText, '[](/user-guide)', '[Actions](/api/actions), [actions](/api/actions)'],
  ['addresses as link texts', linkText, '[/user-guide](/user-guide)', '[`id`](/a#id), [`id`](/b#id)'],
  ['links to different places', linkText, '[Actions](/a) and [actions](/b)', '[Actions](/a)'],
  ['alternative texts', alternativeText, '<img src="/c.png" />', '![A logo](/a.png)'],
] as const)('the prose rule on %s', async (_name, rule, wrong, right) => {
  expect(await messages(rule, wrong)).toHaveLength(1);
  expect(await messages(rule, right)).toEqual([]);
});

const english = new Set(['the', 'word', 'words', 'well', 'known', 'engine', "don't"]);
const own = wordList('# Names\nOGraf\nkeyframe # a term\n\n');

test.each([
  ['The wrod.', ['wrod']],
  ['The keyframe, OGraf.', []],
  ['The Ograf.', ['Ograf']],
  ["Well-known words, the engine's, don't.", []],
  ['The well-knwon.', ['well-knwon']],
  ['The 1080i50, 2.3.1, lower.html, home_score, goToFrame, #14213d, `xyzzy`.', []],
])('the spelling of %j', async (text, expected) => {
  const page = await readPage('blog/one.mdx', text);
  const found = misspelled(page, (word) => english.has(word), own);
  expect(found.map(({ message }) => message.split('"')[1])).toEqual(expected);
});

test('the texts of components are what readers see or hear, without class names and ids', () => {
  const texts = (file: string, code: string): string[] =>
    textsOf(file, code).passages.map(({ text }) => text);
  const row = `const a = <p className="a long row" aria-label="Move the row">
    The first line
    goes on. <b>{name}</b></p>;`;
  expect(texts('src/components/Row.tsx', row)).toEqual(['Move the row', 'The first line goes on.']);
  const labels = `export const label = 'Move it';
    export const count = (n: number) => \`Found \${n} rows\`;
    export const id = 'moveRow';`;
  expect(texts('src/components/labels.ts', labels)).toEqual(['Move it', 'Found `…` rows']);
  expect(texts('src/components/rows.ts', labels)).toEqual([]);
});
