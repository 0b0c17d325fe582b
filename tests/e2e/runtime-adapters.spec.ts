import { expect, test, type Page } from '@playwright/test';
import { bundleText, openRuntime, ORIGIN } from '../runtime-page/open.ts';

const PAGE = '<!doctype html><meta charset="utf-8"><title>t</title><body></body>';

/** An HTML export of the lower third, with the bundle at the end of the body, as the exporter writes it. */
async function openExport(
  page: Page,
  {
    isSpx,
    before = '',
    query = '',
    extra = '',
  }: { isSpx: boolean; before?: string; query?: string; extra?: string },
): Promise<void> {
  const script = await bundleText(
    `import {mountHtml} from './src/runtime/index.ts';
     import {project} from './src/examples/lower-third/template.ts';
     import {actions} from './src/examples/lower-third/actions.ts';
     const own = {...project, resources: [], invokeCommands: ['flash', 'close']};
     mountHtml(own, (keyfill) => {
       keyfill.useOnInvoke('flash', (argument) => (window.flashed ??= []).push(argument));
       return actions(keyfill);
     }, {isSpx: ${isSpx}});`,
  );
  const html = PAGE.replace(
    '<body>',
    `<style>html,body{margin:0;background:#000}</style><script>${before}</script><body>`,
  ).replace('</body>', () => `<script src="/export.js"></script>${extra}</body>`);
  await openRuntime(page, { more: { '/export.html': html, '/export.js': script } });
  await page.goto(`${ORIGIN}/export.html${query}`);
}
const globals = (page: Page) =>
  page.evaluate(() => {
    const { keyfill } = window as unknown as {
      keyfill: {
        templateData: object;
        mainComposition: { isVisible: boolean; activeFrame: number; isPlaying: boolean };
      };
    };
    const { isVisible, isPlaying } = keyfill.mainComposition;
    return { data: { ...keyfill.templateData }, isVisible, isPlaying };
  });
const call = (page: Page, code: string): Promise<unknown> => page.evaluate(code);
const contentOf = (page: Page, key: string) =>
  page.evaluate(
    (own) =>
      (
        window as unknown as {
          keyfill: { mainComposition: { findElementByKey(key: string): { content: string } } };
        }
      ).keyfill.mainComposition.findElementByKey(own).content,
    key,
  );

test.describe('CasparCG', () => {
  const NATIVE =
    'window.removed = 0; window.remove = () => { window.removed += 1; window.nodesAtRemove = document.querySelectorAll("body div").length; }; window.casparcg = {};';

  test('calls the globals in the order of CG ADD with play on load, before the template has loaded', async ({
    page,
  }) => {
    await openExport(page, { isSpx: false, before: NATIVE, extra: '<script>update(""); play();</script>' });
    await expect.poll(() => globals(page)).toMatchObject({ isVisible: true, data: {} });
  });

  test('sends JSON, XML, or nothing; only changed keys are merged; stop plays the outro and hides', async ({
    page,
  }) => {
    await openExport(page, { isSpx: false, before: NATIVE });
    await call(page, `update('{"_name": "Ada &amp; Co", "_title": "Engineer"}'); play()`);
    await expect.poll(() => globals(page)).toMatchObject({ isVisible: true });
    // Only SPX writes entities, so CasparCG's text is used unchanged.
    expect(await contentOf(page, '_name')).toBe('Ada &amp; Co');
    await call(
      page,
      `update('<templateData><componentData id="_name"><data id="text" value="Grace &amp;amp; Co"/></componentData></templateData>')`,
    );
    expect(await contentOf(page, '_name')).toBe('Grace &amp; Co');
    expect(await contentOf(page, '_title')).toBe('Engineer');
    await call(page, `update(""); next(); stop()`);
    await expect.poll(() => globals(page), { timeout: 5000 }).toMatchObject({ isVisible: false });
  });

  test("removes the template with its own function and then with the server's remove, which is kept", async ({
    page,
  }) => {
    await openExport(page, { isSpx: false, before: NATIVE });
    await call(page, 'play()');
    await call(page, 'remove()');
    expect(await call(page, '[removed, nodesAtRemove]')).toEqual([1, 0]);
    await call(page, 'play(); update("{}"); next(); stop()');
    expect(await page.evaluate(() => document.querySelectorAll('body div').length)).toBe(0);
  });

  test("invokes a command as a global, and a name that's in use is reported and left alone", async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await openExport(page, { isSpx: false, before: NATIVE });
    await page.waitForFunction(
      () => (window as unknown as { keyfill: { flags: { load: boolean } } }).keyfill.flags.load,
    );
    await call(page, 'flash(); flash("x")');
    expect(await call(page, 'flashed.map(String)')).toEqual(['undefined', 'x']);
    expect(await call(page, 'String(close)')).toContain('native code');
    expect(
      reports.filter((text) => text.includes('invoke command "close": the page already uses this name')),
    ).toHaveLength(1);
  });

  test('gets a transparent page, with the composition scaled uniformly to the window', async ({ page }) => {
    await openExport(page, { isSpx: false });
    expect(await page.evaluate(() => getComputedStyle(document.body.lastElementChild!).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await page.waitForFunction(
      () => (window as unknown as { keyfill: { flags: { load: boolean } } }).keyfill.flags.load,
    );
    const rect = () =>
      page.evaluate(() => {
        const { left, top, width, height } = (
          window as unknown as { keyfill: { mainComposition: { domNode: HTMLElement } } }
        ).keyfill.mainComposition.domNode.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      });
    expect(await rect()).toEqual([0, 0, 960, 540]);
    await page.setViewportSize({ width: 960, height: 960 });
    await expect.poll(rect).toEqual([0, 210, 960, 540]);
  });
});

test.describe('SPX', () => {
  test('escapes on play but not on update, and both arrive as typed, never as markup', async ({ page }) => {
    await openExport(page, { isSpx: true });
    await call(
      page,
      `update('{"_name": "Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; &#39;s", "_title": "undefined", "epochID": 5}'); play()`,
    );
    await expect.poll(() => globals(page)).toMatchObject({ isVisible: true });
    expect(await contentOf(page, '_name')).toBe(`Tom & <b>Jerry</b> 's`);
    expect(await contentOf(page, '_title')).toBe('Climate correspondent');
    await call(page, `update('{"_name": "Raw <i>"}')`);
    expect(await contentOf(page, '_name')).toBe('Raw <i>');
    expect(await page.evaluate(() => document.querySelectorAll('b, i').length)).toBe(0);
  });

  test('can play before it updates, and update repeatedly', async ({ page }) => {
    await openExport(page, { isSpx: true });
    await call(
      page,
      'play(); update("{}"); update("{\\"_name\\": \\"A\\"}"); update("{\\"_name\\": \\"B\\"}")',
    );
    await expect.poll(() => globals(page)).toMatchObject({ isVisible: true, data: { _name: 'B' } });
    expect(await contentOf(page, '_name')).toBe('B');
  });
});

for (const isSpx of [false, true])
  test(`${isSpx ? 'SPX: keys that the template lacks are ignored' : 'CasparCG: keys that the template lacks are reported'}`, async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await openExport(page, { isSpx });
    await call(page, `update('{"f0": "Mira", "_name": "Ada"}'); play()`);
    await expect.poll(() => globals(page)).toMatchObject({ isVisible: true });
    expect(reports.filter((text) => text.includes('nothing in the template uses the key "f0"'))).toHaveLength(
      isSpx ? 0 : 1,
    );
  });

test.describe('the debug view', () => {
  test('opens with ?keyfill-debug and with keyfillDebug(), and shows the version, the host, the data, and the last error', async ({
    page,
  }) => {
    await openExport(page, { isSpx: false, before: 'window.casparcg = {}', query: '?keyfill-debug' });
    await call(page, `update('{"_name": "Ada"}'); update('{'); play()`);
    const view = page.locator('pre');
    await expect(view).toContainText('Keyfill runtime 2.3.0');
    await expect(view).toContainText('Host: CasparCG');
    await expect(view).toContainText('"_name":"Ada"');
    await expect(view).toContainText('Last error: [keyfill] command update');
    await call(page, 'keyfillDebug()');
    await expect(view).toHaveCount(0);
    await call(page, 'keyfillDebug()');
    await expect(view).toHaveCount(1);
  });
});
