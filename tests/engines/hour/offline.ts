import { beforeEach, expect, it } from 'vitest';
import { isAt, offline, player, search } from './controls.ts';
import { openAt, until, type Hour } from './reading.ts';

export function offlineCopy({ page, site }: Hour): void {
  beforeEach(() => site().setOnline(true));

  it('saves the site, which can then be read, searched, and played without its server', async () => {
    const { plain, setOnline } = site();
    await openAt(page(), `${plain}/user-guide`);
    await offline.keep(page());
    await offline.isAvailable(page());
    await setOnline(false);

    await openAt(page(), `${plain}/user-guide/faq`);
    await offline.isAvailable(page());
    await page().press('Control+k');
    await search.isFocused(page());
    await page().type('crawler');
    const route = await search.finds(page(), 'crawler');
    await page().press('Enter');
    await isAt(page(), route);
    expect(await search.marks(page())).not.toEqual([]);

    await openAt(page(), `${plain}/user-guide/elements/lottie`);
    await player.press(page(), 'Play');
    await until(page(), 'it plays', () =>
      /Playing|On air/.test(
        document.querySelector('figure[data-live-template] [class*="status_"]')?.textContent ?? '',
      ),
    );

    await setOnline(true);
    await openAt(page(), `${plain}/user-guide`);
    await offline.remove(page());
    await offline.isOffered(page());
  }, 400_000);
}
