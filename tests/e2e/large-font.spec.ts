import { expect, test } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/test/chromium-flags.ts';
import { headlessShellOf } from '../../tools/test/headless-shell.ts';
import { KINDS_OF_PAGES } from '../helpers/routes.ts';
import { open } from './helpers/page.ts';

const shell = headlessShellOf(process.env['KEYFILL_CHROMIUM'] ?? '/usr/bin/chromium');
test.use({
  launchOptions: {
    executablePath: shell.executablePath,
    args: [...CHROMIUM_FLAGS, ...shell.args, '--blink-settings=defaultFontSize=32'],
  },
});

test('columns give way to the text if the font of the browser has 32 pixels', async ({ page }) => {
  const pages = [
    'home',
    'docs page',
    'docs page without sidebar',
    'API page',
    'long tables',
    'blog post',
  ] as const;
  for (const kind of pages) {
    await open(page, KINDS_OF_PAGES[kind]);
    const { font, tooWide, text } = await page.evaluate(() => ({
      font: getComputedStyle(document.documentElement).fontSize,
      tooWide: document.documentElement.scrollWidth - innerWidth,
      text: Math.max(...[...document.querySelectorAll('main p')].map((one) => one.clientWidth)),
    }));
    expect.soft([font, tooWide], kind).toEqual(['32px', 0]);
    expect.soft(text / 32, kind).toBeGreaterThan(25);
  }
});
