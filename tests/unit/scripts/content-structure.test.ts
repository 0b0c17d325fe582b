import { expect, test } from 'vitest';
import {
  answersQuestions,
  beginsWithWords,
  fillsItsHeadings,
  fewestQuestions,
  fewestShortcuts,
  hasItsParts,
  listsShortcuts,
  saysWhen,
} from '../../../scripts/lib/content-structure.mjs';
import { readPage } from '../../../scripts/lib/prose-page.mjs';

const page = (source: string, file = 'api/mask.mdx') => readPage(file, source);

test('a page begins with words, not with a heading or nothing', async () => {
  const titled = '---\ntitle: Mask\n---\n\nimport A from "a";\n\n';
  const all = await Promise.all(
    [`${titled}Words.\n\n## Next\n\nMore.`, `${titled}## Next\n\nMore.`, titled].map((source) =>
      page(source),
    ),
  );
  expect(all.map((one) => beginsWithWords([one]).length)).toEqual([0, 1, 1]);
});

test.each([
  ['## One\n\n## Two\n\nWords.', ['One']],
  ['## One\n\nWords.\n\n## Two', ['Two']],
  ['## One\n\n### Part\n\nWords.', []],
  ['### Part\n\n## One\n\n<LiveTemplate example="crawler" />', ['Part']],
  ['## One\n\n{/* truncate */}\n\n## Two\n\nWords.', ['One']],
  ['<ApiMembers of="Mask">\n\n### data\n\n### style\n\nWords.\n\n</ApiMembers>', ['data']],
  ['## One\n\n:::note\n\nWords.\n\n:::', []],
])('nothing under a heading is found: %j', async (source, empty) => {
  const found = fillsItsHeadings([await page(`Words.\n\n${source}\n`)]);
  expect(found.map(({ message }) => message)).toEqual(empty.map((text) => `has nothing under "${text}"`));
});

test('a page of the reference says when one needs it, in two sentences', async () => {
  const front = '---\ntitle: Mask\ndescription: You need it.\n---\n\n';
  const found = async (body: string) => saysWhen([await page(`${front}${body}`)]).length;
  expect(await found('A mask cuts. You need it for a reveal.')).toBe(0);
  expect(await found('A mask cuts.\n\nYou need it for a reveal.')).toBe(1);
  expect(await found('A mask cuts. It is a shape. You need it.')).toBe(1);
});

test('pages of a kind have the same parts', async () => {
  const some = '## Settings\n\nA.\n\n## Template data\n\nA.\n\n### What goes wrong\n\nA.\n\n## Next\n\nA.\n';
  const element = await page(some, 'user-guide/elements/text.mdx');
  const list = await page('Words.', 'user-guide/elements/index.mdx');
  expect(hasItsParts([element, list]).map(({ message }) => message)).toEqual([
    'has no part "What goes wrong"',
  ]);
  const host = await page('## Limits by version\n\nA.', 'user-guide/exporting/integrations/spx.mdx');
  expect(hasItsParts([host])).toHaveLength(3);
  expect(hasItsParts([await page('Words.', 'api/index.mdx')])).toHaveLength(2);
});

test('the FAQ has enough questions, each under a subject', async () => {
  const questions = (count: number): string =>
    Array.from({ length: count }, (_, at) => `### Why ${at}?\n\nBecause.`).join('\n\n');
  const faq = (body: string) => page(`Words.\n\n${body}\n`, 'user-guide/faq.mdx');
  const subjects = ['A', 'B', 'C', 'D'].map((name) => `## ${name}\n\n`);
  const whole = subjects.map((subject) => `${subject}${questions(fewestQuestions)}`).join('\n\n');
  // The same question under each subject is another matter.
  expect(answersQuestions([await faq(whole)])).toEqual([]);
  expect(answersQuestions([await faq(`## A\n\n${questions(fewestQuestions - 1)}`)])).toHaveLength(2);
  expect(answersQuestions([await faq(`${questions(fewestQuestions)}\n\n${whole}`)])).toHaveLength(1);
  expect(answersQuestions([await faq(`${whole}\n\n### Fonts\n\nA.`)])).toHaveLength(1);
});

test('shortcuts are many, whole and not taken twice', async () => {
  const head = '| Action | Windows and Linux | macOS |\n| --- | --- | --- |\n';
  const rows = (count: number): string[] =>
    Array.from(
      { length: count },
      (_, at) => `| Do ${at} | <kbd>Ctrl</kbd>+<kbd>${at}</kbd> | <kbd>Cmd</kbd>+<kbd>${at}</kbd> |`,
    );
  const of = async (lines: readonly string[]) =>
    listsShortcuts([await page(`${head}${lines.join('\n')}\n`, 'user-guide/keyboard-shortcuts.mdx')]);
  expect(await of(rows(fewestShortcuts))).toEqual([]);
  expect(await of(rows(fewestShortcuts - 1))).toHaveLength(1);
  expect(await of([...rows(fewestShortcuts), '| Undo | <kbd>Z</kbd> | |'])).toHaveLength(1);
  expect(
    await of([...rows(fewestShortcuts), '| Undo | <kbd>Ctrl</kbd>+<kbd>1</kbd> | <kbd>Z</kbd> |']),
  ).toHaveLength(1);
});
