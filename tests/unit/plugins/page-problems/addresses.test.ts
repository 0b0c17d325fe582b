import { expect, test } from 'vitest';
import { addressProblems } from '../../../../plugins/page-problems/addresses.ts';
import { describeProblem } from '../../../../plugins/page-problems/problem.ts';

const problemsOf = (...pages: readonly (readonly [file: string, address: string, text?: string])[]) =>
  addressProblems(pages.map(([file, address, text = '']) => ({ file, address, text }))).map(describeProblem);

test('pages with one address, or with addresses that only differ in case, are reported with both files', () => {
  expect(problemsOf(['api/mask.mdx', '/api/mask'], ['api/mask/index.mdx', '/api/mask'])).toEqual([
    'api/mask/index.mdx:1: its address /api/mask is also used by api/mask.mdx: rename one of the files, or change its slug',
  ]);
  expect(problemsOf(['api/Mask.mdx', '/api/Mask'], ['api/mask.mdx', '/api/mask'])).toEqual([
    expect.stringContaining('is also used by api/Mask.mdx, apart from upper and lower case'),
  ]);
});

test('a link has to be written like the address', () => {
  const text = 'One [mask](/API/mask#top), [mask](/api/mask/), [none](/api/none)';
  expect(problemsOf(['api/mask.mdx', '/api/mask'], ['blog/a.mdx', '/blog/a', text])).toEqual([
    'blog/a.mdx:1: the link to /API/mask has the wrong capitalization: write /api/mask',
  ]);
});
