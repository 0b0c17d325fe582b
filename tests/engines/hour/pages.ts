import { expect, it } from 'vitest';
import { KINDS_OF_PAGES } from '../../helpers/routes.ts';
import { DESK, PHONE } from '../../helpers/viewports.ts';
import { call, click, open, until, type Hour } from './reading.ts';

/** What a reader sees on a page as soon as it's hydrated. */
interface Found {
  readonly headings: number;
  readonly problems: readonly string[];
  readonly pixelsTooWide: number;
}
const LOOK = `({
  headings: document.querySelectorAll('h1').length,
  problems: window.problems,
  pixelsTooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
})`;
const SOUND: Found = { headings: 1, problems: [], pixelsTooWide: 0 };

/** A page of each kind, and the clipboard. */
export function pages(hour: Hour): void {
  const { page } = hour;

  it('opens a page of each kind on a phone, with one heading, no errors, and no overflow', async () => {
    await page().resize(PHONE);
    for (const route of Object.values(KINDS_OF_PAGES)) {
      await open(hour, route);
      expect.soft(await page().evaluate<Found>(LOOK), route).toEqual(SOUND);
    }
    await page().resize(DESK);
  });

  it('copies code that can be pasted', async () => {
    await open(hour, '/api/keyfill');
    const code = await until(page(), 'there is code', () =>
      document.querySelector('main pre code')?.textContent?.trim(),
    );
    await click(page(), { within: 'main', selector: 'button[aria-label="Copy code to clipboard"]' });
    await call(page(), () => {
      const field = document.createElement('textarea');
      document.body.prepend(field);
      field.focus();
    });
    await page().press('Control+v');
    const pasted = await until(
      page(),
      'the code is pasted',
      () => (document.activeElement as HTMLTextAreaElement).value,
    );
    // Each line is an element of its own, so the text of the block has no line breaks.
    expect(pasted.replaceAll(/\s/g, '')).toBe(code.replaceAll(/\s/g, ''));
  });
}
