import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { open } from './helpers/page.ts';
import { collectScripts, withoutView } from './helpers/player.ts';

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
  for (const { example, line, name = templates[example]!.name } of GALLERY) {
    await expect(card(page, example)).toContainText(line);
    await expect(card(page, example)).toContainText(name);
    const poster = card(page, example).locator('img').last();
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  }
  // The navbar already has the three areas.
  for (const area of ['/user-guide', '/api', '/blog'])
    await expect(page.locator(`main a[href="${area}"]`)).toHaveCount(0);
});

test('a template plays under the pointer and with the focus, and its script only loads then', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  // The hero waits, too.
  await withoutView(page);
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

test('the hero shows three flagships in turn, and pauses', async ({ page }) => {
  await page.clock.install();
  await withoutView(page);
  await open(page, '/');
  const hero = page.locator('main section').first();
  const chosen = hero.getByRole('button', { pressed: true });
  const hosts = hero.locator('[class*="host_"]');
  const disc = hero.getByRole('button', { name: /^Play the/ });
  const pause = hero.getByRole('button', { name: 'Pause' });
  await expect(disc).toHaveCount(1);
  await hero.getByRole('img', { name: /^Video with/ }).hover({ position: { x: 9, y: 9 } });
  await expect(pause).toBeVisible();
  for (const name of ['Lower third', 'Score bug', 'Full screen', 'Lower third']) {
    await expect(chosen).toHaveText(name);
    for (const host of await hosts.all()) await expect(host).not.toBeEmpty();
    await expect(disc).toHaveCount(0);
    await page.clock.fastForward(6000);
  }
  await pause.click();
  await expect(hosts.first()).toBeEmpty();
  await expect(disc).toBeVisible();
  await expect(hero.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  const still = await chosen.textContent();
  await page.clock.fastForward(12_000);
  await expect(chosen).toHaveText(still!);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays on its own, and everything when asked', async ({ page }) => {
    const scripts = collectScripts(page);
    await open(page, '/');
    await page.getByRole('img', { name: /^Video with/ }).hover({ position: { x: 9, y: 9 } });
    await card(page, 'lower-third').hover();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.includes('example-'))).toEqual([]);
    await page.getByRole('button', { name: 'Play with motion' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect(page.locator('main section').first().locator('[class*="host_"]').first()).not.toBeEmpty();
  });
});

test('a template has the page to itself at its own address, and the back button works', async ({ page }) => {
  await open(page, '/user-guide/tutorials');
  await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Sport' }).click();
  const cards = page.locator('[data-gallery]');
  await expect(cards).toHaveCount(GALLERY.filter(({ category }) => category === 'Sport').length);
  await card(page, 'score-bug').click();
  await expect(page).toHaveURL(/\/user-guide\/tutorials\?template=score-bug$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Score bug');
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Score bug/);
  await expect(page.locator('[data-live-template]')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const part of ['stage', 'play', 'stop', 'frame', 'menu:download'])
    await expect(page.locator(`[data-control="${part}"]`)).toBeInViewport({ ratio: 1 });
  const stage = (await page.locator('[data-control="stage"]').boundingBox())!;
  const field = (await page.getByLabel('Home team', { exact: true }).boundingBox())!;
  expect(field.x).toBeGreaterThan(stage.x + stage.width);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=Sport$/);
  await expect(card(page, 'score-bug')).toBeFocused();
  await expect(cards).toHaveCount(GALLERY.filter(({ category }) => category === 'Sport').length);

  await test.step('an unknown name says so', async () => {
    await open(page, '/user-guide/tutorials?template=toString');
    await expect(page.getByRole('alert')).toContainText('There’s no template named “toString”.');
    await expect(cards).toHaveCount(GALLERY.length);
  });

  await test.step('the not-found page, the sidebar, and the menu of the User Guide lead there', async () => {
    await open(page, '/nothing-here');
    await expect(page.locator('main a[href="/user-guide/tutorials"]')).toBeVisible();
    await open(page, '/user-guide/animation');
    const entry = page.locator('.theme-doc-sidebar-menu a', { hasText: 'Templates' });
    await expect(entry).toHaveAttribute('href', '/user-guide/tutorials');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveURL(/\/user-guide\/tutorials$/);
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  });
});

test('the top of the home page has its buttons in place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await page.getByRole('img', { name: /^Video with/ }).boundingBox())!;
    const play = (await page.getByRole('button', { name: /^Play the/ }).boundingBox())!;
    expect(play.x).toBeGreaterThan(picture.x);
    expect(play.y).toBeGreaterThan(picture.y);
    expect(play.x + play.width).toBeLessThan(picture.x + picture.width);
    expect(play.y + play.height).toBeLessThan(picture.y + picture.height);
    if (width === 1440) expect(picture.y + picture.height).toBeLessThanOrEqual(900);
  }
  const hero = page.locator('main section').first();
  const build = hero.getByRole('link', { name: 'Build your first lower third' });
  await expect(build).toHaveAttribute('href', '/user-guide/fundamentals/creating-element');
  await expect(hero.getByRole('link', { name: 'See all templates' })).toBeVisible();
  const fillOf = (link: Locator) => link.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await fillOf(build)).toMatch(/^rgb\(/);
  expect(await fillOf(build)).not.toBe(await fillOf(hero));
  await expect(page.getByText('Works with CasparCG 2.4 and later, SPX, OGraf, and LiveOS')).toBeVisible();
});
