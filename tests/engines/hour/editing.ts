import { beforeEach, expect, it } from 'vitest';
import { acting, SOUND } from '../../helpers/actions.ts';
import { editor, player } from './controls.ts';
import { forgetChoices, open, showsText, type Hour } from './reading.ts';

/** A native loop through nine quadrillion places, which no engine stops and no guard can end. */
const ENDLESS = 'Array.prototype.indexOf.call({ length: Number.MAX_SAFE_INTEGER }, 0)';

/** Editing a template, whose frame shares a thread with the page. Each engine writes errors its own way. */
export function editing(hour: Hour): void {
  const { page } = hour;

  beforeEach(async () => {
    await open(hour, '/user-guide/animation');
    await forgetChoices(hour);
    await editor.open(page());
  });

  it('says that code can freeze the page, runs edited actions, and restores the example', async () => {
    await showsText(page(), 'figure p', 'on the same thread as this page');
    const [firstLine = ''] = await editor.lines(page());
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
    expect((await editor.lines(page())).join()).not.toContain('Sound again');
  });

  it("reports the line of an error during a run, and doesn't lead code to the runner's port", async () => {
    await editor.write(page(), acting('keyfill.useOnPlay((next) => this.missing.call());'));
    await editor.run(page());
    await editor.alerts(page(), 'Actions, line 4, column');
    await editor.alerts(page(), 'TypeError');
    await editor.write(
      page(),
      acting('keyfill.useOnPlay(() => { throw new Error(`event: ${window.event}`); });'),
    );
    await editor.run(page());
    await editor.alerts(page(), 'event: undefined');
  });

  it('keeps the page running if a call that never returns comes from a timer or when it plays', async () => {
    for (const code of [`setTimeout(() => ${ENDLESS}, 100);`, `keyfill.useOnPlay(() => ${ENDLESS});`]) {
      await editor.write(page(), acting(code));
      await editor.run(page());
      await editor.showsText(page(), 'Not run: a single call in your code would freeze this page.');
      await editor.lists(page(), 'Actions, line ');
      await editor.isRunning(page(), false);
    }
    await editor.write(page(), SOUND);
    await editor.run(page());
    await editor.showsText(page(), 'Your version is on the stage.');
  });
}
