import { expect, test, type Browser, type Page } from '@playwright/test';
import { acting, alert, attackPage, doing, isPageWell, openEditor, SOUND } from './helpers/playground.ts';
import { command, LOWER_THIRD, player, state } from './helpers/player.ts';

/*
 * Attacks on the page itself, with messages and by taking up time. After each, the page works and the next run plays.
 */

test.describe('a misbehaving template', () => {
  // One page for all tests, opened once.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  const openPage = async (browser: Browser): Promise<void> => {
    page = await browser.newPage();
    await openEditor(page, LOWER_THIRD);
  };
  test.beforeAll(async ({ browser }) => openPage(browser));
  test.afterAll(() => page.close());

  const attack = (text: string): Promise<void> => attackPage(page, text);
  const isWell = (): Promise<void> => isPageWell(page);

  test("can't forge messages: their texts stay text, and anything invalid is dropped", async () => {
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

  test("can't forge commands: they reach the page only as text", async () => {
    await attack(
      doing(`parent.postMessage({ type: 'snapshot', snapshot: { status: 'playing', frame: 3, isMoving: false, command:
        { type: 'invoke', name: '<b id=forged>', argument: 'x' }, commandCount: 99 } }, '*');`),
    );
    await command(page, 'Playout commands').click();
    await expect(page.locator('#forged')).toHaveCount(0);
    await command(page, 'Playout commands').click();
    await isWell();
  });

  test("can't get files that don't belong to the example", async () => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await attack(
      doing(`const answers = [];
      addEventListener('message', ({ data }) => { if (data.type === 'file') { answers.push(data.file); if (answers.length === 6) console.error('[keyfill] got ' + JSON.stringify(answers)); } });
      ['../playout/runtime-html.js', '/sitemap.xml', 'https://example.com/a', '__proto__', 'constructor', 'file:///etc/passwd'].forEach((address, request) =>
        parent.postMessage({ type: 'request', request: 1000 + request, address }, '*'));`),
    );
    await expect(alert(page)).toContainText('got [null,null,null,null,null,null]');
    expect(requestedUrls.filter((url) => /sitemap|example\.com|passwd|runtime\.js/.test(url))).toEqual([]);
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
    [
      'an endless loop that has stopped the clock',
      'performance.now = () => 0; Performance.prototype.now = () => 0; Date.now = () => 0; MessagePort.prototype.postMessage = () => {}; for (;;);',
    ],
    [
      'an endless loop with a name of its own in the guard’s place',
      'const keyfillGuard\\u0030 = () => {}; for (;;);',
    ],
    ['an endless getter', 'const odd = { get a() { return this.a; } }; for (;;) try { odd.a; } catch {}'],
  ] as const) {
    test(`can't keep running ${name}, and its line is reported`, async () => {
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

  test('gets an error with its place for endless recursion', async () => {
    await attack(acting('const deeper = (n) => deeper(n + 1) + 1;\n      deeper(0);'));
    await expect(alert(page)).toContainText(/Actions, line 4, column \d+, frame \d+: .*RangeError/);
    await isWell();
  });

  test("can't send very large output to the page", async () => {
    await attack(
      // With pauses, because on a busy machine it would otherwise be stopped for running too long.
      acting(`this.findElementByKey('_name').content = 'wide '.repeat(200_000);
      setTimeout(() => document.body.append(...Array.from({ length: 20_000 }, () => document.createElement('p'))));
      for (let start = 0; start < 300; start += 10) setTimeout(() => {
        for (let count = start; count < start + 10; count += 1) console.error('[keyfill] ' + count + ' ' + 'text '.repeat(5000));
      }, start * 10);`),
    );
    await expect(alert(page)).toContainText('299 text', { timeout: 20_000 });
    expect(await player(page).evaluate((figure) => (figure.textContent ?? '').length)).toBeLessThan(60_000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await isWell();
  });

  test("can't affect the page by tampering with prototypes and with the channel", async () => {
    await attack(
      doing(`for (const [holder, name] of [[Array.prototype, 'map'], [Function.prototype, 'call'], [Promise.prototype, 'then'],
        [EventTarget.prototype, 'dispatchEvent'], [String.prototype, 'replace'], [JSON, 'stringify'], [Object, 'keys']])
        holder[name] = () => { throw new Error('tampered'); };
      Object.defineProperty(Object.prototype, 'type', { get: () => 'report', configurable: true });
      Object.defineProperty(Object.prototype, 'polluted', { value: true });
      Object.defineProperty(MessageEvent.prototype, 'source', { get: () => parent });
      window.postMessage({ type: 'start', code: 'export const actions = 1' }, '*');`),
    );
    // The frame has its own prototypes, so the test shows that the page can handle their effects and keeps running.
    await isWell();
  });

  test("can't be confused with messages from elsewhere, and neither can the page", async () => {
    await attack(SOUND);
    await expect(state(page)).toHaveText('On air', { timeout: 15_000 });
    const forged = [
      { type: 'report', report: { text: 'forged' } },
      {
        type: 'snapshot',
        snapshot: {
          status: 'loading',
          frame: 3,
          isMoving: false,
          command: { type: 'stop' },
          commandCount: 99,
        },
      },
    ];
    const other = await page.evaluateHandle(() => {
      const frame = document.createElement('iframe');
      frame.name = 'other';
      document.body.append(frame);
      return frame;
    });
    // Records what the page receives, as the playground does, and after it.
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
    });
    const heard = async (test: string): Promise<number> =>
      page.evaluate(
        (part) =>
          (window as unknown as { heard: unknown[] }).heard.filter((one) =>
            JSON.stringify(one).includes(part),
          ).length,
        test,
      );
    await page.evaluate((messages) => {
      for (const message of messages) window.postMessage(message, '*');
    }, forged);
    const own = await (await other.contentFrame())!;
    await own.evaluate((messages) => {
      for (const message of messages) parent.postMessage(message, '*');
      // The template's frame comes before this one.
      for (const message of [
        { type: 'ping', count: 4711 },
        { type: 'order', order: { name: 'stop' } },
      ])
        parent.frames[0]?.postMessage(message, '*');
    }, forged);
    await expect.poll(() => heard('forged')).toBe(2);
    // The answers to two of the page's own questions. By then, the frame has had time to handle the other one's.
    const answered = await heard('pong');
    await expect.poll(() => heard('pong')).toBeGreaterThan(answered + 1);
    expect(await heard('4711')).toBe(0);
    await expect(alert(page)).toHaveText('');
    await expect(state(page)).toHaveText('On air');
    await other.evaluate((frame) => frame.remove());
    await isWell();
  });
});
