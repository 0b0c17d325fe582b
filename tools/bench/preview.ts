import type { Report } from './lib/report.ts';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../test/browser.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { startPreview } from '../site/start-preview.ts';
import { log } from '../shared/log.ts';
import { copySite } from '../site/scratch-site.ts';
import { siteDir } from '../shared/site-dir.ts';

/** A long page of the guide, in the middle of its sidebar. */
const PAGE = { source: 'user-guide/elements/text.mdx', route: '/user-guide/elements/text' };

/**
 * Measures what a writer waits for: the preview, its first page, another page, and a changed page. It uses a
 * copy, because it changes a page.
 */
export default async function measurePreview(report: Report): Promise<void> {
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) throw new Error(found.problem);
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-preview-'));
  try {
    copySite(folder);
    for (const caches of ['cold', 'warm']) {
      log(`the preview with ${caches} caches …`);
      const all = await wait(browser, folder);
      report(`npm start, ${caches} caches, until it answers`, inSeconds(all.ready), '10 s');
      report(`until its first page is painted, ${caches} caches`, inSeconds(all.first));
      report('a page opened for the first time', inSeconds(all.page));
      report('a changed page visible', inSeconds(all.changed), '1 s');
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns milliseconds; the first two are measured from the start */
async function wait(
  browser: Browser,
  folder: string,
): Promise<Record<'ready' | 'first' | 'page' | 'changed', number>> {
  const started = performance.now();
  const preview = await startPreview(folder);
  const ready = performance.now() - started;
  const page = await browser.newPage();
  try {
    const shows = (words: string) => page.getByText(words).first().waitFor({ timeout: 120_000 });
    const open = async (route: string) => {
      await page.goto(preview.url + route);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 });
    };
    const timed = async (run: () => Promise<void>) => {
      const from = performance.now();
      await run();
      return performance.now() - from;
    };
    await open('/');
    const first = performance.now() - started;
    const opened = await timed(() => open(PAGE.route));
    const changed = await timed(async () => {
      const words = `Changed ${ready}`;
      appendFileSync(path.join(folder, PAGE.source), `\n${words}\n`);
      await shows(words);
    });
    return { ready, first, page: opened, changed };
  } finally {
    await page.close();
    await preview.stop();
  }
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
