import { expect, test } from 'vitest';
import {
  checkDescriptions,
  checkExamplePages,
  checkLength,
  checkOutgoingLinks,
  checkReachability,
  checkReferencePages,
} from '../../../tools/check/content-rules.ts';
import { readPage } from '../../../tools/prose/page.ts';

type Pages = Parameters<typeof checkLength>[0];

function pages(files: Record<string, string>): Promise<Pages> {
  return Promise.all(Object.entries(files).map(([file, source]) => readPage(file, source)));
}

function files(findings: ReturnType<typeof checkLength>): string[] {
  return findings.map(({ file }) => file);
}

const words = 'word '.repeat(300);

test('a short page is reported unless it lists other pages', async () => {
  const all = await pages({
    'api/mask.mdx': 'Too short.',
    'api/layer.mdx': words,
    'api/elements/index.mdx': 'A list.',
    'user-guide/list.mdx': 'A list.\n\n<DocCardList />',
  });
  expect(files(checkLength(all))).toEqual(['api/mask.mdx']);
});

test('code does not count toward the length of a page', async () => {
  const all = await pages({ 'api/mask.mdx': `Short.\n\n\`\`\`js\n${words}\n\`\`\`\n` });
  expect(files(checkLength(all))).toEqual(['api/mask.mdx']);
});

test('a page needs a link to another page; its own anchors do not count', async () => {
  const all = await pages({
    'api/mask.mdx': '[Up](#top), [itself](/api/mask#top), [a site](https://example.com)',
    'api/layer.mdx': '[Mask](/api/mask#data)',
  });
  expect(files(checkOutgoingLinks(all))).toEqual(['api/mask.mdx']);
});

test('a page must be in a sidebar or linked from the text of another page', async () => {
  const all = await pages({
    'api/mask.mdx': 'In the sidebar.',
    'user-guide/layer.mdx': '[Itself](/user-guide/layer)',
    'user-guide/composition.mdx': '[Layer](/user-guide/layer#masks)',
    'blog/2024-01-01-news.mdx': 'In the list of posts.',
  });
  expect(files(checkReachability(all))).toEqual(['user-guide/composition.mdx']);
});

test('an example page must show its template', async () => {
  const all = await pages({
    'user-guide/examples/crawler.mdx': 'Words only.',
    'user-guide/examples/looping.mdx': '<LiveTemplate example="looping" />',
    'user-guide/faq.mdx': 'Words only.',
  });
  expect(files(checkExamplePages(all))).toEqual(['user-guide/examples/crawler.mdx']);
});

test('every reference page needs a generated table, even if it lists other pages', async () => {
  const all = await pages({
    'api/mask.mdx': '| Name | Type |\n| --- | --- |\n| `id` | `string` |',
    'api/layer.mdx': '<ApiMembers of="Layer" />',
    'api/actions/index.mdx': 'A list.',
    'user-guide/faq.mdx': 'Words only.',
  });
  expect(files(checkReferencePages(all))).toEqual(['api/mask.mdx', 'api/actions/index.mdx']);
});

test('descriptions must exist, fit and differ', async () => {
  const said = 'description: What a mask cuts, and how to turn it.';
  const all = await pages({
    'api/a.mdx': `---\n${said}\n---\n`,
    'api/b.mdx': `---\n${said}\n---\n`,
    'api/c.mdx': '---\ndescription: Short.\n---\n',
    'api/d.mdx': `---\ndescription: ${'long '.repeat(40)}\n---\n`,
    'api/e.mdx': 'None.',
  });
  expect(files(checkDescriptions(all))).toEqual(['api/b.mdx', 'api/c.mdx', 'api/d.mdx', 'api/e.mdx']);
});
