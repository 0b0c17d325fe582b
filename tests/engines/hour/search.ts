import { expect, it } from 'vitest';
import { DESK, PHONE } from '../../helpers/viewports.ts';
import { isAt, search } from './controls.ts';
import { isHydrated, open, type Hour } from './reading.ts';

/** Searching in a modal dialog, and the words that are marked on the page. The offline copy is searched in the field. */
export function searching(hour: Hour): void {
  const { page } = hour;

  it('finds a page in the dialog of a narrow window', async () => {
    await page().resize(PHONE);
    await open(hour, '/user-guide');
    await search.press(page());
    await search.isFocused(page());
    expect(await search.isDialog(page())).toBe(true);
    await page().type('useOnUpdate');
    const route = await search.finds(page(), '/api/keyfill#useonupdate');
    await page().press('Enter');
    await isAt(page(), route);
    await isHydrated(page());
    for (const word of await search.marks(page())) expect(word).toMatch(/useOnUpdate/i);
    expect(await search.isDialog(page())).toBe(false);
    await page().resize(DESK);
  });
}
