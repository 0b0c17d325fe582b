import { expect, it } from 'vitest';
import { sharedGroup } from '../../../../plugins/bundle/shared-group.ts';

const PAGES = ['docs', 'post', 'list', 'page'];
const groupOf = (...chunks: string[]): string | undefined => sharedGroup(new Set(chunks), PAGES, 'docs');

it('finds the chunk for a module by the kinds of page that contain it', () => {
  expect(groupOf('docs', 'post', 'list', 'page', 'home')).toBe('layout');
  expect(groupOf('docs', 'page')).toBe('reading');
  expect(groupOf('docs', 'post', 'list')).toBe('reading');
  expect(groupOf('post', 'list')).toBe('blog');
});

it('ignores modules of a single kind of page, and modules that only texts import', () => {
  expect(groupOf('docs')).toBeUndefined();
  expect(groupOf('post', 'home')).toBeUndefined();
  expect(groupOf('one example', 'another example', 'home')).toBeUndefined();
});
