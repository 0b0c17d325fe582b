import { expect, test } from 'vitest';
import { textsOf } from '../../../tools/prose/interface-texts.ts';
import { checkInterface } from '../../../tools/prose/prose.ts';

const texts = (file: string, source: string): string[] =>
  textsOf(file, source).passages.map(({ text }) => text);

test("finds a component's visible and spoken texts, but no class names", () => {
  const source = `const a = <p className="a long row" aria-label="Move the row">
    The first line
    goes on. <b>{name}</b></p>;`;
  expect(texts('src/components/Row.tsx', source)).toEqual(['Move the row', 'The first line goes on.']);
});

test('finds all words in a file of texts, without ids', () => {
  const source = `import type { Row } from 'some module';
    export const label = 'Move it';
    export const title = { title: 'A drawing of it' };
    export const count = (n: number) => \`Found \${n} rows\`;
    export const id = 'moveRow';`;
  expect(texts('src/components/labels.ts', source)).toEqual(['Move it', 'A drawing of it', 'Found `…` rows']);
  expect(texts('src/components/rows.ts', source)).toEqual([]);
});

test('filler, wrong terms, and misspelled words are reported with their lines', () => {
  const file = textsOf(
    'src/pages/index.tsx',
    'const a = <p>\n<b>Simply play the ticker</b>\n<i>Nonsens</i></p>;',
  );
  const found = checkInterface([file], (word) => word !== 'Nonsens' && word !== 'nonsens', new Set());
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: "simply" is filler: leave it out, or be specific',
    '2: write "crawler" instead of "ticker"',
    '3: "Nonsens" is in no dictionary',
  ]);
});
