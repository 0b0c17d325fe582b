import { expect, it } from 'vitest';
import { click, editor, player } from './controls.ts';
import { acting, openEditorOf, SOUND } from './lower-third.ts';
import { call, forgetChoices, isHydrated, open, until, type Hour } from './reading.ts';

/** Runs edited code and restores the example. */
export function runAndReset(hour: Hour): void {
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
}

/** Editing a template: run, an error, an endless loop, reset, and sharing. */
export function editing(hour: Hour): void {
  const { page } = hour;
  const openEditor = (): Promise<void> => openEditorOf(hour);

  runAndReset(hour);

  it('reports the line of an error, before and during a run', async () => {
    await openEditor();
    await editor.write(page(), 'export const actions = (keyfill) => ({\n  a: [1, 2\n});\n');
    await editor.lists(page(), 'Actions, line 3, column 1: Unexpected token');
    await editor.run(page());
    await editor.showsText(page(), 'Not run: fix 1 problem first.');
    await editor.write(page(), acting('keyfill.useOnPlay((next) => this.missing.call());'));
    await editor.run(page());
    await editor.alerts(page(), 'Actions, line 4, column');
    await editor.alerts(page(), 'TypeError');
  });

  it('stops an endless loop and then runs other code', async () => {
    await openEditor();
    await editor.write(page(), acting('keyfill.useOnPlay((next) => { for (;;); });'));
    await editor.run(page());
    await editor.alerts(page(), 'ran for more than 1000 ms');
    await editor.write(page(), SOUND);
    await editor.run(page());
    await editor.showsText(page(), 'Your version is on the stage.');
    await player.status(page(), 'On air');
  });

  it("shares changes with a link that doesn't run anything on its own", async () => {
    await openEditor();
    await editor.write(page(), SOUND);
    await editor.contains(page(), 'From the actions');
    await click(page(), { selector: 'figure[data-live-template] button', name: 'Copy link to my changes' });
    await until(page(), 'the link is copied', () => document.body.textContent?.includes('Link copied.'));
    // This field is for pasting the link.
    await call(page(), () => {
      const field = document.createElement('input');
      document.body.prepend(field);
      field.focus();
    });
    await page().press('Control+v');
    const link = await until(
      page(),
      'the link is pasted',
      () => (document.activeElement as HTMLInputElement).value,
    );
    expect(link).toMatch(/\/user-guide\/animation(?:\?.*)?#edit-lower-third=[\w-]+$/);
    await forgetChoices(hour);
    await open(hour, '/user-guide/faq');
    await page().open(link);
    await isHydrated(page());
    await editor.contains(page(), 'From the actions');
    await editor.showsText(page(), 'Read it before you run it.');
    await editor.isRunning(page(), false);
  });
}
