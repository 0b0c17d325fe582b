import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { addressProblems } from '../../../../plugins/page-problems/addresses.ts';
import { pageProblems } from '../../../../plugins/page-problems/page-problems.ts';
import { loadParser } from '../../../../plugins/page-problems/parse-page.ts';
import { describeProblem, type PageKind } from '../../../../plugins/page-problems/problem.ts';
import { type SiteFiles } from '../../../../plugins/page-problems/site-files.ts';

beforeAll(loadParser);

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
const files: SiteFiles = {
  siteDir: process.cwd(),
  tags: { update: 'Update' },
  has: (file) => file in FILES,
  pictureAt: (file) => FILES[file]!,
};

/** What's reported for a file, without its name. */
const problemsOf = (text: string, kind: PageKind = 'docs', file = 'user-guide/page.mdx') =>
  pageProblems({ file, text, kind }, files).map((one) => describeProblem(one).slice(file.length + 1));

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

test('a page without mistakes has no problems', () => {
  expect(problemsOf(read('no-mistakes.txt'))).toEqual([]);
});

const mistakes = read('mistakes.txt')
  .replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  .split(/^===/m)
  .slice(1)
  .map((entry) => {
    const [first = '', ...lines] = entry.trimEnd().split('\n');
    const [text = '', ...expected] = lines.join('\n').split(/\n>>> /);
    return { file: first.trim() || 'user-guide/page.mdx', text, expected };
  });

test.each(mistakes)('$file is reported with its line, and what to do: $text', ({ file, text, expected }) => {
  const page = /^\s*---/.test(text) ? text : `---\ntitle: Page\n---\n${text}`;
  const reports = problemsOf(page, file.startsWith('blog/') ? 'blog' : 'docs', file);
  expect(reports).toEqual(
    expected.map((one) => expect.stringMatching(new RegExp(`^${escape(one)}`)) as string),
  );
});

test.each([
  [
    { 'api/mask.mdx': '/api/mask', 'api/mask/index.mdx': '/api/mask' },
    'api/mask/index.mdx:1: its address /api/mask is also used by api/mask.mdx: ' +
      'rename one of the files, or change its slug',
  ],
  [
    { 'api/a.mdx': '/api/mask', 'api/b.mdx': '/api/Mask' },
    'api/b.mdx:1: its address /api/Mask is also used by api/a.mdx, apart from upper and lower case: ' +
      'rename one of the files, or change its slug',
  ],
  [
    {
      'api/mask.mdx': '/api/mask',
      'blog/a.mdx': '/blog/a',
      'api/[mask](/API/mask#top) [n](/api/n)': '/api/b',
    },
    'api/[mask](/API/mask#top) [n](/api/n):1: ' +
      'the link to /API/mask has the wrong capitalization: write /api/mask',
  ],
  [
    { 'api/mask.mdx': '/old' },
    'api/new.mdx:1: the old address /old belongs to api/mask.mdx: remove one of the two',
  ],
])('pages are compared: %j', (pages, expected) => {
  const redirects = [{ from: '/old', to: '/api/new', file: 'api/new.mdx' }];
  // The text of each page is its name.
  const addressed = Object.entries(pages).map(([file, address]) => ({
    file,
    text: file,
    address: String(address),
  }));
  expect(addressProblems(addressed, redirects).map(describeProblem)).toEqual([expected]);
});
