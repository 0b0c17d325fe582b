import { expect, test, type Locator, type Page } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { violationsOf } from './helpers/axe';
import { open } from './helpers/page';
import { collectScripts } from './helpers/player';

const card = (page: Page, example: string): Locator => page.locator(`[data-gallery="${example}"]`);

test('shows every template with its poster, name, and description', async ({ page }) => {
  expect(GALLERY.map(({ example }) => example).sort()).toEqual([...exampleNames()].sort());
  await open(page, '/');
  await expect(page.locator('[data-gallery]')).toHaveCount(GALLERY.length);
  for (const { example, line } of GALLERY) {
    await expect(card(page, example)).toContainText(line);
    const poster = card(page, example).locator('img').last();
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  }
});

test('each template opens its own page, or a heading with the template right below it', async ({ page }) => {
  for (const { example, page: address } of GALLERY) {
    await page.goto(address);
    const player = page.locator(`[data-live-template="${example}"]`);
    await expect(player, address).toHaveCount(1);
    const [route = '', id] = address.split('#');
    if (id === undefined) expect(['first-lower-third', route.split('/').at(-1)]).toContain(example);
    else await expect(page.locator(`#${id} + [data-live-template="${example}"]`), address).toBeInViewport();
  }
});

test('a template plays under the pointer and with the focus, and its script only loads then', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const own = () => scripts.filter((script) => script.includes('example-'));
  expect(own()).toEqual([]);
  const host = (example: string) => card(page, example).locator('[class*="host_"]');
  await card(page, 'lower-third').hover();
  await expect(host('lower-third')).toContainText('Mira Halvorsen');
  expect(own()).toHaveLength(1);
  await page.mouse.move(0, 0);
  await expect(host('lower-third')).toBeEmpty();
  await card(page, 'lower-third').focus();
  await page.keyboard.press('Tab');
  await expect(card(page, 'looping-background')).toBeFocused();
  await expect(host('looping-background')).not.toBeEmpty();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays on its own', async ({ page }) => {
    const scripts = collectScripts(page);
    await open(page, '/');
    await card(page, 'lower-third').hover();
    await page.waitForTimeout(500);
    expect(scripts.filter((script) => script.includes('example-'))).toEqual([]);
    await expect(page.getByText('Frame 74 of 99')).toBeVisible();
  });
});

test('the home page plays once on arrival, and again with the button on the picture', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const moving = page.getByText(/^Frame (?!74)\d\d of 99$/);
  await page.clock.runFor(200);
  await expect(moving).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByText('Frame 74 of 99')).toBeVisible();
  await page.getByRole('button', { name: 'Play the lower third' }).click();
  await page.clock.runFor(200);
  await expect(moving).toBeVisible();
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const)
  test(`axe finds nothing on the home page, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/?docusaurus-theme=${theme}`);
    await page.waitForTimeout(3000);
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
