import { chromium, type Browser } from '@playwright/test';
import { fail } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { ensureBrowser } from './browser.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';

/** A browser that starts when it's first needed. */
interface LazyBrowser {
  readonly open: () => Promise<Browser>;
  /** Closes the browser if it was started. */
  readonly close: () => Promise<void>;
}

async function start(): Promise<Browser> {
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) fail(found.problem);
  return chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
}

/** For tools that often have nothing to draw. Ends the script if there's no browser. */
export function lazyBrowser(): LazyBrowser {
  let browser: Promise<Browser> | undefined;
  return {
    open: () => (browser ??= start()),
    close: async () => (await browser)?.close(),
  };
}
