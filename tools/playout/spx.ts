// SPX: the import in jsdom, the way SPX reads a template, and the calls of its web renderer.
import type { Page } from '@playwright/test';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { SpxDefinition } from '../../src/playout/definition/spx.ts';
import { NASTY } from './casparcg.ts';
import { onlyFile, onOnePage } from './export-check.ts';
import { ensure, ensureEqual, openPage, toFileUrl, waitFor } from './page.ts';

/** What SPX finds in a template. It runs the scripts in jsdom without external resources. */
export function importAsSpx(bytes: Uint8Array) {
  const dom = new JSDOM(new TextDecoder().decode(bytes), {
    runScripts: 'dangerously',
    // Errors in other scripts don't matter, and SPX doesn't show them.
    virtualConsole: new VirtualConsole(),
  });
  const definition = dom.window['SPXGCTemplateDefinition'];
  const copy =
    definition === undefined ? undefined : (JSON.parse(JSON.stringify(definition)) as SpxDefinition);
  const isFirst = dom.window.document.head.querySelector('script')?.textContent?.includes('SPXGC') ?? false;
  dom.window.close();
  return { definition: copy, isFirst };
}

/** A value as SPX escapes it when playing from the rundown. */
const escapeAsSpx = (text: string) =>
  text
    .replace(/\n/g, '<br>')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
    .replace(/\\/g, '&bsol;');

/** An object's entries in the order of their keys. */
const sorted = (value: object) => Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));

const dataIn = (page: Page) => page.evaluate<object>('({...keyfill.templateData})');

/** The calls of the web renderer. */
export const spxRendererChecks = () =>
  onOnePage(
    async (subject) => {
      const { keys } = subject;
      const file = onlyFile(subject);
      const { definition } = importAsSpx(file.bytes);
      ensure(definition, 'SPX finds no definition');
      // SPX leaves out empty fields, so a field without a value is an empty one.
      const empty = Object.fromEntries(
        definition.DataFields.flatMap(({ field }) =>
          field === undefined || keys.includes(field) ? [] : [[field, '']],
        ),
      );
      const plain = Object.fromEntries(keys.map((key) => [key, NASTY]));
      const { page, errors } = await openPage(subject.browser);
      return { page, errors, file, keys, plain, wanted: sorted({ ...empty, ...plain, epochID: '1' }) };
    },
    [
      {
        sentence:
          'Handles calls as the SPX web renderer makes them: update and play as soon as the page has loaded',
        async run({ page, file, keys, wanted }) {
          const escaped = Object.fromEntries(keys.map((key) => [key, escapeAsSpx(NASTY)]));
          await page.goto(toFileUrl(file), { waitUntil: 'load' });
          const text = JSON.stringify({ ...escaped, epochID: '1', unsaid: 'undefined' });
          await page.evaluate(`update(${JSON.stringify(text)}); play();`);
          await waitFor(page, 'visible');
          ensureEqual(sorted(await dataIn(page)), wanted, 'data after play, entities decoded once');
        },
      },
      {
        sentence: 'Text in an update on air arrives exactly as typed',
        async run({ page, errors, plain, wanted }) {
          await page.evaluate(`update(${JSON.stringify(JSON.stringify(plain))})`);
          ensureEqual(sorted(await dataIn(page)), wanted, 'data after an update');
          await page.evaluate('next(); stop();');
          await waitFor(page, 'hidden');
          ensureEqual(errors, [], 'errors');
        },
      },
    ],
  );
