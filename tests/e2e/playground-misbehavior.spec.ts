import { expect, test, type Browser, type Page } from '@playwright/test';
import { alert, editor, openEditor, run, runners, said, write } from './helpers/playground';
import { command, LOWER_THIRD, player, state } from './helpers/player';

/*
 * Attacks on the page itself: by messages, by taking time, by not answering. After each, the page works and the next run plays.
 */

/** Actions that do something as soon as they are made. */
const doing = (code: string): string => `export const actions = (keyfill) => {
  ${code}
  return {};
};
`;

/** Actions whose composition action does something. */
const acting = (code: string): string => `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      ${code}
    },
  },
});
`;

const SOUND = acting(`keyfill.useOnPlay((next) => {
        next();
        this.findElementByKey('_name').content = 'Sound again';
      });`);

test.describe('a template that misbehaves', () => {
  // One page for all, opened once.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  const openPage = async (browser: Browser): Promise<void> => {
    page = await browser.newPage();
    await openEditor(page, LOWER_THIRD);
  };
  test.beforeAll(async ({ browser }) => openPage(browser));
  test.afterAll(() => page.close());

  const attack = async (text: string): Promise<void> => {
    await write(page, text);
    await run(page);
  };
  /** The page is well: it takes another text, runs it and plays it. */
  const isWell = async (): Promise<void> => {
    await attack(SOUND);
    await expect(state(page)).toHaveText('On air', { timeout: 15_000 });
    await expect(runners(page)).toHaveCount(1);
    await expect(page.frameLocator('iframe').getByText('Sound again')).toBeVisible();
    await expect(alert(page)).toHaveText('');
  };

  test('forged messages: their texts stay texts, and what has not their shape is dropped', async () => {
    await attack(
      doing(`const all = [
        { type: 'report', report: { text: '<img src=x onerror="document.body.dataset.attacked = 1"><b id=forged>forged</b>' } },
        { type: 'report', report: { text: 'no place', line: -1 } },
        { type: 'report', report: { text: 'more', extra: 1 } },
        { type: 'report', report: ['list'] },
        { type: 'snapshot', snapshot: { status: 'hacked', frame: 0, isMoving: true, command: { type: 'play' }, commandCount: 1 } },
        { type: 'snapshot', snapshot: { status: 'playing', frame: 1e99, isMoving: true, command: { type: 'play' }, commandCount: 1 } },
        { type: 'snapshot', snapshot: JSON.parse('{"__proto__": {"status": "playing"}}') },
        { type: 'start', code: 'x' }, { type: 'order', order: { name: 'play' } }, { type: 'ready' }, { type: 'constructor' },
        JSON.parse('{"type": "report", "report": {"text": "own proto", "__proto__": {"polluted": true}}}'),
        null, 1, 'text', [], new Map(), new Error('error'), new ArrayBuffer(8), { type: { toString: null } },
      ];
      for (const message of all) parent.postMessage(message, '*');`),
    );
    await expect(alert(page)).toContainText('<b id=forged>forged</b>');
    await expect(page.locator('#forged')).toHaveCount(0);
    expect(await page.evaluate(() => document.body.dataset['attacked'])).toBeUndefined();
    expect(
      await page.evaluate(() => ({}) as { polluted?: boolean }).then((one) => one.polluted),
    ).toBeUndefined();
    await expect(alert(page)).not.toContainText('own proto');
    await isWell();
  });

  test('forged commands reach the page as text only', async () => {
    await attack(
      doing(`parent.postMessage({ type: 'snapshot', snapshot: { status: 'playing', frame: 3, isMoving: false, command:
        { type: 'invoke', name: '<b id=forged>', argument: 'x' }, commandCount: 99 } }, '*');`),
    );
    await command(page, 'The same from playout').click();
    await expect(page.locator('#forged')).toHaveCount(0);
    await command(page, 'The same from playout').click();
    await isWell();
  });

  test('questions for files that are not of the example are answered with no', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await attack(
      doing(`const answers = [];
      addEventListener('message', ({ data }) => { if (data.type === 'file') { answers.push(data.file); if (answers.length === 6) console.error('[keyfill] got ' + JSON.stringify(answers)); } });
      ['../playout/runtime.js', '/sitemap.xml', 'https://example.com/a', '__proto__', 'constructor', 'file:///etc/passwd'].forEach((address, ask) =>
        parent.postMessage({ type: 'ask', ask: 1000 + ask, address }, '*'));`),
    );
    await expect(alert(page)).toContainText('got [null,null,null,null,null,null]');
    expect(asked.filter((url) => /sitemap|example\.com|passwd|runtime\.js/.test(url))).toEqual([]);
    await isWell();
  });

  test('oversized messages are dropped', async () => {
    await attack(
      doing(`const large = 'x'.repeat(20_000_000);
      parent.postMessage({ type: 'report', report: { text: large } }, '*');
      parent.postMessage({ type: 'snapshot', snapshot: { status: 'playing', frame: 0, isMoving: true, error: large, command: { type: 'update', data: { a: large } }, commandCount: 1 } }, '*');
      parent.postMessage({ type: 'ask', ask: 1, address: large }, '*');
      console.error('[keyfill] sent ' + large.length);`),
    );
    await expect(alert(page)).toContainText('sent 20000000');
    expect(await player(page).evaluate((figure) => (figure.textContent ?? '').length)).toBeLessThan(20_000);
    await isWell();
  });

  test('more messages than a template needs: the frame is removed', async () => {
    await attack(
      doing(
        `setInterval(() => { for (let count = 0; count < 500; count += 1) parent.postMessage(count, '*'); }, 1);`,
      ),
    );
    await expect(alert(page)).toContainText('more messages than a template can need');
    await expect(runners(page)).toHaveCount(0);
    await isWell();
  });

  for (const [name, code] of [
    ['an endless loop', 'while (true) { Math.random(); }'],
    ['an endless loop without a block', 'for (;;);'],
    [
      'an endless loop that catches everything',
      'for (;;) { try { for (;;) { Math.sqrt(2); } } catch {} finally {} }',
    ],
    ['endless promises', 'const again = () => Promise.resolve().then(again); again();'],
    ['an endless loop of await', '(async () => { while (true) await null; })();'],
    [
      'endless calls that catch',
      'const both = (n) => { try { both(n + 1); } catch {} try { both(n + 1); } catch {} }; both(0);',
    ],
    ['an endless generator', 'const numbers = (function* () { while (true) yield 1; })(); [...numbers];'],
    ['an endless getter', 'const odd = { get a() { return this.a; } }; for (;;) try { odd.a; } catch {}'],
  ] as const) {
    test(`${name} ends, and its line is named`, async () => {
      await attack(acting(`// Endless\n      ${code}`));
      await expect(alert(page)).toContainText(
        /Actions, line 5, column \d+, frame \d+: .*ran for more than 1000 ms/,
        {
          timeout: 20_000,
        },
      );
      await isWell();
    });
  }

  test('recursion without end is an error with its place', async () => {
    await attack(acting('const deeper = (n) => deeper(n + 1) + 1;\n      deeper(0);'));
    await expect(alert(page)).toContainText(/Actions, line 4, column \d+, frame \d+: .*RangeError/);
    await isWell();
  });

  test('very large output stays in the frame', async () => {
    await attack(
      acting(`this.findElementByKey('_name').content = 'wide '.repeat(200_000);
      document.body.append(...Array.from({ length: 20_000 }, () => document.createElement('p')));
      for (let count = 0; count < 300; count += 1) console.error('[keyfill] ' + count + ' ' + 'text '.repeat(5000));`),
    );
    await expect(alert(page)).toContainText('299 text', { timeout: 20_000 });
    expect(await player(page).evaluate((figure) => (figure.textContent ?? '').length)).toBeLessThan(60_000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await isWell();
  });

  test('tampering with prototypes and with the channel changes nothing of the page', async () => {
    await attack(
      doing(`for (const [holder, name] of [[Array.prototype, 'map'], [Function.prototype, 'call'], [Promise.prototype, 'then'],
        [EventTarget.prototype, 'dispatchEvent'], [String.prototype, 'replace'], [JSON, 'stringify'], [Object, 'keys']])
        holder[name] = () => { throw new Error('tampered'); };
      Object.defineProperty(Object.prototype, 'type', { get: () => 'report', configurable: true });
      Object.defineProperty(Object.prototype, 'polluted', { value: true });
      Object.defineProperty(MessageEvent.prototype, 'source', { get: () => parent });
      window.postMessage({ type: 'start', code: 'export const actions = 1' }, '*');`),
    );
    expect(await page.evaluate(() => [1].map(String).length)).toBe(1);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await isWell();
  });

  test('a frame that answers no more is removed', async () => {
    // Opening the document again takes every listener from it.
    await attack(acting(`setTimeout(() => { document.open(); }, 100);`));
    await expect(alert(page)).toContainText('did not answer any more', { timeout: 30_000 });
    await expect(runners(page)).toHaveCount(0);
    await expect(editor(page)).toContainText('document.open()');
    await isWell();
  });

  test('a frame that takes the focus is removed, and the focus returns', async () => {
    await attack(SOUND);
    await expect(runners(page)).toHaveCount(1);
    await command(page, 'Run').focus();
    // As in a browser in which a frame gets the focus though it is inert.
    await runners(page).evaluate((frame: HTMLIFrameElement) => {
      frame.inert = false;
      frame.focus();
    });
    await expect(alert(page)).toContainText('took the keyboard focus');
    await expect(command(page, 'Run')).toBeFocused();
    await isWell();
  });

  test('the runner page does nothing outside of a sandbox', async ({ browser }) => {
    const address = await runners(page).getAttribute('src');
    const own = await browser.newPage();
    await own.goto('/user-guide/faq');
    const heard = await own.evaluate(async (src) => {
      const texts: string[] = [];
      window.addEventListener('message', (event) => texts.push(JSON.stringify(event.data)));
      const frame = document.createElement('iframe');
      frame.src = src ?? '';
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      const code = 'parent.document.title = "attacked"; export const actions = () => ({});';
      frame.contentWindow?.postMessage(
        { type: 'start', code, guard: 'g', project: {}, opening: {}, files: {} },
        '*',
      );
      frame.contentWindow?.postMessage({ type: 'ping', count: 1 }, '*');
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [...texts, document.title];
    }, address);
    // A host that sends the site's headers puts it into a sandbox even here; without them it does not begin.
    expect(heard.filter((text) => text.includes('attacked'))).toEqual([]);
    expect(heard.at(-1)).toContain('Frequently asked questions');
    await own.close();
  });

  test('a page that does not limit its frames runs nothing', async () => {
    await page.evaluate(() =>
      document.head.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove(),
    );
    await command(page, 'Reset').click();
    await command(page, 'Run').click();
    await expect(said(page)).toContainText('this page does not limit its frames');
    await expect(runners(page)).toHaveCount(0);
  });
});
