import { expect, test } from 'vitest';
import { fixtureBuild } from '../helpers/fixture.ts';

test('broken links fail the build, and the message names the page and the link', () => {
  const { code, output } = fixtureBuild('broken-link');
  expect(code).not.toBe(0);
  expect(output).toContain('found broken links');
  expect(output).toMatch(/page path = \/extra\/broken:\s+-> linking to \/nowhere/);
  expect(output).toMatch(/\/extra\/to-file:\s+-> linking to \.\/no-such-file\.mdx/);
});

test('a link to a missing file and an unknown admonition cause warnings with file and line', () => {
  const { output } = fixtureBuild('broken-link');
  expect(output).toContain('[WARNING] extra/broken-link/to-file.mdx:6: the link to ./no-such-file.mdx');
  expect(output).toContain("[WARNING] extra/broken-link/to-file.mdx:8: there's no admonition :::tipp");
});

test('mistakes in pages fail the build, and the message lists all of them with file and line', () => {
  const { code, output } = fixtureBuild('broken-pages');
  expect(code).not.toBe(0);
  expect(output).toMatch(/extra\/broken-pages\/front-matter\.mdx:2: .*title: "Animation: basics"/);
  expect(output).toMatch(/extra\/broken-pages\/links\.mdx:3: .*did you mean description\?/);
  expect(output).toMatch(/extra\/broken-pages\/links\.mdx:6: .*pathname:\/\/\/missing\.zip/);
});
