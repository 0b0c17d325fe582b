// What the checks of exports share: a page that counts what it asks for, and pictures of it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fastShot } from './fast-shot.mjs';

/** Size of the pages: the templates scale into it. */
const VIEWPORT = { width: 960, height: 540 };

/** A check that did not pass; the message says what was seen. */
export class CheckError extends Error {}

/** @param {unknown} condition @param {string} message */
export function ensure(condition, message) {
  if (!condition) throw new CheckError(message);
}

/** @param {unknown} got @param {unknown} wanted @param {string} message */
export function ensureEqual(got, wanted, message) {
  const [one, other] = [JSON.stringify(got), JSON.stringify(wanted)];
  ensure(one === other, `${message}: expected ${other}, got ${one}`);
}

/**
 * Opens a page that keeps what it asks for and what goes wrong in it.
 * @param {import('@playwright/test').Browser} browser
 */
export async function openPage(browser) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  /** @type {string[]} */
  const requests = [];
  /** @type {string[]} */
  const errors = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, requests, errors };
}

/**
 * A picture with its transparency.
 * @param {import('@playwright/test').Page} page
 */
export const picture = (page) => fastShot(page, { omitBackground: true });

/** @type {Promise<string> | undefined} */
let blank;

/**
 * Whether nothing at all is painted: the picture is that of an empty page.
 * @param {import('@playwright/test').Page} page
 */
export async function isTransparent(page) {
  blank ??= (async () => {
    const empty = await page.context().browser()?.newPage({ viewport: VIEWPORT });
    if (!empty) throw new Error('the browser is closed');
    const bytes = await picture(empty);
    await empty.close();
    return bytes.toString('base64');
  })();
  return (await picture(page)).toString('base64') === (await blank);
}

/**
 * Waits until something holds in the page, by the main composition of its template.
 * @param {import('@playwright/test').Page} page
 * @param {'visible' | 'hidden' | 'resting'} state
 */
export async function waitFor(page, state) {
  try {
    await page.waitForFunction(
      (wanted) => {
        const { isVisible, isPlaying } = /** @type {any} */ (globalThis).keyfill.mainComposition;
        if (wanted === 'visible') return isVisible;
        return wanted === 'hidden' ? !isVisible : isVisible && !isPlaying;
      },
      state,
      { timeout: 20_000 },
    );
  } catch {
    throw new CheckError(`the template is not ${state} after 20 seconds`);
  }
}

/** Folders of this run, which go when it ends. @type {string[]} */
const folders = [];

/**
 * Writes an HTML export to a folder of its own.
 * @param {{name: string, bytes: Uint8Array}} file
 */
export function toFileUrl(file) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-export-'));
  if (folders.push(folder) === 1)
    process.once('exit', () => {
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    });
  const target = path.join(folder, file.name);
  writeFileSync(target, file.bytes);
  return pathToFileURL(target).href;
}
