import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { loadExample } from '../../tools/playout/validate-example.ts';
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

test('an update reaches the graphic, and the form checks its limits', async ({ page }) => {
  await start(page, LOWER_THIRD);
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
  await name.fill('x'.repeat(61));
  await expect(name).toHaveAccessibleDescription('Enter at most 60 characters. You have 61.');
  await name.fill('Ada');
  await name.press('Enter');
  await expect(graphic(page)).toContainText('Ada');
  await expect(graphic(page)).not.toContainText('Countess');
});

test('presets fill the form and the graphic', async ({ page }) => {
  await start(page, LOWER_THIRD);
  const name = player(page).getByLabel('Name', { exact: true });
  const preset = player(page).getByLabel('Try other data');
  await preset.selectOption('Longest text');
  await expect(name).toHaveValue(/^Maximiliane/);
  await expect(graphic(page)).toContainText('Maximiliane');
  await preset.selectOption('Right to left');
  await expect(graphic(page)).toContainText('مريم السالم');
  await preset.selectOption('Accents');
  await expect(graphic(page)).toContainText('Škvorecký');
  await preset.selectOption('First line only');
  await expect(graphic(page)).toContainText('Škvorecký');
  await expect(graphic(page)).not.toContainText('Živković');
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

test('numbers stay within their limits, and invoke commands reach the template with their argument', async ({
  page,
}) => {
  await start(page, SCORE_BUG);
  await test.step('a number has limits', async () => {
    const score = player(page).getByLabel('Home score', { exact: true });
    await expect(score).toHaveAccessibleDescription('0 to 999');
    await score.fill('-1');
    await command(page, 'Update').click();
    await expect(score).toBeFocused();
    await expect(score).toHaveAccessibleDescription('Enter 0 or more.');
    await score.fill('1000');
    await expect(score).toHaveAccessibleDescription('Enter 999 or less.');
    await score.fill('two');
    await expect(score).toHaveAccessibleDescription('Enter a number.');
    await expect(graphic(page)).not.toContainText('1000');
    await score.fill('718');
    await score.press('Enter');
    await expect(graphic(page)).toContainText('718');
  });
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

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('each download makes exactly the files that npm run validate checks', async ({ page }) => {
  await start(page, CRAWLER);
  await command(page, 'Download').click();
  const group = player(page).getByRole('group', { name: 'Download' });
  for (const { label, note = '' } of PLAYOUT_HOSTS as readonly PlayoutHost[])
    await expect(group.getByRole('button', { name: label, exact: true })).toHaveAccessibleDescription(note);
  const source = await loadExample('crawler');
  for (const { label: name, id: format } of PLAYOUT_HOSTS) {
    const files = await exportTemplate(source, format);
    const wanted = Object.fromEntries(files.map((file) => [file.name, hashOf(file.bytes)]));
    const saved: Record<string, string> = {};
    const all = new Promise<void>((resolve) => {
      let missing = Object.keys(wanted).length;
      page.on('download', function take(download) {
        void download.path().then(async (path) => {
          saved[download.suggestedFilename()] = hashOf(await readFile(path));
          missing -= 1;
          if (missing > 0) return;
          page.off('download', take);
          resolve();
        });
      });
    });
    await group.getByRole('button', { name, exact: true }).click();
    await all;
    expect(saved, format).toEqual(wanted);
    await expect(player(page).getByText(`Saved: ${Object.keys(wanted).join(', ')}`)).toBeVisible();
  }
});

test('a download starts with what the form contains, whether or not it was sent', async ({ page }) => {
  await start(page, LOWER_THIRD);
  await player(page).getByLabel('Name', { exact: true }).fill('Typed by an operator');
  await command(page, 'Download').click();
  const saving = page.waitForEvent('download');
  await command(page, 'CasparCG').click();
  const text = await readFile(await (await saving).path(), 'utf8');
  // The content of the element, and the field's default for clients that read the definition.
  expect(text).toContain('"content":"Typed by an operator"');
  expect(text).toMatch(/"default":\s*"Typed by an operator"/);
  expect(text).not.toContain('Mira Halvorsen');
  expect(text).toContain('"content":"Climate correspondent"');
});
