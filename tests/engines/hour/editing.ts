import { expect, it } from 'vitest';
import { editor, player } from './controls.ts';
import { acting, openEditorOf, SOUND } from './lower-third.ts';
import type { Hour } from './reading.ts';

/** Editing a template: its frame, and the places of errors, which each engine writes in its own way. */
export function editing(hour: Hour): void {
  const { page } = hour;

  it('runs edited actions, and restores the example on reset', async () => {
    await openEditorOf(hour);
    const [firstLine = ''] = (await editor.lines(page())) ?? [];
    await editor.write(page(), SOUND);
    await editor.isRunning(page(), false);
    await editor.run(page());
    await editor.showsText(page(), 'Your version is on the stage.');
    await editor.isRunning(page(), true);
    await player.status(page(), 'On air');
    await player.press(page(), 'Reset');
    await editor.showsText(page(), 'The example is back to its original version.');
    await editor.isRunning(page(), false);
    expect(await editor.lines(page())).toContain(firstLine);
    expect((await editor.lines(page())).join()).not.toContain('From the actions');
  });

  it('reports the line of an error during a run', async () => {
    await openEditorOf(hour);
    await editor.write(page(), acting('keyfill.useOnPlay((next) => this.missing.call());'));
    await editor.run(page());
    await editor.alerts(page(), 'Actions, line 4, column');
    await editor.alerts(page(), 'TypeError');
  });

  it("ends edited code that sends a message, and doesn't lead it to the runner's port", async () => {
    await openEditorOf(hour);
    await editor.write(
      page(),
      acting('keyfill.useOnPlay(() => { throw new Error(`event: ${window.event}`); });'),
    );
    await editor.run(page());
    await editor.alerts(page(), 'event: undefined');
    await editor.write(page(), acting("keyfill.useOnPlay(() => parent.postMessage('message', '*'));"));
    await editor.run(page());
    await editor.alerts(page(), 'the template sent a message to this page');
    await editor.isRunning(page(), false);
  });
}
