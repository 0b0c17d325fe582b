import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import plugin from '../../../../plugins/page-problems/index.ts';
import { safeFrontMatter } from '../../../../plugins/page-problems/parse-front-matter.ts';
import { previewState } from '../../../../plugins/page-problems/preview-state.ts';

const FOLDERS = { docs: ['docs'], blog: [], pages: [] };

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keyfill-problems-'));
  mkdirSync(path.join(siteDir, 'docs'));
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const write = (file: string, text: string): void => writeFileSync(path.join(siteDir, file), text);
const load = (): Promise<unknown> => {
  const context = { siteDir, baseUrl: '/', siteConfig: { staticDirectories: ['static'] } };
  return plugin(context as unknown as LoadContext, FOLDERS).loadContent?.() as Promise<unknown>;
};

test('a build fails with all mistakes, while the preview only shows them', async () => {
  write('docs/a.mdx', '## ???\n');
  write('docs/b.mdx', '---\ntitle: A: b\n---\n');
  await expect(load()).rejects.toThrow(/docs\/a\.mdx:1: .*\n.*docs\/b\.mdx:2: /);
  vi.stubEnv('NODE_ENV', 'development');
  const onChange = vi.fn();
  previewState(siteDir).onChange = onChange;
  await load();
  await load();
  expect(previewState(siteDir).problems.get('pages')).toHaveLength(2);
  expect(onChange).toHaveBeenCalledOnce();
});

test('front matter that cannot be read is an error with file and line', () => {
  const parse = safeFrontMatter(vi.fn(), siteDir);
  const filePath = path.join(siteDir, 'docs/a.mdx');
  const fileContent = '---\ntitle: A: b\n---\n\nMore';
  expect(() => parse({ filePath, fileContent, defaultParseFrontMatter: vi.fn() })).toThrow(
    "docs/a.mdx:2: the front matter can't be read",
  );
});
