// What the checks of exports share: a page that records its requests, and screenshots of it.
import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Keyfill } from '../../src/runtime/api/keyfill.ts';
import { PATIENCE } from '../hosts/program.ts';
import { fastScreenshot } from '../test/fast-screenshot.ts';

/** The size of the pages. Templates scale to fit. */
const VIEWPORT = { width: 960, height: 540 };

/** A check that failed. The message describes what happened. */
export class CheckError extends Error {}

export function ensure(condition: unknown, message: string): asserts condition {
  if (!condition) throw new CheckError(message);
}

export function ensureEqual(actual: unknown, expected: unknown, message: string) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  ensure(one === other, `${message}: expected ${other}, got ${one}`);
}

/** Opens a page that records its requests and errors. */
export async function openPage(browser: Browser) {
  const page = await browser.newPage({ viewport: VIEWPORT });

  const requests: string[] = [];

  const errors: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, requests, errors };
}

const picture = (page: Page) => fastScreenshot(page, { omitBackground: true });

let blank: Promise<string> | undefined;

/** Whether nothing is painted, which means that the picture is the same as for an empty page. */
export async function isTransparent(page: Page) {
  blank ??= (async () => {
    const empty = await page.context().browser()?.newPage({ viewport: VIEWPORT });
    if (!empty) throw new Error('the browser is closed');
    const bytes = await picture(empty);
    await empty.close();
    return bytes.toString('base64');
  })();
  return (await picture(page)).toString('base64') === (await blank);
}

/** Waits until a condition holds in the page, judged by the main composition of its template. */
export async function waitFor(page: Page, state: 'visible' | 'hidden' | 'resting') {
  try {
    await page.waitForFunction(
      (expected) => {
        const { mainComposition } = (globalThis as typeof globalThis & { keyfill: Keyfill }).keyfill;
        const { isVisible, isPlaying } = mainComposition;
        if (expected === 'visible') return isVisible;
        return expected === 'hidden' ? !isVisible : isVisible && !isPlaying;
      },
      state,
      { timeout: PATIENCE },
    );
  } catch {
    throw new CheckError(`the template is not ${state} after ${PATIENCE / 1000} seconds`);
  }
}

/** This run's folders, which are deleted when it ends. */
const folders: string[] = [];

/** Writes an HTML export to a separate folder. */
export function toFileUrl(file: { name: string; bytes: Uint8Array }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-export-'));
  if (folders.push(folder) === 1) {
    process.once('exit', () => {
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    });
  }
  const target = path.join(folder, file.name);
  writeFileSync(target, file.bytes);
  return pathToFileURL(target).href;
}
