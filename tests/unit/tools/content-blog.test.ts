import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardOf, checkCards } from '../../../tools/brand/blog-cards.ts';
import { checkFictionNotes, checkReleaseNotes, checkTags } from '../../../tools/check/content-blog.ts';
import { readPage } from '../../../tools/prose/page.ts';

const post = (day: string, front: string, body = 'Words.') =>
  readPage(`blog/${day}-post.mdx`, `---\n${front}\n---\n\n${body}\n`);

const parts = '## Why\n\nSo.\n\n<LiveTemplate example="crawler" />\n\n## Breaking changes\n\nNothing.';

test('release notes need their version, a reason, breaking changes, and a live template', async () => {
  const front = 'slug: keyfill-2.3-release-notes\ntitle: "Keyfill 2.3: more"';
  expect(checkReleaseNotes([await post('2025-11-05', front, parts)])).toEqual([]);
  expect(checkReleaseNotes([await post('2025-11-05', front)])).toHaveLength(3);
  expect(
    checkReleaseNotes([await post('2025-11-05', front.replace('2.3: more', 'news'), parts)]),
  ).toHaveLength(1);
});

test('a post about a fictional company or a real event must say what is fictional', async () => {
  const [silent, honest, other] = await Promise.all([
    post('2025-04-09', 'tags: [northlight]'),
    post('2025-04-09', 'tags: [ibc]', 'The visit is fictional.'),
    post('2025-04-09', 'tags: [lottie]'),
  ]);
  expect(checkFictionNotes([silent, honest, other]).map(({ file }) => file)).toEqual([silent.file]);
});

test('a post must mention its tags in the text, not only in the title', async () => {
  const tagged = (tags: string, text: string) =>
    post('2025-04-09', `title: Gradients\ntags: [${tags}]`, text);
  const found = checkTags([
    await tagged('gradients, border-radius, ibc-2024', 'A border radius at IBC 2024.'),
    await tagged('easing-functions, rotation, ibcaccelerators', 'To ease, rotate. IBC Accelerators.'),
    await tagged('news, update', 'Words.'),
    await tagged('virtual-sets', 'A virtual set.'),
    await tagged('virtual-sets', 'Words.'),
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    'has the tag "gradients" but doesn\'t mention it',
    'has the tag "virtual-sets" but doesn\'t mention it',
  ]);
});

test('the card of a post shows its title and date', async () => {
  const card = await cardOf(await post('2025-04-09', 'slug: news\ntitle: News'));
  expect(card).toContain('News');
  expect(card).toContain('Blog, April 9, 2025');
});

test('a post must use a card of its own that exists', async () => {
  const [picture = ''] = readdirSync('static/img/cards');
  const own = `slug: ${picture.slice(0, -'.12345678.png'.length)}`;
  const messages = async (front: string) => checkCards([await post('2025-04-09', front)]);
  expect(await messages(`${own}\nimage: /img/cards/${picture}`)).toEqual([]);
  expect(await messages(own)).toHaveLength(1);
  expect(await messages(`slug: news\nimage: /img/cards/${picture}`)).toHaveLength(1);
  expect(await messages('slug: news\nimage: /img/cards/news.12345678.png')).toHaveLength(1);
});
