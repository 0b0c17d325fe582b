import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { violationsOf } from './helpers/axe.ts';
import { open } from './helpers/page.ts';
import { collectScripts } from './helpers/player.ts';

/** What pages know about each template before it plays. */
const templates = JSON.parse(readFileSync('generated/examples.json', 'utf8')) as Readonly<
  Record<string, { readonly name: string }>
>;

const card = (page: Page, example: string): Locator => page.locator(`[data-gallery="${example}"]`);

test('the home page shows every template with its poster, name, and description, and links to single pages', async ({
  page,
}) => {
  expect(GALLERY.map(({ example }) => example).sort()).toEqual([...exampleNames()].sort());
  await open(page, '/');
  await expect(page.locator('main section').nth(1).locator('[data-gallery]')).toHaveCount(GALLERY.length);
  for (const { example, line } of GALLERY) {
    await expect(card(page, example)).toContainText(line);
    await expect(card(page, example)).toContainText(templates[example]!.name);
    const poster = card(page, example).locator('img').last();
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  }
  // The navbar already has the three areas.
  for (const area of ['/user-guide', '/api', '/blog'])
    await expect(page.locator(`main a[href="${area}"]`)).toHaveCount(0);
});

test('each template opens its own page, or a heading with the template right below it', async ({ page }) => {
  for (const { example, page: address } of GALLERY) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
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
    await expect(page.getByText('Frame 74 of 99')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.includes('example-'))).toEqual([]);
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
  // A disabled button would lose the focus.
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toHaveAttribute('aria-disabled', 'false');
  await stop.press('Enter');
  await page.clock.runFor(3000);
  await expect(page.getByText('Off air')).toBeVisible();
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await expect(stop).toBeFocused();
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`the top of the home page has its buttons in place, and axe finds nothing: ${theme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/?docusaurus-theme=${theme}`);
    const picture = (await page.getByRole('img', { name: /^Video of a reporter/ }).boundingBox())!;
    const play = (await page.getByRole('button', { name: 'Play the lower third' }).boundingBox())!;
    expect(play.x).toBeGreaterThan(picture.x);
    expect(play.y).toBeGreaterThan(picture.y);
    expect(play.x + play.width).toBeLessThan(picture.x + picture.width);
    expect(play.y + play.height).toBeLessThan(picture.y + picture.height);

    const hero = page.locator('main section').first();
    const build = hero.getByRole('link', { name: 'Build your first lower third' });
    await expect(build).toHaveAttribute('href', '/user-guide/fundamentals/creating-element');
    await expect(hero.getByRole('link', { name: 'See all templates' })).toBeVisible();
    const fillOf = (link: Locator) => link.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await fillOf(build)).toMatch(/^rgb\(/);
    expect(await fillOf(build)).not.toBe(await fillOf(hero));
    await expect(page.getByText('Works with CasparCG 2.4 and later, SPX, OGraf, and LiveOS')).toBeVisible();
    await expect.poll(() => violationsOf(page, { within: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
