import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { open } from './helpers/page.ts';
import { PHONE } from '../helpers/viewports.ts';
import { collectScripts, command, withoutView } from './helpers/player.ts';

/** What pages know about each template before it plays. */
const templates = JSON.parse(readFileSync('generated/examples.json', 'utf8')) as Readonly<
  Record<string, { readonly name: string }>
>;

const card = (page: Page, example: string): Locator => page.locator(`[data-gallery="${example}"]`);

test('templates have a poster, a name, and a description, on the home page, too', async ({ page }) => {
  expect(GALLERY.map(({ example }) => example).sort()).toEqual([...exampleNames()].sort());
  const featured = GALLERY.filter(({ isFeatured = false }) => isFeatured);
  // Templates that move in view would take the processor from the posters.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, shown] of [
    ['/user-guide/tutorials', GALLERY],
    ['/', featured],
  ] as const) {
    await open(page, address);
    await expect(page.locator('main [data-gallery]')).toHaveCount(shown.length);
    for (const { example, line, name = templates[example]!.name } of shown) {
      await expect(card(page, example)).toContainText(line);
      await expect(card(page, example)).toContainText(name);
      const poster = card(page, example).locator('img').last();
      await poster.scrollIntoViewIfNeeded();
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
        .toContain('/thumbnails/');
    }
  }
  await expect(page.getByRole('link', { name: `All ${GALLERY.length} templates` })).toBeVisible();
  // The navbar already has the three areas.
  for (const area of ['/user-guide', '/api', '/blog'])
    await expect(page.locator(`main a[href="${area}"]`)).toHaveCount(0);
});

test('a template plays under the pointer and with the focus, and loads only then', async ({ page }) => {
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
  await expect(card(page, 'breaking-news')).toBeFocused();
  await expect(host('breaking-news')).not.toBeEmpty();
});

test('a few templates move for a moment when they come into view', async ({ page }) => {
  await open(page, '/user-guide/tutorials');
  await card(page, 'league-table').scrollIntoViewIfNeeded();
  const host = '[data-gallery="league-table"] [class*="host_"]';
  // A look at each frame doesn't miss the moment on a busy machine.
  await page.waitForFunction((own) => document.querySelector(own)?.firstChild, host);
  await expect(page.locator(host)).toBeEmpty();
});

test('a template is on the stage at its own address, and the back button works', async ({ page }) => {
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

  await test.step('an unknown name is reported', async () => {
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
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveURL(/\/user-guide\/tutorials$/);
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  });
});

test('a card’s picture flies to the stage, and makes room for the template', async ({ page }) => {
  await open(page, '/user-guide/tutorials');
  await card(page, 'quote').scrollIntoViewIfNeeded();
  const { x, y, width } = (await card(page, 'quote').locator('.monitor').boundingBox())!;
  /** Where the picture starts, and how wide it becomes. */
  const flight = page.waitForFunction(() => {
    const copy = document.querySelector<HTMLElement>('body > [style*="flight"]');
    const effect = copy?.getAnimations()[0]?.effect;
    if (!copy || !(effect instanceof KeyframeEffect)) return undefined;
    const [left, top, end] = [copy.style.left, copy.style.top, copy.style.width].map(parseFloat);
    const start = new DOMMatrix(String(effect.getKeyframes()[0]?.['transform']));
    return [left! + start.e - scrollX, top! + start.f - scrollY, end! * start.a, end];
  });
  await card(page, 'quote').click();
  const places = await (await flight).jsonValue();
  await expect(page.locator('body > [style*="flight"]')).toHaveCount(0);
  const stage = (await page.locator('[data-control="stage"] > :first-child').boundingBox())!;
  expect(places).toEqual([x, y, width, stage.width].map((one): unknown => expect.closeTo(one, 0)));
});

test('downloads have the room of the form, and Escape or Close returns it', async ({ page }) => {
  await open(page, '/user-guide/tutorials?template=score-bug');
  const field = page.getByLabel('Home team', { exact: true });
  const opener = page.locator('[data-control="menu:download"]');
  for (const close of [() => page.keyboard.press('Escape'), () => command(page, 'Close').click()]) {
    await opener.click();
    await expect(page.locator('p:focus')).toHaveText('Download');
    await expect(field).toBeHidden();
    await expect(page.locator('[data-control="download:Keyfill project"]')).toBeInViewport({ ratio: 1 });
    await close();
    await expect(field).toBeVisible();
    await expect(opener).toBeFocused();
  }
});

test('a template plays in another shape, and its download has that shape alone', async ({ page }) => {
  await open(page, '/user-guide/tutorials?template=score-bug');
  const player = page.locator('[data-opened]');
  const shape = (name: string): Locator => player.getByRole('button', { name, exact: true });
  await shape('9:16').click();
  await expect(shape('9:16')).toHaveAttribute('aria-pressed', 'true');
  await expect(player.locator('[class*="surface"]')).toHaveCSS('clip-path', /^inset\(0px 34\./);
  await player.locator('[data-control="menu:download"]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    player.locator('[data-control="download:CasparCG"]').click(),
  ]);
  expect(download.suggestedFilename()).toBe('score-bug-vertical.html');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('id:"goal-strip-vertical"');
  expect(text).not.toContain('id:"score-bug-square"');
  await shape('16:9').click();
  await expect(player).toContainText('The file contains the template');
});
