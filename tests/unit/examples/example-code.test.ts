import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';

/** Pages with an example's code, and the heading of the section that only has this code. */
const PAGES: readonly (readonly [page: string, heading: string, example: string])[] = [
  ...[
    'advanced-text-styling',
    'change-fill-color',
    'crawler',
    'duplicate-text-content',
    'external-api',
    'looping',
    'play-in-reverse-on-stop',
  ].map((name) => [`user-guide/examples/${name}.mdx`, '## The code', name] as const),
  ['user-guide/elements/path.mdx', '## Template data', 'share-price'],
  ['user-guide/elements/image.mdx', '## Template data', 'station-logo'],
];

/** Returns the JavaScript of a section, which ends at the next heading of its level. */
function blocksOf(page: string, heading: string): readonly string[] {
  const text = readFileSync(page, 'utf8');
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```js[^\n]*\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '');
}

/** Formats code as the build prints it, unindented. Quotes, comments, and empty lines don't count. */
const lines = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

async function printed(block: string): Promise<string> {
  const { code } = await transform(`async function block() {\n${block}\n}`, { target: 'es2022' });
  // The printer adds a note for bundlers, which the build removes.
  return lines(code.replaceAll('/* @__PURE__ */ ', '')).split('\n').slice(1, -1).join('\n');
}

it.each(PAGES)('the code on %s, under %s, is in the download of %s', async (page, heading, example) => {
  const file = readFileSync(`generated/static/playout/${example}.json`, 'utf8');
  const shipped = lines((JSON.parse(file) as { readonly actions: string }).actions);
  const blocks = blocksOf(page, heading);
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(shipped).toContain(await printed(block));
});
