import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import sidebars from '../../../sidebars-user-guide.ts';
import { GALLERY } from '../../../src/examples/gallery.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');

/** The examples with a page of their own, from easy to hard. */
const ORDER = [
  'duplicate-text-content',
  'change-fill-color',
  'play-in-reverse-on-stop',
  'looping',
  'advanced-text-styling',
  'crawler',
  'external-api',
];

const examplesIn = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/examples\/([\w-]+)/g)].map(([, example]) => example);

it('goes from easy to hard in the sidebar, in the gallery, and in the learning path', () => {
  expect(examplesIn(JSON.stringify(sidebars))).toEqual(ORDER);
  const pages = GALLERY.map(({ page }) => page).join(' ');
  expect(examplesIn(pages)).toEqual(ORDER);
  const tasks = readFileSync(path.join(siteDir, 'user-guide/tutorials.mdx'), 'utf8');
  const [, learningPath = ''] = tasks.split('{#learning-paths}');
  expect(examplesIn(learningPath)).toEqual(ORDER);
});
