import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageProblems } from '../../../../plugins/page-problems/page-problems.ts';
import { describeProblem, type PageKind } from '../../../../plugins/page-problems/problem.ts';
import { filesIn, type SiteFiles } from '../../../../plugins/page-problems/site-files.ts';

/** Files that exist, with the size of those that are pictures. */
const FILES: Readonly<Record<string, { bytes: number; width?: number }>> = {
  'static/img/logo.png': { bytes: 2000, width: 200 },
  'static/img/photo.jpg': { bytes: 420_000, width: 2000 },
  'static/img/wide.webp': { bytes: 90_000, width: 3840 },
  'static/projects/start.keyfill': { bytes: 900 },
  'user-guide/drawing.svg': { bytes: 4000 },
  'user-guide/layer.mdx': { bytes: 1 },
  'api/layer.mdx': { bytes: 1 },
};
const files: SiteFiles = { has: (file) => file in FILES, pictureAt: (file) => FILES[file]! };

function problemsOf(body: string, kind: PageKind = 'docs', frontMatter = 'title: Page\n'): string[] {
  const text = `---\n${frontMatter}---\n${body}`;
  return pageProblems({ file: 'user-guide/page.mdx', text, kind }, files).map(describeProblem);
}

/** What\'s reported for a page whose text starts in the fourth line. */
const reports = (body: string): string[] =>
  problemsOf(body).map((text) => text.replace('user-guide/page.mdx:', ''));

test('a page without mistakes has no problems', () => {
  expect(
    reports(`
import Panels from '@site/src/components/Panels';
export const count = 3;

A layer has \`{name}\`, a {count}, an escaped \\{name}, and <Panels of={{ name: 'a' }} label="{x}" />. At 12:30 it ends.

## Fit long names {#fit}

:::tip[Title]

\`\`\`\`markdown
\`\`\`js
const open = '{name}';
\`\`\`
::: tip
\`\`\`\`

:::

{/* {name} */} <!-- ::: tip -->

![Logo](/img/logo.png) ![Drawing](drawing.svg) [a layer](./layer.mdx#id) [project](pathname:///projects/start.keyfill)
[notes](/blog/keyfill-2.3-release-notes) [mail](mailto:a@example.com) [out](https://example.com/a.zip) [feed](pathname:///blog/rss.xml)

::::note
:::info
:::
::::
`),
  ).toEqual([]);
});

describe('text', () => {
  test('has to be UTF-8', () => {
    expect(reports('\nOne\nGr\uFFFD\uFFFDe\n')).toEqual([
      "6: this line contains characters that aren't UTF-8: save the file with the encoding UTF-8",
    ]);
  });

  test('in braces is JavaScript', () => {
    expect(reports('Hello {name}, {a.b}\n\nand { here }.')).toEqual([
      '4: {name} is read as JavaScript: write \\{name}, or `{name}` as code',
      '4: {a.b} is read as JavaScript: write \\{a.b}, or `{a.b}` as code',
      '6: { here } is read as JavaScript: write \\{ here }, or `{ here }` as code',
    ]);
  });
});

describe('code', () => {
  test.each(['```js\n1;\n\nText', '```js\n1;\n\nText\n\n```json\n{}\n```\n'])('needs an end: %j', (body) => {
    expect(reports(body)).toEqual([expect.stringMatching(/^4: this code block isn't closed/)]);
  });
});

describe('admonitions', () => {
  test.each([
    [':::tip\n\nText', ["4: :::tip isn't closed: add a line with ::: after its text"]],
    ['::: tip\n\nText\n\n:::', ['4: "::: tip" is shown as text: write :::tip without a space']],
    [':::tipp\n\nText\n\n:::', ["4: there's no admonition :::tipp: did you mean :::tip?"]],
    [
      'Text\n\n:::',
      ["6: ::: doesn't close anything: remove it, or write the name of an admonition after it"],
    ],
    ['A key:value[1].', ["4: :value is read as a directive, which isn't shown: write \\:value"]],
    ['::video', ["4: ::video is read as a directive, which isn't shown: write \\::video"]],
  ])('%j', (body, expected) => {
    expect(reports(body)).toEqual(expected);
  });

  test('inside another need fewer colons than it', () => {
    expect(reports(':::note\n\n:::tip\n\nText\n\n:::\n\n:::')).toEqual([
      "6: :::tip isn't closed: add a line with ::: after its text, and start the outer one with more colons",
      "12: ::: doesn't close anything: remove it, or write the name of an admonition after it",
    ]);
  });

  test('only warn if their name is unknown', () => {
    const text = ':::tipp\n\nText\n\n:::';
    expect(pageProblems({ file: 'a.mdx', text, kind: 'docs' }, files)).toMatchObject([
      { line: 1, isWarning: true },
    ]);
  });
});

describe('headings', () => {
  test('need different anchors', () => {
    expect(reports('## One {#a}\n\n## Two {#a}\n\n## Fit\n\n## Long {#fit}')).toEqual([
      '6: the anchor #a is also used by the heading in line 4: give one of them a different {#id}',
      '10: the anchor #fit is also used by the heading in line 8: give one of them a different {#id}',
    ]);
    expect(reports('## Same\n\n## Same')).toEqual([]);
  });

  test('need letters or an anchor', () => {
    expect(reports('## ???\n\n## 🎉 {#party}\n\n## —')).toEqual([
      '4: the heading "???" has no letters to make an anchor from: add one, such as {#example}',
      '8: the heading "—" has no letters to make an anchor from: add one, such as {#example}',
    ]);
  });

  test('must not contradict the title', () => {
    expect(reports('# Another name')).toEqual([
      '4: the heading "Another name" contradicts the title "Page" in the front matter: remove the heading',
    ]);
    expect(reports('Another name\n====')).toHaveLength(1);
    expect(reports('# Page')).toEqual([]);
  });
});

describe('front matter', () => {
  const first = (frontMatter: string, kind: PageKind = 'docs'): string | undefined =>
    problemsOf('\nText.\n', kind, frontMatter)[0]?.replace('user-guide/page.mdx:', '');

  test.each([
    [
      'title: Animation: basics\n',
      '2: the front matter can\'t be read: put the value in quotes: title: "Animation: basics"',
    ],
    [
      'title: "Open\nkeywords: [a]\n',
      '2: the front matter can\'t be read: close the quotes, and write \\" for a quote inside them',
    ],
    ['descripton: A\n', "2: the front matter key descripton doesn't exist: did you mean description?"],
    ['mood: A\n', "2: the front matter key mood doesn't exist: remove it, because nothing reads it"],
    ['slug: /a\n', '2: remove slug: the folder and file name of a docs page are its address'],
    ['keywords: caption, label\n', '2: the value of keywords has to be a list: [one, another]'],
    ['title:\n', '2: the value of title has to be text'],
  ])('%j', (frontMatter, expected) => {
    expect(first(frontMatter)).toBe(expected);
  });

  test('of a post may have tags and a slug, but no sidebar label', () => {
    expect(first('slug: a\ntags: [a]\ndate: 2026-11-26\n', 'blog')).toBeUndefined();
    expect(first('sidebar_label: A\n', 'blog')).toContain("doesn't exist");
  });

  test.each([
    '---\ntitle: Page\n\nText: with a colon.\n\n## Heading\n',
    '---\ntitle: Page\n\nText.\n\n---\n\nMore\n',
  ])('has to be closed: %j', (text) => {
    const [problem] = pageProblems({ file: 'a.mdx', text, kind: 'docs' }, files);
    expect(problem).toMatchObject({
      line: 1,
      message: expect.stringContaining("isn't closed: write ---") as string,
    });
  });
});

describe('links and pictures', () => {
  test.each([
    [
      '[a](pathname:///missing.zip)',
      "4: the link to pathname:///missing.zip leads nowhere, because that file doesn't exist",
    ],
    ['[a](/missing.zip)', "4: the link to /missing.zip leads nowhere, because that file doesn't exist"],
    [
      '<a href="/missing.zip">a</a>',
      "4: the link to /missing.zip leads nowhere, because that file doesn't exist",
    ],
    ['[a](/blog/rss.xml)', '4: /blog/rss.xml is a file, not a page: write pathname:///blog/rss.xml'],
    ['[a]\n\n[a]: none.md', "6: the link to none.md leads nowhere, because that file doesn't exist"],
    [
      '[a](../api/layer.mdx)',
      '4: the link to ../api/layer.mdx leads nowhere: write the address of the page, without .mdx',
    ],
    [
      '<a href="./layer.mdx">a</a>',
      '4: the link to ./layer.mdx leads nowhere: write the address of the page, without .mdx',
    ],
    ['[![a](/img/none.png)](/user-guide)', "4: the picture /img/none.png doesn't exist"],
    ['![a](/img/photo.jpg)', '4: the picture /img/photo.jpg is 420 kB: make it smaller than 300 kB'],
    [
      '<img src="/img/wide.webp" alt="a" />',
      '4: the picture /img/wide.webp is 3840 px wide: make it at most 2400 px wide',
    ],
  ])('%s', (body, expected) => {
    expect(reports(body)).toEqual([expected]);
  });

  test('in the front matter count, too', () => {
    expect(problemsOf('', 'docs', 'title: A\nimage: img/none.png\n')).toEqual([
      "user-guide/page.mdx:3: the picture /img/none.png doesn't exist",
    ]);
  });

  test('are measured in their files', () => {
    const site = filesIn(process.cwd());
    expect(site.pictureAt('static/img/social-card.png')).toEqual({
      bytes: readFileSync('static/img/social-card.png').length,
      width: 1200,
    });
    expect(site.has('static/img')).toBe(false);
  });
});
