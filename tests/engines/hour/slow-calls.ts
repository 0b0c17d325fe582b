import { expect, it } from 'vitest';
import { editor } from './controls.ts';
import { acting, openEditorOf, SOUND } from './lower-third.ts';
import { call, until, type Hour } from './reading.ts';

/** Whether the editor says that edited code shares a thread with the page. */
const saysShared = (): boolean =>
  document.body.textContent?.includes('on the same thread as this page') ?? false;

/**
 * Single calls that take forever, which no guard can end.
 *
 * @param isThreadShared - Whether edited code runs on the page's thread in this engine.
 */
export function slowCalls(hour: Hour, isThreadShared: boolean): void {
  const { page } = hour;

  it(`says before Run ${isThreadShared ? 'that a slow call can' : 'nothing, since no slow call can'} freeze the page`, async () => {
    await openEditorOf(hour);
    if (isThreadShared) await until(page(), 'the editor says so', saysShared);
    // By then it's known.
    await editor.run(page());
    await editor.says(page(), 'Your version is on the stage.');
    expect(await call(page(), saysShared)).toBe(isThreadShared);
  });

  // Where a frame has a thread of its own, tests/e2e/playground-endings.spec.ts covers it.
  if (!isThreadShared) return;

  it.each([
    ['at once', String.raw`/(a+)+$/.test('a'.repeat(60) + 'b');`],
    ['from a timer', String.raw`setTimeout(() => /(a+)+$/.test('a'.repeat(60) + 'b'), 100);`],
    ['when it plays', String.raw`keyfill.useOnPlay(() => /(a+)+$/.test('a'.repeat(60) + 'b'));`],
  ])('keeps the page running if a call that takes forever comes %s', async (_, code) => {
    await openEditorOf(hour);
    await editor.write(page(), acting(code));
    await editor.run(page());
    await editor.says(page(), 'Not run: a single call in your code would freeze this page.');
    await editor.lists(page(), 'Actions, line ');
    await editor.isRunning(page(), false);
    await editor.write(page(), SOUND);
    await editor.run(page());
    await editor.says(page(), 'Your version is on the stage.');
  });
}
