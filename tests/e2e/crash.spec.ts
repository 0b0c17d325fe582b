import { expect, test } from './helpers/fixture.ts';
import { expectSound, navbarItems, open } from './helpers/page.ts';

for (const [where, address, button, messages] of [
  [
    'inside the layout',
    'extra/inside',
    'Stop the machine',
    ['The machine has stopped.', 'The reel stands still.', 'The tape is torn.'],
  ],
  ['above the layout', 'extra/outside', 'Cut the cable', ['The building has no power.', 'The cable is cut.']],
] as const) {
  test(`a crash ${where} is explained, and the reader can try again`, async ({ page, fixtureUrl }) => {
    // The variant with the pages that crash reports page views, which must not reach the tests for that.
    await page.route('http://localhost:4178/**', (route) => route.abort());
    await open(page, (await fixtureUrl('analytics')) + address);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.innerText();
    await page.getByRole('button', { name: button }).click();
    await expect(title).toHaveText('This page crashed.');
    expect(await page.getByRole('main').innerText()).toContain(messages.join('\n\nCause:\n'));
    await expectSound(page, 'main');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title).toHaveText(before);
    if (where !== 'inside the layout') return;
    await page.getByRole('button', { name: button }).click();
    await expect(title).toHaveText('This page crashed.');
    await (await navbarItems(page)).getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(title).toHaveText('Fixture guide');
  });
}
