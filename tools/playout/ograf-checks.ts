// OGraf: calls the package like renderers, and hosts that can't be installed. host-checks.ts has real hosts.
import type { Browser, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { OgrafManifest } from '../../src/playout/definition/ograf-manifest.ts';
import { PATIENCE } from '../hosts/program.ts';
import { onlyFile, type ExportCheck, type Subject } from './export-check.ts';
import { ensure, ensureEqual, isTransparent, openPage } from './page.ts';

/** An address that only exists in the test's browser. */
export const ORIGIN = 'http://graphics.test';

/** A package's files, including its manifest. */
export function openPackage(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const manifestPath = Object.keys(files).find((name) => name.endsWith('.ograf.json'));
  const content = manifestPath === undefined ? undefined : files[manifestPath];
  ensure(manifestPath && content, 'the package has no manifest');
  return { files, manifestPath, manifest: JSON.parse(strFromU8(content)) as OgrafManifest };
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/** The response for the address of a page or of a package's file. */
export function answerFrom(files: Readonly<Record<string, Uint8Array | string>>, url: string) {
  const name = decodeURI(new URL(url).pathname.slice(1));
  if (name === '') {
    return {
      status: 200,
      contentType: 'text/html',
      body:
        '<!doctype html><link rel="icon" href="data:,">' +
        '<style>html,body{margin:0;height:100%;background:transparent}</style>',
    };
  }
  const content = files[name];
  if (!content) return { status: 404, body: '' };
  return {
    status: 200,
    contentType: TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
    body: typeof content === 'string' ? content : Buffer.from(content),
  };
}

/** A renderer's page, with the package next to it. */
export async function openRenderer(browser: Browser, bytes: Uint8Array) {
  const { files, manifestPath, manifest } = openPackage(bytes);
  const opened = await openPage(browser);
  await opened.page.route(`${ORIGIN}/**`, (route) => route.fulfill(answerFrom(files, route.request().url())));
  await opened.page.goto(`${ORIGIN}/`);
  const main = `${ORIGIN}/${manifestPath.replace(/[^/]*$/, '')}${manifest.main}`;
  return { ...opened, manifest, main };
}

/** A page without each template's own ids. Pictures of it would depend on what Chromium showed before. */
function withoutIds(html: string) {
  const ids = [...new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))];
  const longest = ids.sort((one, other) => other.length - one.length);
  return longest.reduce((text, id) => text.replaceAll(id, 'id'), html);
}

/** Runs a host's calls. The script has access to the graphic's class, its manifest, and the data. */
const inHost =
  (body: string, meanwhile?: (page: Page) => Promise<void>) =>
  async (subject: Subject): Promise<void> => {
    const { page, errors, manifest, main } = await openRenderer(subject.browser, onlyFile(subject).bytes);
    const data = Object.fromEntries(subject.keys.map((key) => [key, 'Zoë & "Z"']));
    const script = `(async () => {
      const {default: Graphic} = await import(${JSON.stringify(main)});
      const manifest = ${JSON.stringify(manifest)};
      const data = ${JSON.stringify(data)};
      const fail = (what, got) => { throw new Error(what + ': ' + JSON.stringify(got)); };
      const same = (got, wanted, what) => {
        if (JSON.stringify(got) !== JSON.stringify(wanted)) fail(what, got);
      };
      const good = (answer, what) => {
        if (answer && !(answer.statusCode >= 200 && answer.statusCode < 300)) fail(what, answer);
        return answer;
      };
      ${body}
    })()`;
    try {
      await page.evaluate(script);
      await meanwhile?.(page);
      ensureEqual(errors, [], 'errors');
    } catch (error) {
      ensure(false, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    } finally {
      await page.close();
    }
  };

/** The calls of hosts that can't be installed. */
export const OGRAF_CHECKS: readonly ExportCheck[] = [
  {
    sentence:
      'Handles calls as the player on ograf.ebu.io makes them: ' +
      'with goto and delta, and with a new element after each stop',
    run: inHost(`
      customElements.define('demo-graphic', Graphic);
      for (let turn = 0; turn < 2; turn += 1) {
        const graphic = document.createElement('demo-graphic');
        document.body.replaceChildren(graphic);
        await graphic.load({renderType: 'realtime', data});
        const answer = good(await graphic.playAction({goto: 0, skipAnimation: true}), 'goto');
        same(answer.currentStep, 0, 'currentStep after goto 0');
        const last = {goto: manifest.stepCount, skipAnimation: true};
        const end = good(await graphic.playAction(last), 'goto the end');
        if ('currentStep' in end) throw new Error('currentStep at the end');
        await graphic.stopAction({});
      }
    `),
  },
  {
    sentence:
      'Handles calls as the checker on ograf.dev makes them: ' +
      'status 4xx for an unknown custom action, and 2xx for the actions in the manifest',
    run: inHost(`
      customElements.define('check-' + 'x1y2', Graphic);
      const graphic = new Graphic();
      document.body.append(graphic);
      await graphic.load({renderType: 'realtime', data});
      const {statusCode} = await graphic.customAction({id: 'no-such-action'});
      if (!(statusCode >= 400 && statusCode < 500)) throw new Error('status ' + statusCode);
      for (const {id} of manifest.customActions ?? [])
        good(await graphic.customAction({id, payload: ''}), id);
    `),
  },
  {
    sentence: 'The graphic is invisible before playAction and visible after it',
    run: inHost(
      `
      customElements.define('first-frame', Graphic);
      window.graphic = document.createElement('first-frame');
      document.body.append(window.graphic);
      await window.graphic.load({renderType: 'realtime', data});
      await window.graphic.updateAction({data});
    `,
      async (page) => {
        ensure(await isTransparent(page), 'something is painted before playAction');
        await page.evaluate('void graphic.playAction({skipAnimation: false})');
        const latest = Date.now() + PATIENCE;
        while (await isTransparent(page)) ensure(Date.now() < latest, 'nothing is painted after playAction');
      },
    ),
  },
  {
    sentence: 'In non-real time, goToTime shows the same content forward and backward',
    run: inHost(
      `
      customElements.define('non-real-time', Graphic);
      window.graphic = document.createElement('non-real-time');
      document.body.append(window.graphic);
      // Without data, because actions that wait, as in external-api, depend on the machine's clock.
      good(await window.graphic.load({renderType: 'non-realtime'}), 'load');
      const schedule = [{timestamp: 100, action: {type: 'playAction', params: {}}}];
      good(await window.graphic.setActionsSchedule({schedule}), 'setActionsSchedule');
    `,
      async (page) => {
        const at = async (timestamp: number) => {
          await page.evaluate(`graphic.goToTime({timestamp: ${timestamp}})`);
          return withoutIds(
            await page.evaluate<string>('graphic.firstElementChild?.shadowRoot.innerHTML ?? ""'),
          );
        };
        const early = await at(0);
        // Templates move in within 0.4 s, and this one has been on air for 0.2 s.
        const first = await at(300);
        ensure(!(await isTransparent(page)), 'nothing is painted at 0.3 s');
        const later = await at(1000);
        ensure(first !== early && first !== later, 'nothing moves');
        ensure((await at(300)) === first, 'going back to 0.3 s gives another picture');
        ensure((await at(0)) === early, 'going back to 0 s gives another picture');
        ensure(await isTransparent(page), 'something is painted at 0 s');
        ensure((await at(1000)) === later, 'going on to 1 s gives another picture');
      },
    ),
  },
];
