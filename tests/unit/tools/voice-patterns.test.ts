import { expect, test } from 'vitest';
import { readPage } from '../../../tools/prose/page.ts';
import { patterns, voiceHints, voiceSummary } from '../../../tools/prose/voice-patterns.ts';

const hintsIn = async (text: string) => voiceHints(await readPage('user-guide/page.mdx', `${text}\n`));
const namesIn = async (text: string) => (await hintsIn(text)).map(({ pattern }) => pattern.name);

test.each([
  ['A frame that is no number throws.', 0],
  ['The template has none.', 0],
  ['What means nothing does nothing.', 1],
  ['The folder tells you the target.', 2],
  ['The key stands in the form.', 2],
  ['The graphic goes on without it.', 3],
  ['Each text has a key.', 4],
  ['All texts are decoded.', 4],
  ['The old score disappears at once.', 5],
  ['Such a template is light.', 5],
  ['It shows where one looks first.', 6],
  ['The way out begins at frame 75.', 7],
  ['The heading comes in first.', 7],
  ['The file belongs into the folder.', 8],
  ['It is mended in the next version.', 9],
  ['The name is beside the logo.', 10],
  ['It has a playhead of its own.', 10],
])('"%s" is a hint', async (text, at) => {
  expect(await namesIn(text)).toEqual([patterns[at]?.name]);
});

test.each([
  'It is no longer needed, so there is no need to export again.',
  'What you need is a text element with a key.',
  'What is a playhead?',
  'The key stands for a name.',
  'Hold down the button while the graphic goes on air.',
  'A text box and a text-only layer.',
  'Use one of these elements.',
  'Drop shadows come in handy.',
  'Run `goes on` in the console.',
])('"%s" is fine', async (text) => {
  expect(await namesIn(text)).toEqual([]);
});

test('finds the sentence in its paragraph, with its line number', async () => {
  const [hint] = await hintsIn('Words.\n\nVersion 1.4 is old. It is no file. It plays.');
  expect(hint).toMatchObject({ file: 'user-guide/page.mdx', line: 3, message: 'It is no file.' });
});

test('the summary gives the advice once, with a few places for each pattern', async () => {
  const hints = await hintsIn('It is no file.\n\n'.repeat(5));
  const lines = voiceSummary(hints);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain(patterns[0]?.advice);
  expect(lines.at(-1)).toBe('  and 2 more');
  expect(voiceSummary([])).toEqual([]);
});
