import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCards } from '../../../tools/brand/blog-cards.ts';
import * as rules from '../../../tools/check/content-rules.ts';
import { readPage, type Page } from '../../../tools/prose/page.ts';
import type { Finding } from '../../../tools/prose/rules.ts';

/** The files in which a rule finds something, or its messages about one page. */
async function filesOf(
  rule: (pages: readonly Page[]) => Finding[],
  sources: Readonly<Record<string, string>>,
): Promise<string[]> {
  const pages = Object.entries(sources).map(([file, source]) => readPage(file, source));
  return rule(await Promise.all(pages)).map(({ file }) => file);
}
const messagesOf = async (rule: (pages: readonly Page[]) => Finding[], file: string, source: string) =>
  rule([await readPage(file, source)]).map(({ message }) => message);

const words = 'word '.repeat(300);

test('a short page is reported unless it lists other pages; code does not count', async () => {
  const sources = {
    'api/mask.mdx': `Too short.\n\n\`\`\`js\n${words}\n\`\`\`\n`,
    'api/layer.mdx': words,
    'api/elements/index.mdx': 'A list.',
    'user-guide/list.mdx': 'A list.\n\n<DocCardList />',
  };
  expect(await filesOf(rules.checkLength, sources)).toEqual(['api/mask.mdx']);
});

test('a page needs a link to another page; its own anchors do not count', async () => {
  const sources = {
    'api/mask.mdx': '[Up](#top), [itself](/api/mask#top), [a site](https://example.com)',
    'api/layer.mdx': '[Mask](/api/mask#data)',
  };
  expect(await filesOf(rules.checkOutgoingLinks, sources)).toEqual(['api/mask.mdx']);
});

test('a page must be in a sidebar or linked from the text of another page', async () => {
  const sources = {
    'api/mask.mdx': 'In the sidebar.',
    'user-guide/layer.mdx': '[Itself](/user-guide/layer)',
    'user-guide/composition.mdx': '[Layer](/user-guide/layer#masks)',
    'blog/2024-01-01-news.mdx': 'In the list of posts.',
  };
  expect(await filesOf(rules.checkReachability, sources)).toEqual(['user-guide/composition.mdx']);
});

test('descriptions must exist, fit and differ', async () => {
  const said = 'description: What a mask cuts, and how to turn it.';
  const sources = {
    'api/a.mdx': `---\n${said}\n---\n`,
    'api/b.mdx': `---\n${said}\n---\n`,
    'api/c.mdx': '---\ndescription: Short.\n---\n',
    'api/d.mdx': `---\ndescription: ${'long '.repeat(40)}\n---\n`,
    'api/e.mdx': 'None.',
  };
  expect(await filesOf(rules.checkDescriptions, sources)).toEqual(Object.keys(sources).slice(1));
});

test('a post about a fictional company or a real event must say what is fictional', async () => {
  const sources = {
    'blog/2025-04-09-silent.mdx': '---\ntags: [northlight]\n---\n\nWords.',
    'blog/2025-04-09-honest.mdx': '---\ntags: [ibc]\n---\n\nThe visit is fictional.',
    'blog/2025-04-09-other.mdx': '---\ntags: [lottie]\n---\n\nWords.',
  };
  expect(await filesOf(rules.checkFictionNotes, sources)).toEqual(['blog/2025-04-09-silent.mdx']);
});

test('a post must use a card of its own that exists', async () => {
  const [picture = ''] = readdirSync('static/img/cards');
  const own = `slug: ${picture.slice(0, -'.12345678.png'.length)}`;
  const found = (front: string) =>
    filesOf(checkCards, { 'blog/2025-04-09-post.mdx': `---\n${front}\n---\n` });
  expect(await found(`${own}\nimage: /img/cards/${picture}`)).toEqual([]);
  for (const front of [own, `slug: news\nimage: /img/cards/${picture}`])
    expect(await found(front)).toHaveLength(1);
});

test('pages of a kind must have the same sections', async () => {
  const some = '## Settings\n\nA.\n\n### Template data\n\nA.\n\n## Next steps {#next}\n\nA.\n';
  expect(await messagesOf(rules.checkRequiredSections, 'user-guide/elements/text.mdx', some)).toEqual([
    'needs a section named "Template data"',
  ]);
  const host = 'user-guide/exporting/integrations/spx.mdx';
  expect(await messagesOf(rules.checkRequiredSections, host, '## Limits by version\n\nA.')).toEqual([
    'needs a section named "Checklist"',
    'needs a section named "When nothing shows" or "Troubleshooting"',
    'needs a section named "Next steps"',
  ]);
});
