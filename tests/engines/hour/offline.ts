import { beforeEach, it } from 'vitest';
import { offline, player, search } from './controls.ts';
import { openAt, until, type Hour } from './reading.ts';

export function offlineCopy({ page, site }: Hour): void {
  beforeEach(() => site().setOnline(true));

  it('saves the site, which can then be read, searched, and played without its server', async () => {
    const { plain, setOnline } = site();
    await openAt(page(), `${plain}/user-guide`);
    await offline.keep(page());
    await offline.says(page(), 'These pages are available offline.');
    await setOnline(false);

    await openAt(page(), `${plain}/user-guide/faq`);
    await offline.says(page(), 'These pages are available offline.');
    await page().press('Control+k');
    await search.isFocused(page());
    await page().type('crawler');
    await search.finds(page(), 'crawler');
    await page().press('Enter');
    // The last letter may change which section is first.
    await until(page(), 'a page with the word', () => location.pathname.endsWith('/crawler'));
    await search.marks(page());

    await openAt(page(), `${plain}/user-guide/elements/lottie`);
    await player.press(page(), 'Play');
    await until(page(), 'it plays', () =>
      /playing|resting/.test(
        document.querySelector('figure [data-status]')?.getAttribute('data-status') ?? '',
      ),
    );

    await setOnline(true);
    await openAt(page(), `${plain}/user-guide`);
    await offline.remove(page());
    await offline.says(page(), 'Make available offline');
  }, 400_000);
}
