import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { open, sharePage } from './helpers/page.ts';
import {
  command,
  CRAWLER,
  FULL_SCREEN,
  graphic,
  LOWER_THIRD,
  player,
  SCORE_BUG,
  start,
  state,
  STATION_LOGO,
} from './helpers/player.ts';

test('the last command is shown as AMCP and as an OGraf call, escaped and ready to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await start(page, LOWER_THIRD);
  await command(page, 'Playout commands').click();
  const amcp = player(page).getByRole('region', { name: 'AMCP command for CasparCG' });
  const ograf = player(page).getByRole('region', { name: 'OGraf action call' });
  await expect(amcp).toHaveText(
    'CG 1-20 ADD 1 "lower-third" 1 "{\\"_name\\":\\"Mira Halvorsen\\",\\"_title\\":\\"Climate correspondent\\"}"',
  );
  await player(page).getByLabel('Name', { exact: true }).fill('Ada "A"');
  await command(page, 'Update').click();
  const update =
    `CG 1-20 UPDATE 1 "<templateData><componentData id='_name'><data id='text' value='Ada &#34;A&#34;'/></componentData>` +
    `<componentData id='_title'><data id='text' value='Climate correspondent'/></componentData></templateData>"`;
  await expect(amcp).toHaveText(update);
  await command(page, 'Copy AMCP command').click();
  await expect.poll(copied).toBe(update);
  await command(page, 'Copy OGraf call').click();
  await expect
    .poll(copied)
    .toBe(
      'await graphic.updateAction({\n  data: {\n    "_name": "Ada \\"A\\"",\n    "_title": "Climate correspondent"\n  },\n});',
    );
  await command(page, 'Stop').click();
  await expect(amcp).toHaveText('CG 1-20 STOP 1');
  await expect(ograf).toHaveText('await graphic.stopAction({});');
});

test.describe('a form', () => {
  const shared = sharePage((page) => start(page, LOWER_THIRD));

  test('an update reaches the graphic, and a field that refuses its value gets the focus instead', async () => {
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
    await expect(name).toHaveAccessibleDescription('Fill this in.');
    await expect(player(page).getByText('Fill this in.')).toBeInViewport();
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
    await expect(graphic(page)).toContainText('Škvorecký');
    await expect(graphic(page).getByText('Živković').filter({ visible: true })).toHaveCount(0);
    await preset.selectOption('As designed');
    await expect(name).toHaveValue('Mira Halvorsen');
    await expect(graphic(page)).toContainText('Climate correspondent');
    await name.fill('Last');
    await expect(preset).toHaveValue('');
    // Each is only on screen for a moment.
    const seen = await graphic(page).evaluateHandle((element) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return texts;
    });
    await preset.selectOption('Several updates in a row');
    await expect.poll(() => seen.evaluate((texts) => texts.join())).toContain('Maximiliane');
    await expect(graphic(page)).toContainText('Last');
  });

  test('a download starts with what the form contains, and the stage shows it, too', async () => {
    const page = shared();
    await player(page).getByLabel('Name', { exact: true }).fill('Typed by an operator');
    await command(page, 'Download').click();
    const saving = page.waitForEvent('download');
    await command(page, 'CasparCG').click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text).toContain('"content":"Typed by an operator"');
    expect(text).not.toContain('Mira Halvorsen');
    await expect(graphic(page)).toContainText('Typed by an operator');
  });
});

test('play, next through the steps, and stop control the graphic', async ({ page }) => {
  await start(page, FULL_SCREEN);
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('Waiting for Next');
  await expect(player(page).getByRole('status').first()).toHaveText('Play: Waiting for Next, frame 70');
  await command(page, 'Next').click();
  await expect(player(page).getByRole('status').first()).toHaveText('Next: Waiting for Next, frame 110');
  await command(page, 'Next').click();
  await expect(player(page).getByRole('status').first()).toHaveText('Next: On air, frame 159');
  await command(page, 'Stop').click();
  await expect(state(page)).toHaveText('Off air');
  await command(page, 'Playout commands').click();
  await command(page, 'Load').click();
  await expect(player(page).getByRole('status').first()).toHaveText('Load: Off air');
});

test('invoke commands reach the template with their argument', async ({ page }) => {
  await start(page, SCORE_BUG);
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
  await player(page).getByLabel('Argument').fill('TOR');
  await command(page, 'goal').click();
  await expect(graphic(page)).toContainText('TOR');
  await command(page, 'Playout commands').click();
  await expect(player(page).getByRole('region', { name: 'AMCP command for CasparCG' })).toHaveText(
    `CG 1-20 INVOKE 1 "goal('TOR')"`,
  );
});

test('a dropdown offers its choices, and the chosen one changes the graphic', async ({ page }) => {
  await start(page, STATION_LOGO);
  const logo = (edition: string) => graphic(page).locator(`img[src*="${edition}.svg"]`);
  const edition = player(page).getByRole('combobox', { name: 'Edition' });
  await expect(edition.locator('option')).toHaveText(['Day', 'Night']);
  await expect(logo('day')).toBeVisible();
  await expect(logo('night')).toBeHidden();
  await edition.selectOption('Night');
  await command(page, 'Update').click();
  await expect(logo('night')).toBeVisible();
  await expect(logo('day')).toBeHidden();
});

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('each download makes exactly the files that npm run validate checks', async ({ page }) => {
  await start(page, CRAWLER);
  await command(page, 'Download').click();
  const group = player(page).getByRole('group', { name: 'Download' });
  for (const { label, note = '' } of PLAYOUT_HOSTS as readonly PlayoutHost[])
    await expect(group.getByRole('button', { name: label, exact: true })).toHaveAccessibleDescription(note);
  const source = await loadExample('crawler');
  for (const { label: name, id: format } of PLAYOUT_HOSTS) {
    const wanted = (await exportTemplate(source, format)).map((file) => [file.name, hashOf(file.bytes)]);
    const coming = wanted.map(([file]) =>
      page.waitForEvent('download', (download) => download.suggestedFilename() === file),
    );
    await group.getByRole('button', { name, exact: true }).click();
    const saved = (await Promise.all(coming)).map(async (download) => [
      download.suggestedFilename(),
      hashOf(await readFile(await download.path())),
    ]);
    expect(await Promise.all(saved), format).toEqual(wanted);
    await expect(player(page).getByText(`Saved: ${wanted.map(([file]) => file).join(', ')}`)).toBeVisible();
  }
});

test('the background is remembered during the visit, on all pages', async ({ page }) => {
  await open(page, LOWER_THIRD);
  await expect(player(page).getByLabel('Background')).toHaveValue('studio');
  await player(page).getByLabel('Background').selectOption('Checkerboard');
  await open(page, FULL_SCREEN);
  await expect(player(page).getByLabel('Background')).toHaveValue('checkerboard');
});
