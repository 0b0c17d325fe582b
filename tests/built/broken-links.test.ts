import { expect, test } from 'vitest';
import { fixtureBuild } from '../helpers/fixture.ts';

test('a broken link fails the build, and the message names the page and the link', () => {
  const { code, output } = fixtureBuild('broken-link');
  expect(code).not.toBe(0);
  expect(output).toContain('found broken links');
  expect(output).toMatch(/page path = \/extra\/broken:\s+-> linking to \/nowhere/);
});

test('a broken anchor is reported together with broken links, and an anchor outside of headings is correct', () => {
  const { output } = fixtureBuild('broken-link');
  expect(output).toContain('found broken anchors');
  expect(output).toMatch(/\/extra\/broken:\s+-> linking to \/user-guide#no-such-heading/);
  expect(output).not.toContain('linking to #here');
});

test('a broken Markdown link causes a warning with file and line, and fails the build like any broken link', () => {
  const { code, output } = fixtureBuild('broken-markdown-link');
  expect(output).toMatch(/\[WARNING\][^\n]*no-such-file\.mdx[^\n]*extra\/broken-markdown-link\/broken\.mdx/);
  expect(output).toContain(
    '[WARNING] extra/broken-markdown-link/broken.mdx:6: the link to ./no-such-file.mdx',
  );
  expect(output).toMatch(/\/extra\/broken:\s+-> linking to \.\/no-such-file\.mdx/);
  expect(code).not.toBe(0);
});

test('an unknown admonition only causes a warning with file and line', () => {
  const { output } = fixtureBuild('broken-markdown-link');
  expect(output).toContain(
    "[WARNING] extra/broken-markdown-link/broken.mdx:8: there's no admonition :::tipp",
  );
});

test('mistakes in pages fail the build, and the message lists all of them with file and line', () => {
  const { code, output } = fixtureBuild('broken-pages');
  expect(code).not.toBe(0);
  expect(output).toMatch(/extra\/broken-pages\/front-matter\.mdx:2: .*title: "Animation: basics"/);
  expect(output).toMatch(/extra\/broken-pages\/links\.mdx:3: .*did you mean description\?/);
  expect(output).toMatch(/extra\/broken-pages\/links\.mdx:6: .*pathname:\/\/\/missing\.zip/);
});

test('the other variants of the fixture site build', () => {
  for (const variant of ['base', 'base-url', 'slash-true', 'slash-unset']) {
    expect(fixtureBuild(variant).output, variant).toContain('[SUCCESS]');
    expect(fixtureBuild(variant).code, variant).toBe(0);
  }
});
