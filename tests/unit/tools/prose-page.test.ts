import { expect, test } from 'vitest';
import { readPage, wordsOf } from '../../../tools/prose/page.ts';

const source = `---
title: Text element
description: Shows words.
keywords: [caption]
---

import Panels from '@site/src/components/Drawing/Panels';

A text shows words, see [the layer page](/user-guide/layer) and press <kbd>Ctrl</kbd>.

<Panels />

## Fit long names {#long-names}

| Setting | Default |
| --- | --- |
| **Fit** | \`contain\` |

:::tip[Narrow it]

Turn it on at 12:30.

:::

\`\`\`js
const simply = 'code is not prose';
\`\`\`

![A logo](/img/logo.png) and ![](/img/none.png)
`;

test('finds the text that a reader sees', async () => {
  const page = await readPage('user-guide/text.mdx', source);
  expect(page.frontMatter['title']).toBe('Text element');
  expect(page.headings.map(({ text }) => text)).toEqual(['Fit long names']);
  expect(page.links).toEqual([{ text: 'the layer page', href: '/user-guide/layer', line: 9 }]);
  expect(page.pictures.map(({ alt }) => alt)).toEqual(['A logo', undefined]);
  expect(page.components).toEqual(expect.arrayContaining(['Panels', 'kbd']));
  const texts = page.passages.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Shows words.', 'Setting', 'Narrow it']));
});

test('omits code and imports, and keeps times whole', async () => {
  const page = await readPage('user-guide/text.mdx', source);
  const all = page.passages.map(({ text }) => text).join(' ');
  expect(all).not.toContain('simply');
  expect(all).not.toContain('site/src');
  expect(all).toContain('12:30');
});

test('names the line in the file, including the front matter', async () => {
  const page = await readPage('user-guide/text.mdx', source);
  expect(page.headings[0]!.line).toBe(13);
});

test('counts words without punctuation', () => {
  expect(wordsOf('“Don’t stop!”, she said: 50 fps (#14213d).')).toEqual([
    "Don't",
    'stop',
    'she',
    'said',
    '50',
    'fps',
  ]);
});
