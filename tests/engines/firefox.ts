import { Buffer } from 'node:buffer';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

const PROGRAM = '/usr/bin/firefox-esr';

/** Firefox ESR through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  problem: existsSync(PROGRAM) ? undefined : `there is no ${PROGRAM}`,
  async start(viewport) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      headless: true,
      defaultViewport: viewport,
    });
    const page = await browser.newPage();
    return {
      version: await browser.version(),
      open: async (url) => void (await page.goto(url)),
      evaluate: async <Result>(expression: string) => (await page.evaluate(expression)) as Result,
      resize: (size) => page.setViewport(size),
      shot: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  },
};
