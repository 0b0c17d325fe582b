import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/test/chromium-flags.ts';
import type { Engine } from './engine.ts';

/** `npm test` finds or installs it. The path is for running a test directly. */
const PROGRAM = process.env['KEYFILL_CHROMIUM'] ?? '/usr/bin/chromium';

/** Chromium through Playwright, which provides the pictures that others are compared with. */
export const chromium: Engine = {
  name: 'Chromium',
  problem: existsSync(PROGRAM) ? undefined : `there is no ${PROGRAM}`,
  async start(viewport) {
    const browser = await playwright.launch({ executablePath: PROGRAM, args: CHROMIUM_FLAGS });
    const page = await browser.newPage({ viewport });
    return {
      version: `Chromium ${browser.version()}`,
      open: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      resize: (size) => page.setViewportSize(size),
      click: (selector) => page.locator(selector).first().click(),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      shot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
