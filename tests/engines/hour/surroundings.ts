import { expect, it } from 'vitest';
import { DESK, PHONE } from '../../helpers/viewports.ts';
import { click, isAt, press, showsText } from './controls.ts';
import { call, forgetChoices, isHydrated, open, until, type Hour } from './reading.ts';

const theme = (): string | undefined => document.documentElement.dataset['theme'];

/** Everything around a page's text: the menu, the theme, the announcement, copying, anchors, and going back. */
export function surroundings(hour: Hour): void {
  const { page } = hour;

  it('opens the menu in a narrow window and follows a link in it', async () => {
    await page().resize(PHONE);
    await open(hour, '/user-guide/faq');
    await press(page(), { selector: '.navbar__toggle' });
    await press(page(), { within: '.navbar-sidebar', selector: 'button', name: '← Back to main menu' });
    await press(page(), { within: '.navbar-sidebar', selector: 'a', name: 'Actions API' });
    await isAt(page(), '/api');
    await until(page(), 'the menu is closed', () => document.querySelector('.navbar-sidebar--show') === null);
    await page().resize(DESK);
  });

  it('changes the theme and keeps it after a reload', async () => {
    await open(hour, '/user-guide');
    await forgetChoices(hour);
    await open(hour, '/user-guide');
    const before = await call(page(), theme);
    await press(page(), { within: '.navbar', selector: 'button[aria-label*="dark and light mode"]' });
    await until(
      page(),
      'the theme has changed',
      (old: string | undefined) => document.documentElement.dataset['theme'] !== old,
      before,
    );
    const after = await call(page(), theme);
    await open(hour, '/blog');
    expect(await call(page(), theme)).toBe(after);
    await forgetChoices(hour);
  });

  it('closes the announcement permanently', async () => {
    await open(hour, '/');
    const isShown = (): boolean =>
      document.querySelector('[class*="announcementBar"]')?.checkVisibility() ?? false;
    await until(page(), 'the announcement is there', isShown);
    await press(page(), { selector: 'button', name: 'Close' });
    await until(
      page(),
      'the announcement is gone',
      () => !document.querySelector('[class*="announcementBar"]')?.checkVisibility(),
    );
    await open(hour, '/user-guide');
    expect(await call(page(), isShown)).toBe(false);
  });

  it('copies code that can be pasted', async () => {
    await open(hour, '/api/keyfill');
    const code = await until(page(), 'there is code', () =>
      document.querySelector('main pre code')?.textContent?.trim(),
    );
    await click(page(), { within: 'main', selector: 'button[aria-label="Copy code to clipboard"]' });
    await until(
      page(),
      'the button says so',
      () => document.querySelector('main button[aria-label="Copied"]') !== null,
    );
    await page().press('Control+k');
    await until(
      page(),
      'the search has the focus',
      () => document.activeElement?.getAttribute('role') === 'combobox',
    );
    await page().press('Control+v');
    // A single-line field drops the line breaks.
    const pasted = await until(
      page(),
      'the code is pasted',
      () => (document.activeElement as HTMLInputElement).value,
    );
    expect(pasted.replace(/\s/g, '').slice(0, 40)).toBe(code.replace(/\s/g, '').slice(0, 40));
    await page().press('Escape');
  });

  it('leads to anchors, and back to the previous page', async () => {
    await open(hour, '/user-guide/faq');
    const anchor = await until(page(), 'there is a table of contents', () =>
      [...document.querySelectorAll('.table-of-contents a')].at(3)?.getAttribute('href'),
    );
    await press(page(), { selector: `.table-of-contents a[href="${anchor}"]` });
    await isAt(page(), `/user-guide/faq${anchor}`);
    await until(
      page(),
      'the heading is in view',
      (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight / 2;
      },
      anchor.slice(1),
    );
    await press(page(), { within: '.menu', selector: 'a', name: 'Keyboard shortcuts' });
    await isAt(page(), '/user-guide/keyboard-shortcuts');
    await page().back();
    await isAt(page(), `/user-guide/faq${anchor}`);
    await isHydrated(page());
    await showsText(page(), 'h1', 'Frequently asked questions');
  });
}
