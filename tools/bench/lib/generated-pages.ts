import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomNumbers, writer } from './words.ts';

type Writer = ReturnType<typeof writer>;

const PER_FOLDER = 25;
/** The page that represents long pages. All others have about 600 words. */
const LONG = 5;

/**
 * Returns a page's path below the top folder, without its extension.
 * @param number - starts at 1
 */
function pathOfPage(number: number): string {
  const part = Math.ceil(number / PER_FOLDER);
  return `part-${String(part).padStart(3, '0')}/page-${String(number).padStart(4, '0')}`;
}

/** An ordinary page and a long page of about 3 000 words, by path. */
export const typicalPage = pathOfPage(7);
export const longPage = pathOfPage(LONG);

/**
 * Writes Markdown pages. They're the same in every run, and a page doesn't depend on the total number. They
 * only contain what every documentation tool understands, so links are relative addresses instead of file
 * names.
 * @param folder - created if it doesn't exist
 * @param count - the number of pages, not counting the start page
 */
export function writePages(folder: string, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const file = path.join(folder, `${pathOfPage(number)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageOf(number));
  }
  const { paragraph } = writer(randomNumbers(0));
  writeFileSync(path.join(folder, 'index.md'), `${frontMatter('Generated pages')}${paragraph(6)}\n`);
}

/** Queries for the generated pages: the first words of some headings, as a reader would type them. */
export function queriesForPages(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const { heading } = writer(randomNumbers(seedOf(at * 3 + 1)));
    return heading().toLowerCase();
  });
}

// The title is the first thing that a page's random numbers decide.
const seedOf = (number: number) => number * 7919;

const frontMatter = (title: string, description = title) =>
  `---\ntitle: ${title}\ndescription: ${description}.\n---\n\n`;

function pageOf(number: number): string {
  const random = randomNumbers(seedOf(number));
  const text = writer(random);
  const title = `${text.heading()} ${number}`;
  const rounds = number === LONG ? 5 : 1;
  const parts = [text.paragraph(4)];
  for (let round = 0; round < rounds; round += 1) parts.push(...roundOf(text, random));
  parts.push(`## Related pages`, linksOf(number, random, text));
  return `${frontMatter(title, text.phrase(12))}${parts.join('\n\n')}\n`;
}

/** About 500 words, with every kind of content that pages have. */
function roundOf(text: Writer, random: () => number): string[] {
  const { heading, paragraph, phrase, some } = text;
  return [
    `## ${heading()}`,
    paragraph(5),
    some(4, () => `- **${heading()}**: ${phrase(8)}`).join('\n'),
    `### ${heading()}`,
    paragraph(4),
    scriptOf(text, random),
    `## ${heading()}`,
    paragraph(5),
    tableOf(text),
    `### ${heading()}`,
    paragraph(4),
    some(4, (_, at) => `${at + 1}. ${phrase(9)}`).join('\n'),
    dataOf(text, random),
    paragraph(4),
  ];
}

function tableOf({ term, phrase, some }: Writer): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Name', 'Type', 'Meaning']),
    row(['---', '---', '---']),
    ...some(5, () => row([`\`${term()}\``, term(), phrase(6)])),
  ].join('\n');
}

function scriptOf({ term, some }: Writer, random: () => number): string {
  const lines = some(5, () => `  const ${term()} = ${term()}(${Math.floor(random() * 1000)}, '${term()}');`);
  return ['```js title="example.js"', `export function ${term()}() {`, ...lines, `}`, '```'].join('\n');
}

function dataOf({ term, some }: Writer, random: () => number): string {
  const value = Object.fromEntries(some(5, () => [term(), Math.floor(random() * 1000)] as const));
  return ['```json', JSON.stringify(value, null, 2), '```'].join('\n');
}

/** Links only lead to pages that exist at every size. */
function linksOf(number: number, random: () => number, { phrase }: Writer): string {
  const others = [number === 1 ? 2 : number - 1, 1 + Math.floor(random() * Math.min(number, 100))];
  return others.map((other) => `- [${phrase(4)}](${addressFrom(number, other)}): ${phrase(6)}`).join('\n');
}

function addressFrom(number: number, other: number): string {
  const from = path.posix.dirname(`/${pathOfPage(number)}`);
  const to = path.posix.relative(from, `/${pathOfPage(other)}`);
  return to.startsWith('.') ? to : `./${to}`;
}
