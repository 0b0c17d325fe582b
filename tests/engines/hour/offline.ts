import { beforeEach, it } from 'vitest';
import { player } from './controls.ts';
import { openAt, press, showsText, until, type Hour } from './reading.ts';

export function offlineCopy({ page, site }: Hour): void {
  beforeEach(() => site().setOnline(true));

  const pressInFooter = (name: string): Promise<void> => press(page(), { selector: 'footer button', name });
  const footerSays = (text: string): Promise<unknown> => showsText(page(), 'footer', text);

  it('saves the site, which can then be read, searched, and played without its server', async () => {
    const { plain, setOnline } = site();
    await openAt(page(), `${plain}/user-guide`);
    await pressInFooter('Make available offline');
    await footerSays('These pages are available offline.');
    await setOnline(false);

    await openAt(page(), `${plain}/user-guide/faq`);
    await footerSays('These pages are available offline.');
    await page().press('Control+k');
    await until(page(), 'the search has the focus', () => document.activeElement?.role === 'combobox');
    await page().type('crawler');
    await until(page(), 'a result leads to the crawler', () =>
      document
        .querySelector('[role="option"][aria-selected="true"]')
        ?.getAttribute('href')
        ?.includes('crawler'),
    );
    await page().press('Enter');
    // The last letter may change which section is first.
    await until(page(), 'a page with the word', () => location.pathname.endsWith('/crawler'));
    await until(page(), 'words are marked', () => document.querySelector('main mark[data-markjs]') !== null);

    await openAt(page(), `${plain}/user-guide/elements/lottie`);
    await player.press(page(), 'Play');
    await until(page(), 'it plays', () =>
      /playing|resting/.test(
        document.querySelector('figure [data-status]')?.getAttribute('data-status') ?? '',
      ),
    );

    await setOnline(true);
    await openAt(page(), `${plain}/user-guide`);
    await pressInFooter('Remove the offline copy');
    await footerSays('Make available offline');
  }, 400_000);
}
