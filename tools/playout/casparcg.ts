// The contract of CasparCG's HTML producer, with its calls made in a page over file://, like the server makes
// them.
import type { Browser, Page } from '@playwright/test';
import { ensure, ensureEqual, isTransparent, openPage, toFileUrl, waitFor, type Check } from './page.ts';

/** Data that has caused problems for template authors. */
export const NASTY = 'Zoë "Z" O\'Hara & <b>sons</b> \\ مرحبا';

/** The statement on pages about a file that plays without a host. */
export const DOUBLE_CLICK = 'Plays in a browser when you double-click the file';

const toXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Opens an export like CasparCG does, with the server's own `remove` defined before any script runs. */
export async function openInCasparCg(browser: Browser, file: { name: string; bytes: Uint8Array }) {
  const opened = await openPage(browser);
  await opened.page.addInitScript(() => {
    const target = globalThis as typeof globalThis & {
      caspar: object;
      nativeRemovals: number;
      remove: () => void;
    };
    target.caspar = {};
    target.nativeRemovals = 0;
    target.remove = () => {
      target.nativeRemovals += 1;
    };
  });
  await opened.page.goto(toFileUrl(file));
  return opened;
}

/** @param code - The code that the server evaluates. */
const call = (page: Page, code: string) => page.evaluate(code);

const update = (page: Page, data: string) => call(page, `update(${JSON.stringify(data)})`);

/** @param keys - The keys of text fields. */
export async function checkCasparCg(
  browser: Browser,
  file: { name: string; bytes: Uint8Array },
  keys: readonly string[],
  check: Check,
) {
  const { page, requests, errors } = await openInCasparCg(browser, file);
  const data = Object.fromEntries(keys.map((key) => [key, NASTY]));
  const seen = () => call(page, `({...keyfill.templateData})`);
  const [first] = keys;

  await check(
    'Loads from file:// with web security off, as in CasparCG, without requesting anything else',
    async () => {
      await page.waitForFunction('keyfill.flags.load');
      ensureEqual(requests.length, 1, 'requests');
    },
  );
  await check('The first frame is transparent', async () => {
    ensure(await isTransparent(page), 'something is painted before play');
  });
  await check(
    'Before play, update accepts an empty string, JSON, and CasparCG XML, and the graphic stays invisible',
    async () => {
      await update(page, '');
      ensureEqual(await seen(), {}, 'data after an empty update');
      await update(page, JSON.stringify(data));
      ensureEqual(await seen(), data, 'data after JSON');
      if (first !== undefined) {
        const value = toXml(`XML ${NASTY}`);
        await update(
          page,
          `<templateData><componentData id="${first}"><data id="text" value="${value}"/></componentData></templateData>`,
        );
        ensureEqual(await seen(), { ...data, [first]: `XML ${NASTY}` }, 'data after XML');
      }
      ensure(await isTransparent(page), 'an update has painted');
    },
  );
  await check('The play command puts the graphic on air', async () => {
    await call(page, 'play()');
    await waitFor(page, 'visible');
    await page.waitForFunction('keyfill.mainComposition.activeFrame > 15');
    ensure(!(await isTransparent(page)), 'nothing is painted after play');
  });
  await check('The update and next commands work while the graphic is on air', async () => {
    await update(page, JSON.stringify(data));
    await call(page, 'next()');
    ensureEqual(await seen(), data, 'data after an update on air');
  });
  await check('The stop command takes the graphic off air, and play puts it back on air', async () => {
    await call(page, 'stop()');
    await waitFor(page, 'hidden');
    ensure(await isTransparent(page), 'something is left after stop');
    await call(page, 'play()');
    await waitFor(page, 'visible');
  });
  await check(
    'The remove command releases everything and calls the remove function of CasparCG once',
    async () => {
      await call(page, 'remove()');
      ensureEqual(await call(page, 'nativeRemovals'), 1, 'calls of the native remove');
      ensureEqual(
        await call(page, `document.body.querySelectorAll(':not(script)').length`),
        0,
        'elements left',
      );
      ensure(await isTransparent(page), 'something is left after remove');
    },
  );
  await check('No errors were reported', async () => {
    ensureEqual(errors, [], 'errors');
  });
  await page.close();
}

/** A double-click: a browser with its web security on, without CasparCG. */
export async function checkDoubleClick(
  browser: Browser,
  file: { name: string; bytes: Uint8Array },
  check: Check,
) {
  const { page, requests, errors } = await openPage(browser);
  await page.goto(toFileUrl(file));
  await check(DOUBLE_CLICK, async () => {
    await call(page, 'update(""); play()');
    await waitFor(page, 'visible');
    await page.waitForFunction('keyfill.mainComposition.activeFrame > 15');
    ensure(!(await isTransparent(page)), 'nothing is painted after play');
    ensureEqual(errors, [], 'errors');
    ensureEqual(requests.length, 1, 'requests');
  });
  await page.close();
}
