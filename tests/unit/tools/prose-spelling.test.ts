import { expect, test } from 'vitest';
import { readPage } from '../../../tools/prose/page.ts';
import { misspelled, wordList } from '../../../tools/prose/spelling.ts';

const english = new Set(['the', 'word', 'words', 'well', 'known', 'engine', "don't"]);
const own = wordList('# Names\nOGraf\nkeyframe # a term\n\n');

async function unknown(text: string): Promise<string[]> {
  const page = await readPage('blog/one.mdx', text);
  return misspelled(page, (word) => english.has(word), own).map(({ message }) => message.split('"')[1]!);
}

test('finds a wrong word and names it', async () => {
  expect(await unknown('The wrod.')).toEqual(['wrod']);
});

test('knows the words of the project, with their own capitals only', async () => {
  expect(await unknown('The keyframe, OGraf.')).toEqual([]);
  expect(await unknown('The Ograf.')).toEqual(['Ograf']);
});

test("takes capitals, possessives and joined words: 'Well-known', the engine's", async () => {
  expect(await unknown("Well-known words, the engine's, don't.")).toEqual([]);
  expect(await unknown('A well-knwon.')).toEqual(['A', 'well-knwon']);
});

test('does not spell numbers, versions, files, identifiers, colors and code', async () => {
  expect(await unknown('The 1080i50, 2.3.1, lower.html, home_score, goToFrame, #14213d, `xyzzy`.')).toEqual(
    [],
  );
});
