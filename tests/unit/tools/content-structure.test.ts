import { expect, test } from 'vitest';
import {
  checkEmptySections,
  checkIntroductions,
  checkRequiredSections,
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
