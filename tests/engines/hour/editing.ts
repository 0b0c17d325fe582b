import { expect, it } from 'vitest';
import { click, editor, player } from './controls.ts';
import { call, forgetChoices, isHydrated, open, until, type Hour } from './reading.ts';

const ADDRESS = '/user-guide/animation';

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
        this.findElementByKey('_name').content = 'From the actions';
      });`);

/** Whether edited code shares a thread with the page, by what the editor says. */
const sharesThread = (): boolean =>
  document.body.textContent?.includes('on the same thread as this page') ?? false;

/** Editing a template: run, an error, code that doesn't end, reset, and sharing. */
export function editing(hour: Hour, isThreadShared: boolean): void {
  const { page } = hour;
  const openEditor = async (): Promise<void> => {
    await open(hour, ADDRESS);
    await forgetChoices(hour);
    await open(hour, ADDRESS);
    await editor.open(page());
  };

  it('runs edited actions, and reset brings the example back', async () => {
    await openEditor();
    const before = await editor.text(page());
    await editor.write(page(), SOUND);
    expect(await editor.runners(page())).toBe(0);
    await editor.run(page());
    await editor.says(page(), 'Your version is on the stage.');
    expect(await editor.runners(page())).toBe(1);
    await player.status(page(), 'On air');
    await player.press(page(), 'Reset');
    await editor.says(page(), 'The example is as it was.');
    expect(await editor.runners(page())).toBe(0);
    expect(await editor.text(page())).toBe(before);
  });

  it('names the line of an error, before and while it runs', async () => {
    await openEditor();
    await editor.write(page(), 'export const actions = (keyfill) => ({\n  a: [1, 2\n});\n');
    await editor.lists(page(), 'Actions, line 3, column 1: Unexpected token');
    await editor.run(page());
    await editor.says(page(), 'Not run: there is 1 problem.');
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
    await editor.says(page(), 'Your version is on the stage.');
    await player.status(page(), 'On air');
  });

  it('says before Run whether a slow call can freeze the page', async () => {
    await openEditor();
    if (isThreadShared) await until(page(), 'the editor says so', sharesThread);
    else {
      await editor.run(page());
      await editor.says(page(), 'Your version is on the stage.');
      expect(await call(page(), sharesThread)).toBe(false);
    }
  });

  it.each([
    ['at once', String.raw`/(a+)+$/.test('a'.repeat(60) + 'b');`],
    ['from a timer', String.raw`setTimeout(() => /(a+)+$/.test('a'.repeat(60) + 'b'), 100);`],
    ['when it plays', String.raw`keyfill.useOnPlay(() => /(a+)+$/.test('a'.repeat(60) + 'b'));`],
  ])('goes on when a call that takes forever comes %s', async (_, code) => {
    await openEditor();
    await editor.write(page(), acting(code));
    await editor.run(page());
    if (isThreadShared) {
      await editor.says(page(), 'Not run: a single call in your code would freeze this page.');
      await editor.lists(page(), 'Actions, line ');
    } else await editor.alerts(page(), 'did not answer any more');
    expect(await editor.runners(page())).toBe(0);
    await editor.write(page(), SOUND);
    await editor.run(page());
    await editor.says(page(), 'Your version is on the stage.');
  });

  it('shares changes by a link, which runs nothing by itself', async () => {
    await openEditor();
    await editor.write(page(), SOUND);
    await editor.contains(page(), 'From the actions');
    await click(page(), { selector: 'figure[data-live-template] button', name: 'Copy link to my changes' });
    await until(page(), 'the link is copied', () =>
      document.body.textContent?.includes('The link is copied.'),
    );
    // A field to paste it into.
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
    expect(link).toMatch(/\/user-guide\/animation\?.*#edit-lower-third=[\w-]+$/);
    await forgetChoices(hour);
    await open(hour, '/user-guide/faq');
    await page().open(link);
    await isHydrated(page());
    await editor.contains(page(), 'From the actions');
    await editor.says(page(), 'Read them, then run them.');
    expect(await editor.runners(page())).toBe(0);
  });
}
