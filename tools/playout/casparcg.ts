// CasparCG's HTML producer, 2.2 to 2.5.0: its calls in a page over file://, as the server makes them.
import type { Browser, Page } from '@playwright/test';
import { dataText } from '../../src/playout/commands/amcp.ts';
import { onlyFile, onOnePage, type ExportCheck } from './export-check.ts';
import { ensure, ensureEqual, isTransparent, openPage, toFileUrl, waitFor } from './page.ts';

/** Data that has caused problems for template authors. */
export const NASTY = 'Zoë "Z" O\'Hara & <b>sons</b> \\ مرحبا';

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

/** Passes data to the page like CasparCG 2.2 to 2.5.0, which only escape quotes. */
const update = (page: Page, data: string) => call(page, `update("${data.replaceAll('"', '\\"')}")`);

const seen = (page: Page) => call(page, `({...keyfill.templateData})`);

/** The checks of a page in CasparCG. */
export const casparCgChecks = () =>
  onOnePage(
    async (subject) => ({
      ...(await openInCasparCg(subject.server, onlyFile(subject))),
      plain: Object.fromEntries(subject.keys.map((key) => [key, "Plain text & <b>$5</b>, O'Hara"])),
      data: Object.fromEntries(subject.keys.map((key) => [key, NASTY])),
    }),
    [
      {
        sentence:
          'Loads from file:// with web security off, as in CasparCG, without requesting anything else',
        async run({ page, requests }) {
          await page.waitForFunction('keyfill.flags.load');
          ensureEqual(requests.length, 1, 'requests');
        },
      },
      {
        sentence: 'The first frame is transparent',
        async run({ page }) {
          ensure(await isTransparent(page), 'something is painted before play');
        },
      },
      {
        sentence:
          'Before play, update accepts an empty string, JSON, and CasparCG XML, ' +
          'and the graphic stays invisible',
        async run({ page, plain, data }) {
          await update(page, '');
          ensureEqual(await seen(page), {}, 'data after an empty update');
          await update(page, JSON.stringify(plain));
          ensureEqual(await seen(page), plain, 'data after JSON');
          await update(page, dataText(data));
          ensureEqual(await seen(page), data, 'data after XML');
          ensure(await isTransparent(page), 'an update has painted');
        },
      },
      {
        sentence: 'The play command puts the graphic on air',
        async run({ page }) {
          await call(page, 'play()');
          await waitFor(page, 'visible');
          await page.waitForFunction('keyfill.mainComposition.activeFrame > 15');
          ensure(!(await isTransparent(page)), 'nothing is painted after play');
        },
      },
      {
        sentence: 'The update and next commands work while the graphic is on air',
        async run({ page, data }) {
          await update(page, dataText(data));
          await call(page, 'next()');
          ensureEqual(await seen(page), data, 'data after an update on air');
        },
      },
      {
        sentence: 'The stop command takes the graphic off air, and play puts it back on air',
        async run({ page }) {
          await call(page, 'stop()');
          await waitFor(page, 'hidden');
          ensure(await isTransparent(page), 'something is left after stop');
          await call(page, 'play()');
          await waitFor(page, 'visible');
        },
      },
      {
        sentence: 'The remove command releases everything and calls the remove function of CasparCG once',
        async run({ page }) {
          await call(page, 'remove()');
          ensureEqual(await call(page, 'nativeRemovals'), 1, 'calls of the native remove');
          ensureEqual(
            await call(page, `document.body.querySelectorAll(':not(script)').length`),
            0,
            'elements left',
          );
          ensure(await isTransparent(page), 'something is left after remove');
        },
      },
      { sentence: 'No errors were reported', run: ({ errors }) => ensureEqual(errors, [], 'errors') },
    ],
  );

/** A double-click: a browser with its web security on, without CasparCG. */
export const doubleClickCheck: ExportCheck = {
  sentence: 'Plays in a browser when you double-click the file',
  async run(subject) {
    const { page, requests, errors } = await openPage(subject.browser);
    try {
      await page.goto(toFileUrl(onlyFile(subject)));
      await call(page, 'update(""); play()');
      await waitFor(page, 'visible');
      await page.waitForFunction('keyfill.mainComposition.activeFrame > 15');
      ensure(!(await isTransparent(page)), 'nothing is painted after play');
      ensureEqual(errors, [], 'errors');
      ensureEqual(requests.length, 1, 'requests');
    } finally {
      await page.close();
    }
  },
};
