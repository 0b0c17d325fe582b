import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { PLAYOUT_HOSTS } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { clipboard, open, sharePage } from './helpers/page.ts';
import {
  command,
  CRAWLER,
  FULL_SCREEN,
  graphic,
  LOWER_THIRD,
  player,
  saveAs,
  SCORE_BUG,
  start,
  state,
  STATION_LOGO,
} from './helpers/player.ts';

test('the last command is shown as AMCP and as an OGraf call, and can be copied', async ({ page }) => {
  await start(page, LOWER_THIRD);
  await command(page, 'Commands').click();
  const amcp = player(page).locator('.theme-code-block pre').first();
  await expect(amcp).toContainText('CG 1-20 ADD 1 "lower-third" 1 "{\\"_name\\":\\"Mira Halvorsen\\"');
  await command(page, 'Close').click();
  await player(page).getByLabel('Name', { exact: true }).fill('Ada "A"');
  await command(page, 'Update').click();
  await command(page, 'Commands').click();
  await expect(amcp).toContainText(`<data id='text' value='Ada &#34;A&#34;'/>`);
  await command(page, 'Copy code to clipboard').first().click();
  await expect.poll(() => clipboard(page)).toBe((await amcp.innerText()).trimEnd());
  await command(page, 'Copy code to clipboard').last().click();
  await expect
    .poll(() => clipboard(page))
    .toContain('await graphic.updateAction({\n  data: {\n    "_name": "Ada \\"A\\"",');
  await command(page, 'Stop').click();
  await expect(amcp).toHaveText('CG 1-20 STOP 1');
});

test('a lamp in the navbar leads back to the player that is on air', async ({ page }) => {
  await start(page, LOWER_THIRD);
  const lamp = page.getByRole('navigation').getByRole('link', { name: 'On air' });
  await expect(lamp).toHaveCount(0);
  const main = player(page).locator('[class*="row_"] .button--primary');
  await expect(main).toHaveText('Play');
  await command(page, 'Play').click();
  await expect(main).toHaveText('Stop');
  await expect(lamp).toHaveCount(0);
  await page.mouse.wheel(0, 3000);
  await expect(player(page)).not.toBeInViewport();
  await lamp.click();
  await expect(player(page)).toBeInViewport();
  await command(page, 'Stop').click();
  await expect(lamp).toHaveCount(0);
});

test('downloads and playout commands open in view, with the focus on their title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await start(page, LOWER_THIRD);
  for (const [name, last] of [
    ['Download', player(page).getByRole('group', { name: 'Download' }).locator('> div').last()],
    ['Commands', command(page, 'Copy code to clipboard').last()],
  ] as const) {
    await command(page, name).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await command(page, name).press('Enter');
    const title = page.locator('p:focus');
    await expect(title).toHaveText(name);
    await expect(last).toBeVisible();
    await expect(title).toBeInViewport({ ratio: 1 });
    const bar = (await page.locator('.navbar').boundingBox())!;
    await expect
      .poll(async () => (await title.boundingBox())!.y)
      .toBeLessThan(page.viewportSize()!.height / 2);
    expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
});

test.describe('a form', () => {
  const shared = sharePage((page) => start(page, LOWER_THIRD));

  test('an update reaches the graphic, and a field that refuses its value gets the focus', async () => {
    const page = shared();
    const name = player(page).getByLabel('Name', { exact: true });
    await name.fill('Ada "Countess" Lovelace');
    await expect(graphic(page)).not.toContainText('Countess');
    await command(page, 'Update').click();
    await expect(graphic(page)).toContainText('Ada "Countess" Lovelace');
    await name.fill('');
    await command(page, 'Update').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/./);
    await expect(graphic(page)).toContainText('Countess');
    await name.fill('Ada');
    await name.press('Enter');
    await expect(graphic(page).getByText('Countess').filter({ visible: true })).toHaveCount(0);
  });

  test('presets fill the form and the graphic', async () => {
    const page = shared();
    const name = player(page).getByLabel('Name', { exact: true });
    const preset = player(page).getByLabel('Try other data');
    await preset.selectOption('Accents');
    await expect(name).toHaveValue(/^Zoë/);
    await expect(graphic(page)).toContainText('Živković');
    await preset.selectOption('First line only');
    await expect(graphic(page).getByText('Živković').filter({ visible: true })).toHaveCount(0);
    await preset.selectOption('As designed');
    await expect(name).toHaveValue('Mira Halvorsen');
    await expect(graphic(page)).toContainText('Climate correspondent');
    await name.fill('Last');
    await expect(preset).toHaveValue('');
  });

  test('a download starts with what the form contains, and the stage shows it, too', async () => {
    const page = shared();
    await player(page).getByLabel('Name', { exact: true }).fill('Typed by an operator');
    await command(page, 'Download').click();
    const text = await readFile(await saveAs(page, 'CasparCG'), 'utf8');
    expect(text).toContain('content:"Typed by an operator"');
    expect(text).not.toContain('Mira Halvorsen');
    await expect(graphic(page)).toContainText('Typed by an operator');
  });
});

test('play, next, stop, and load control the graphic, and are announced', async ({ page }) => {
  await start(page, FULL_SCREEN);
  await command(page, 'Commands').click();
  for (const [name, status, frame] of [
    ['Play', 'Waiting for Next', ', frame 70'],
    ['Next', 'Waiting for Next', ', frame 110'],
    ['Next', 'On air', ', frame 159'],
    ['Stop', 'Off air', ''],
    ['Load', 'Off air', ''],
  ] as const) {
    await command(page, name).click();
    await expect(player(page).getByRole('status').first()).toHaveText(`${name}: ${status}${frame}`);
    await expect(state(page)).toHaveText(status);
  }
});

test('invoke commands reach the template with their argument', async ({ page }) => {
  await start(page, SCORE_BUG);
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
  await command(page, 'Goal').click();
  await expect(graphic(page)).toContainText('Lindqvist 67′');
  await player(page).getByLabel('Scorer').fill('TOR');
  await command(page, 'Goal').click();
  await expect(graphic(page)).toContainText('TOR');
});

test('a dropdown offers its choices, and the chosen one changes the graphic', async ({ page }) => {
  await start(page, STATION_LOGO);
  const logo = (edition: string) => graphic(page).locator(`img[src*="${edition}.svg"]`);
  const edition = player(page).getByRole('combobox', { name: 'Edition' });
  await expect(edition.locator('option')).toHaveText(['Day', 'Night']);
  await expect(logo('day')).toBeVisible();
  // The night's logo is in front, and its mask uncovers it. Nothing else moves in a preview.
  const shown = (): Promise<string> => graphic(page).innerHTML();
  const before = await shown();
  await edition.selectOption('Night');
  await command(page, 'Update').click();
  await expect(logo('night')).toBeVisible();
  await expect.poll(shown).not.toBe(before);
});

test('each download makes exactly the files that npm run validate checks', async ({ page }) => {
  await start(page, CRAWLER);
  await command(page, 'Download').click();
  const source = await loadExample('crawler');
  for (const { name: label, id } of PLAYOUT_HOSTS) {
    const wanted = await exportTemplate(source, id);
    const coming = wanted.map(({ name }) =>
      page.waitForEvent('download', (download) => download.suggestedFilename() === name),
    );
    await command(page, label).click();
    for (const [index, download] of (await Promise.all(coming)).entries()) {
      const bytes = await readFile(await download.path());
      expect(bytes.equals(wanted[index]!.bytes), `${label}: ${wanted[index]!.name}`).toBe(true);
    }
    const names = wanted.map(({ name }) => name).join(', ');
    await expect(player(page).getByText(`Saved: ${names}`)).toBeVisible();
  }
});

test('the background is remembered during the visit, on all pages', async ({ page }) => {
  await open(page, LOWER_THIRD);
  await player(page).getByLabel('Background').selectOption('Checkerboard');
  await open(page, FULL_SCREEN);
  await expect(player(page).getByLabel('Background')).toHaveValue('checkerboard');
});
