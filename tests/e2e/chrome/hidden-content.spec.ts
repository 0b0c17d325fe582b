import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixture.ts';
import { open } from '../helpers/page.ts';
import { holdScripts } from '../helpers/watch.ts';

let address: string;
test.beforeAll(async ({ fixtureUrl }) => void (address = `${await fixtureUrl('analytics')}extra/hidden`));

// The variant reports page views, and these pages' reports must not reach the tests for that.
test.beforeEach(({ page }) => page.route('http://localhost:4178/**', (route) => route.abort()));

const inDetails = (page: Page) => page.locator('#in-the-details');
const inSecond = (page: Page) => page.locator('#in-the-second-tab');
const inFirst = (page: Page) => page.locator('#in-the-first-tab');
const second = (page: Page) => page.getByRole('tab', { name: 'Second' });

test('a link to hidden content shows it, from another page and from the same one', async ({ page }) => {
  await open(page, `${address}#in-the-second-tab`);
  await expect(inSecond(page)).toBeInViewport();
  await expect(inFirst(page)).toBeHidden();
  await expect(second(page)).toHaveAttribute('aria-selected', 'true');
  await page.goto('about:blank');
  await open(page, `${address}#deep`);
  await expect(page.locator('#deep')).toBeInViewport();
  await page.goto('about:blank');
  await open(page, address);
  await page.getByRole('link', { name: 'to the details', exact: true }).click();
  await expect(inDetails(page)).toBeInViewport();
  await expect(page.locator('#deep')).toBeHidden();
  await page.getByRole('link', { name: 'To the second tab' }).click();
  await expect(inSecond(page)).toBeInViewport();
  // Back shows what the reader saw before.
  await page.goBack();
  await expect(inDetails(page)).toBeInViewport();
});

/** Leads to some text. A text fragment searches the same text as find in page, which tests can't start. */
async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate((what) => location.assign(`#:~:text=${encodeURIComponent(what)}`), text);
}

for (const isEarly of [false, true]) {
  test(`find in page opens details and tabs${isEarly ? ' before hydration' : ''} @whole-browser`, async ({
    page,
  }) => {
    const { release } = isEarly ? await holdScripts(page) : { release: () => undefined };
    await (isEarly ? page.goto(address, { waitUntil: 'commit' }) : open(page, address));
    for (const [text, target] of [
      ['only the details contain', inDetails(page)],
      ['only the second tab contains', inSecond(page)],
    ] as const) {
      await find(page, text);
      await expect(target).toBeVisible();
    }
    release();
    await expect(second(page)).toHaveAttribute('aria-selected', 'true');
    await expect(inFirst(page)).toBeHidden();
    await expect(inSecond(page)).toBeVisible();
    await expect(inDetails(page)).toBeVisible();
  });
}

test('paper shows all content, and the screen looks the same afterward', async ({ page }) => {
  await open(page, address);
  const print = (media: 'print' | 'screen', event: string) =>
    page.emulateMedia({ media }).then(() => page.evaluate((name) => dispatchEvent(new Event(name)), event));
  await print('print', 'beforeprint');
  for (const one of [inDetails(page), inFirst(page), inSecond(page), page.locator('#deep')])
    await expect(one).toBeVisible();
  await print('screen', 'afterprint');
  await expect(inDetails(page)).toBeHidden();
  await expect(inSecond(page)).toBeHidden();
  await expect(inFirst(page)).toBeVisible();
});
