import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { i18n } from '../../src/config/locales.ts';
import { REHEARSAL_FILE, RUNNER_FILE } from '../../src/playground/sandbox/frame-pages.ts';
import { buildDir, fileOfRedirect, filesOf, readBuilt } from '../helpers/built-site.ts';
import { redirects } from '../helpers/routes.ts';

/** Files for hosts, for other people's machines, and for licenses, which an offline copy doesn't need. */
const excluded = new Set([
  '_headers',
  '_redirects',
  'sw.js',
  'robots.txt',
  'sitemap.xml',
  'blog/rss.xml',
  'blog/atom.xml',
  'llms.txt',
  'llms-full.txt',
  'img/social-card.png',
  // The browser's cache keeps them, and their frames find them there.
  RUNNER_FILE,
  REHEARSAL_FILE,
  // The worker redirects these itself.
  ...redirects.map(({ from }) => fileOfRedirect(from)),
]);

/** The default language's files that the worker says it keeps: address → hash of the content. */
const entries = new Map(
  [...readBuilt('sw.js').matchAll(/"url":"([^"]+)","revision":(?:null|"[^"]+"),"integrity":"([^"]+)"/g)]
    .map((match) => [match[1] ?? '', match[2] ?? ''] as const)
    .filter(([url]) => !i18n.locales.some((locale) => `${url}/`.startsWith(`/${locale}/`))),
);

test('the worker keeps every file of this build, and none of another build', () => {
  const wanted = filesOf(i18n.defaultLocale).filter(
    (file) => !excluded.has(file) && !/\.LICENSE\.txt$|^img\/cards\//.test(file),
  );
  const addressOf = (file: string): string =>
    `/${file === '404.html' ? file : file.replace(/^index\.html$|\.html$/, '')}`;
  const hashOf = (file: string): string =>
    `sha256-${createHash('sha256')
      .update(readFileSync(path.join(buildDir, file)))
      .digest('base64')}`;
  expect(wanted.length).toBeGreaterThan(300);
  expect([...entries].sort()).toEqual(wanted.map((file) => [addressOf(file), hashOf(file)]).sort());
});

test('the worker recognizes every old address and the pages that run edited code', () => {
  const worker = readBuilt('sw.js');
  for (const { from, to } of redirects) expect(worker).toContain(`"${from}":"${to}"`);
  const framed = /"framed":\[(.*?)\]/.exec(worker)?.[1]?.split(',');
  expect(framed).toEqual(expect.arrayContaining([`"/${REHEARSAL_FILE}"`, `"/${RUNNER_FILE}"`]));
  expect(framed).toHaveLength(2 * i18n.locales.length);
});
