import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writer } from './words.ts';

const PER_FOLDER = 25;
/** The page that represents long pages. All others have about 600 words. */
const LONG = 5;

/** Returns the path of a page below the top folder, without its extension. The first page is number 1. */
function pathOfPage(number: number): string {
  const part = Math.ceil(number / PER_FOLDER);
  return `part-${String(part).padStart(3, '0')}/page-${String(number).padStart(4, '0')}`;
}

/** An ordinary page and a long page of about 3 000 words, by path. */
export const typicalPage = pathOfPage(7);
export const longPage = pathOfPage(LONG);

/** Writes the same pages in every run and for any count, with only what every tool understands. */
export function writePages(folder: string, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const file = path.join(folder, `${pathOfPage(number)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageOf(number));
  }
  const start = pageWith('Generated pages', 'Generated pages', [writer(0).paragraph(6)]);
  writeFileSync(path.join(folder, 'index.md'), start);
}

const pageWith = (title: string, description: string, parts: readonly string[]) =>
  `---\ntitle: ${title}\ndescription: ${description}.\n---\n\n${parts.join('\n\n')}\n`;

function pageOf(number: number): string {
  const { heading, number: random, paragraph, phrase, some, term } = writer(number * 7919);
  const rowOf = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const script = () => `  const ${term()} = ${term()}(${random(1000)}, '${term()}');`;
  const json = () => JSON.stringify(Object.fromEntries(some(5, () => [term(), random(1000)])), null, 2);
  const title = `${heading()} ${number}`;
  /** About 500 words, with every kind of content that pages have. */
  const round = () => [
    `## ${heading()}`,
    paragraph(5),
    some(4, () => `- **${heading()}**: ${phrase(8)}`).join('\n'),
    `### ${heading()}`,
    paragraph(4),
    ['```js title="example.js"', `export function ${term()}() {`, ...some(5, script), '}', '```'].join('\n'),
    `## ${heading()}`,
    paragraph(5),
    [
      rowOf('Name', 'Type', 'Meaning'),
      rowOf('---', '---', '---'),
      ...some(5, () => rowOf(`\`${term()}\``, term(), phrase(6))),
    ].join('\n'),
    `### ${heading()}`,
    paragraph(4),
    some(4, (_, at) => `${at + 1}. ${phrase(9)}`).join('\n'),
    `\`\`\`json\n${json()}\n\`\`\``,
    paragraph(4),
  ];
  // Links only lead to pages that exist at every size.
  const others = [number === 1 ? 2 : number - 1, 1 + random(Math.min(number, 100))];
  const links = others.map((other) => {
    const to = path.posix.relative(path.posix.dirname(pathOfPage(number)), pathOfPage(other));
    return `- [${phrase(4)}](${to.startsWith('.') ? to : `./${to}`}): ${phrase(6)}`;
  });
  const rounds = some(number === LONG ? 5 : 1, round).flat();
  return pageWith(title, phrase(12), [paragraph(4), ...rounds, '## Related pages', links.join('\n')]);
}
