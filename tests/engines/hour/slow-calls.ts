import { expect, it } from 'vitest';
import { editor, player } from './controls.ts';
import { acting, openEditorOf, SOUND } from './lower-third.ts';
import { call, until, type Hour } from './reading.ts';

/** Whether the editor says that edited code shares a thread with the page. */
const showsSharedThread = (): boolean =>
  document.body.textContent?.includes('This browser runs edited code on the same thread as this page.') ??
  false;

/** A native loop through nine quadrillion places, which no engine stops. */
const ENDLESS = 'Array.prototype.indexOf.call({ length: Number.MAX_SAFE_INTEGER }, 0)';

const REFUSAL = 'Not run: a single call in your code would freeze this page.';

/**
 * Single calls that never return, which no guard can end.
 *
 * @param isThreadShared - Whether edited code runs on the page's thread in this engine.
 */
export function slowCalls(hour: Hour, isThreadShared: boolean): void {
  const { page, site } = hour;

  it(`says before Run ${isThreadShared ? 'that a slow call can' : 'nothing, since no slow call can'} freeze the page`, async () => {
    await openEditorOf(hour);
    if (isThreadShared) await until(page(), 'the editor says so', showsSharedThread);
    // By then, the answer is known.
    await editor.run(page());
    await editor.showsText(page(), 'Your version is on the stage.');
    expect(await call(page(), showsSharedThread)).toBe(isThreadShared);
  });

  // Where a frame has a thread of its own, tests/e2e/playground-misbehavior.spec.ts covers it.
  if (!isThreadShared) return;

  it.each([
    ['at once', `${ENDLESS};`],
    ['from a timer', `setTimeout(() => ${ENDLESS}, 100);`],
    ['when it plays', `keyfill.useOnPlay(() => ${ENDLESS});`],
  ])('keeps the page running if a call that never returns comes %s', async (_, code) => {
    await openEditorOf(hour);
    await editor.write(page(), acting(code));
    await editor.run(page());
    await editor.showsText(page(), REFUSAL);
    await editor.lists(page(), 'Actions, line ');
    await editor.isRunning(page(), false);
    await editor.write(page(), SOUND);
    await editor.run(page());
    await editor.showsText(page(), 'Your version is on the stage.');
  });

  it('keeps the page running if a regular expression backtracks forever', async () => {
    await openEditorOf(hour);
    await editor.write(page(), acting(String.raw`/(a+)+$/.test('a'.repeat(60) + 'b');`));
    await editor.run(page());
    // WebKit may stop the search on its own and run the rest. Whether it does depends on how it compiled the expression.
    await until(
      page(),
      'the editor says how it ended',
      (...endings: readonly string[]) => endings.some((one) => document.body.textContent?.includes(one)),
      REFUSAL,
      'Your version is on the stage.',
    );
    await editor.write(page(), SOUND);
    await editor.run(page());
    await editor.isRunning(page(), true);
    await player.status(page(), 'On air');
  });

  it('keeps code from accessing anything during the rehearsal', async () => {
    await openEditorOf(hour);
    const { caught } = site();
    await editor.write(
      page(),
      acting(`const base = ${JSON.stringify(`${site().origin}/caught/`)};
      const ways = [
        () => fetch(base + 'fetch'),
        () => import(base + 'import'),
        () => importScripts(base + 'scripts'),
        () => new WebSocket(base.replace('http', 'ws') + 'socket'),
        () => new EventSource(base + 'events'),
        () => { const request = new XMLHttpRequest(); request.open('GET', base + 'request'); request.send(); },
        () => navigator.sendBeacon(base + 'beacon'),
        () => new Worker(base + 'worker'),
        () => new Worker('data:text/javascript,fetch("' + base + 'data")'),
        () => Function('return fetch("' + base + 'function")')(),
      ];
      for (const way of ways) Promise.resolve().then(way).catch(() => undefined);`),
    );
    await editor.run(page());
    await editor.showsText(page(), 'Your version is on the stage.');
    await player.status(page(), 'On air');
    // The page itself may send a request, which shows that requests would be recorded.
    await call(page(), () => fetch('/caught/page').then(({ ok }) => ok));
    expect(caught).toEqual(['/caught/page']);
  });
}
