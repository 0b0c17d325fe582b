import { expect, test } from 'vitest';
import { addressProblems } from '../../../../plugins/page-problems/addresses.ts';
import { describeProblem } from '../../../../plugins/page-problems/problem.ts';

const page = (file: string, address: string, text = ''): { file: string; address: string; text: string } => ({
  file,
  address,
  text,
});

test('two pages with one address are reported with both files', () => {
  expect(
    addressProblems([page('api/mask.mdx', '/api/mask'), page('api/mask/index.mdx', '/api/mask')]).map(
      describeProblem,
    ),
  ).toEqual([
    'api/mask/index.mdx:1: its address /api/mask belongs to api/mask.mdx, too: rename one of the files, or change its slug',
  ]);
});

test('addresses that only differ in upper and lower case are reported', () => {
  expect(
    addressProblems([page('api/Mask.mdx', '/api/Mask'), page('api/mask.mdx', '/api/mask')]).map(
      describeProblem,
    ),
  ).toEqual([
    expect.stringContaining(
      'api/mask.mdx:1: its address /api/mask belongs to api/Mask.mdx, too, which only differs in upper and lower case',
    ),
  ]);
});

test('a link has to be written like the address', () => {
  const text = 'One [mask](/API/mask#top), [mask](/api/mask/), [none](/api/none)';
  expect(
    addressProblems([page('api/mask.mdx', '/api/mask'), page('blog/a.mdx', '/blog/a', text)]).map(
      describeProblem,
    ),
  ).toEqual(['blog/a.mdx:1: the link to /API/mask needs other letters in upper case: write /api/mask']);
});
