import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MARKERS } from '../../../src/mdx/api-reference/markers.ts';
import { checkVocabulary, vocabularyOf, vocabularyPage } from '../../../tools/check/content-vocabulary.ts';
import { readPage } from '../../../tools/prose/page.ts';

const shown = `<LiveTemplate example="crawler" />

| Source |
| --- |
| \`<ApiTable of="Flags" />\` |

\`\`\`\`markdown
<kbd>Ctrl</kbd>

\`\`\`js title="Frame action" runnable
a < b;
\`\`\`
\`\`\`\`
`;

async function problems(source: string): Promise<string[]> {
  const pages = await Promise.all([readPage(vocabularyPage, shown), readPage('api/mask.mdx', source)]);
  return checkVocabulary(pages).map(({ line, message }) => `${line}: ${message}`);
}

test('elements, languages, and marks that the page for writers shows may be used', async () => {
  const source =
    '<LiveTemplate example="looping" />\n\n<ApiTable of="Size" />\n\nPress <kbd>A</kbd>.\n\n```js title="Composition action" runnable\n1;\n```\n';
  expect(await problems(source)).toEqual([]);
});

test('an element, a language, or a mark that the page does not show is reported', async () => {
  const found = await problems(
    '<video />\n\n```python\n1\n```\n\n```js showLineNumbers\n1;\n```\n\n```\n1\n```\n',
  );
  expect(found.map((one) => one.replace(/, which.*/, ''))).toEqual([
    '1: uses <video>',
    '3: uses code in "python"',
    '7: uses the mark "showLineNumbers" after a language',
    '11: uses code without a language',
  ]);
});

test('the page for writers shows every marker of the reference', async () => {
  const { elements } = vocabularyOf(await readPage(vocabularyPage, readFileSync(vocabularyPage, 'utf8')));
  expect(Object.keys(MARKERS).filter((name) => !elements.has(name))).toEqual([]);
});
