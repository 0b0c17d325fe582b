import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const PROGRAM = '/usr/bin/firefox-esr';

/** The first ESR that accepts a viewport over WebDriver BiDi as Puppeteer sets it; 140 refuses. */
const OLDEST = 153;

function problemOf(): string | undefined {
  if (!existsSync(PROGRAM)) return `there is no ${PROGRAM}`;
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const version = Number(/\d+/.exec(stdout)?.[0]);
  return version >= OLDEST ? undefined : `${stdout.trim()} is older than Firefox ${OLDEST}`;
}

async function press(page: Page, key: string): Promise<void> {
  const [name = '', modifier] = key.split('+').reverse();
  if (modifier !== undefined) await page.keyboard.down(modifier as KeyInput);
  await page.keyboard.press(name as KeyInput);
  if (modifier !== undefined) await page.keyboard.up(modifier as KeyInput);
}

/** Firefox ESR through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  problem: problemOf(),
  async start(viewport) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      headless: true,
      defaultViewport: viewport,
      protocolTimeout: 120_000,
    });
    const openTab = async () => {
      const tab = await browser.newPage();
      tab.setDefaultTimeout(120_000);
      return tab;
    };
    let page = await openTab();

    /** Firefox 153 sometimes loses a navigation, and the tab stays on its page. Another tab works. */
    async function open(url: string): Promise<void> {
      try {
        await page.goto(url, { timeout: 20_000 });
      } catch {
        page = await openTab();
        await page.goto(url);
      }
    }
    return {
      version: await browser.version(),
      open,
      evaluate: async <Result>(expression: string) => (await page.evaluate(expression)) as Result,
      resize: (size) => page.setViewport(size),
      click: (selector) => page.click(selector),
      press: (key) => press(page, key),
      type: (text) => page.keyboard.type(text),
      shot: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
      kill: () => void browser.process()?.kill('SIGKILL'),
    };
  },
};
