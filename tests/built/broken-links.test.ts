import { expect, test } from 'vitest';
import { builtFiles } from '../helpers/built-site.ts';
import { fixtureBuild } from '../helpers/fixture.ts';

test('a broken link fails the build, and the message names the page and the link', () => {
  const { code, output } = fixtureBuild('broken-link');
  expect(code).not.toBe(0);
  expect(output).toContain('found broken links');
  expect(output).toMatch(/page path = \/extra\/broken:\s+-> linking to \/nowhere/);
});

test('a broken anchor fails the build, and the message names the page and the anchor', () => {
  const { code, output } = fixtureBuild('broken-anchor');
  expect(code).not.toBe(0);
  expect(output).toContain('found broken anchors');
  expect(output).toMatch(/\/extra\/broken:\s+-> linking to \/user-guide#no-such-heading/);
});

test('a broken Markdown link only causes a warning that names the page', () => {
  const { code, output, dir } = fixtureBuild('broken-markdown-link');
  expect(code).toBe(0);
  expect(output).toMatch(/\[WARNING\][^\n]*no-such-file\.mdx[^\n]*extra\/broken-markdown-link\/broken\.mdx/);
  expect(builtFiles(dir)).toContain('extra/broken.html');
});

test('the other variants of the fixture site build', () => {
  for (const variant of ['base', 'base-url', 'slash-true', 'slash-unset']) {
    expect(fixtureBuild(variant).output, variant).toContain('[SUCCESS]');
    expect(fixtureBuild(variant).code, variant).toBe(0);
  }
});
