import { expect, test } from 'vitest';
import { readPage } from '../../../tools/prose/page.ts';
import { misspelled, wordList } from '../../../tools/prose/spelling.ts';

const english = new Set(['the', 'word', 'words', 'well', 'known', 'engine', "don't"]);
const own = wordList('# Names\nOGraf\nkeyframe # a term\n\n');

async function unknown(text: string): Promise<string[]> {
  const page = await readPage('blog/one.mdx', text);
  return misspelled(page, (word) => english.has(word), own).map(({ message }) => message.split('"')[1]!);
}

test('finds a misspelled word and names it', async () => {
  expect(await unknown('The wrod.')).toEqual(['wrod']);
});

test("accepts the project's words only with their own capitals", async () => {
  expect(await unknown('The keyframe, OGraf.')).toEqual([]);
  expect(await unknown('The Ograf.')).toEqual(['Ograf']);
});

test("accepts capitals, possessives, and compounds: 'Well-known', the engine's", async () => {
  expect(await unknown("Well-known words, the engine's, don't.")).toEqual([]);
  expect(await unknown('A well-knwon.')).toEqual(['A', 'well-knwon']);
});

test('skips numbers, versions, files, identifiers, colors, and code', async () => {
  expect(await unknown('The 1080i50, 2.3.1, lower.html, home_score, goToFrame, #14213d, `xyzzy`.')).toEqual(
    [],
  );
});
