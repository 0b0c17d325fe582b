import { expect, test } from 'vitest';
import {
  checkEmptySections,
  checkFaq,
  checkIntroductions,
  checkRequiredSections,
  checkShortcuts,
  fewestQuestions,
  fewestShortcuts,
} from '../../../tools/check/content-structure.ts';
import { readPage } from '../../../tools/prose/page.ts';

const page = (source: string, file = 'api/mask.mdx') => readPage(file, source);

test('a page must start with text, not with a heading', async () => {
  const titled = '---\ntitle: Mask\n---\n\nimport A from "a";\n\n';
  const all = await Promise.all(
    [`${titled}Words.\n\n## Next\n\nMore.`, `${titled}## Next\n\nMore.`, titled].map((source) =>
      page(source),
    ),
  );
  expect(all.map((one) => checkIntroductions([one]).length)).toEqual([0, 1, 1]);
});

test.each([
  ['## One\n\n## Two\n\nWords.', ['One']],
  ['## One\n\nWords.\n\n## Two', ['Two']],
  ['## One\n\n### Part\n\nWords.', []],
  ['### Part\n\n## One\n\n<LiveTemplate example="crawler" />', ['Part']],
  ['## One\n\n{/* truncate */}\n\n## Two\n\nWords.', ['One']],
  ['<ApiMembers of="Mask">\n\n### data\n\n### style\n\nWords.\n\n</ApiMembers>', ['data']],
  ['## One\n\n:::note\n\nWords.\n\n:::', []],
])('a heading with nothing under it is found: %j', async (source, empty) => {
  const found = checkEmptySections([await page(`Words.\n\n${source}\n`)]);
  expect(found.map(({ message }) => message)).toEqual(empty.map((text) => `has nothing under "${text}"`));
});

test('pages of a kind must have the same sections', async () => {
  const some = '## Settings\n\nA.\n\n### Template data\n\nA.\n\n## Next steps {#next}\n\nA.\n';
  const element = await page(some, 'user-guide/elements/text.mdx');
  const list = await page('Words.', 'user-guide/elements/index.mdx');
  expect(checkRequiredSections([element, list]).map(({ message }) => message)).toEqual([
    'needs a section named "Template data"',
  ]);
  const host = await page('## Limits by version\n\nA.', 'user-guide/exporting/integrations/spx.mdx');
  expect(checkRequiredSections([host]).map(({ message }) => message)).toEqual([
    'needs a section named "Checklist"',
    'needs a section named "When nothing shows" or "Troubleshooting"',
    'needs a section named "Next steps"',
  ]);
  expect(checkRequiredSections([await page('Words.', 'api/index.mdx')])).toHaveLength(1);
});

test('the FAQ needs enough questions, grouped by subject', async () => {
  const questions = (count: number): string =>
    Array.from({ length: count }, (_, at) => `### Why ${at}?\n\nBecause.`).join('\n\n');
  const faq = (body: string) => page(`Words.\n\n${body}\n`, 'user-guide/faq.mdx');
  const subjects = ['A', 'B', 'C', 'D'].map((name) => `## ${name}\n\n`);
  const whole = subjects.map((subject) => `${subject}${questions(fewestQuestions)}`).join('\n\n');
  // Repeating a question under another subject is fine.
  expect(checkFaq([await faq(whole)])).toEqual([]);
  expect(checkFaq([await faq(`## A\n\n${questions(fewestQuestions - 1)}`)])).toHaveLength(2);
  expect(checkFaq([await faq(`${questions(fewestQuestions)}\n\n${whole}`)])).toHaveLength(1);
  expect(checkFaq([await faq(`${whole}\n\n### Fonts\n\nA.`)])).toHaveLength(1);
});

test('the list needs enough shortcuts, with keys for both systems and no duplicates', async () => {
  const head = '| Action | Windows and Linux | macOS |\n| --- | --- | --- |\n';
  const rows = (count: number): string[] =>
    Array.from(
      { length: count },
      (_, at) => `| Do ${at} | <kbd>Ctrl</kbd>+<kbd>${at}</kbd> | <kbd>Cmd</kbd>+<kbd>${at}</kbd> |`,
    );
  const of = async (lines: readonly string[]) =>
    checkShortcuts([await page(`${head}${lines.join('\n')}\n`, 'user-guide/keyboard-shortcuts.mdx')]);
  expect(await of(rows(fewestShortcuts))).toEqual([]);
  expect(await of(rows(fewestShortcuts - 1))).toHaveLength(1);
  expect(await of([...rows(fewestShortcuts), '| Undo | <kbd>Z</kbd> | |'])).toHaveLength(1);
  expect(
    await of([...rows(fewestShortcuts), '| Undo | <kbd>Ctrl</kbd>+<kbd>1</kbd> | <kbd>Z</kbd> |']),
  ).toHaveLength(1);
});
