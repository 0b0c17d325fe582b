import { expect, test } from '@playwright/test';
import { open } from './helpers/page';
import {
  command,
  CRAWLER,
  frame,
  FULL_SCREEN,
  graphic,
  LOWER_THIRD,
  player,
  start,
  state,
} from './helpers/player';

test('play, next over the steps, stop', async ({ page }) => {
  await start(page, FULL_SCREEN);
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('Waits for Next');
  await expect(player(page).getByRole('status').first()).toHaveText('Play: Waits for Next, frame 70');
  await command(page, 'Next').click();
  await expect(player(page).getByRole('status').first()).toHaveText('Next: Waits for Next, frame 110');
  await command(page, 'Next').click();
  await expect(player(page).getByRole('status').first()).toHaveText('Next: On air, frame 159');
  await command(page, 'Stop').click();
  await expect(state(page)).toHaveText('Off air');
  await command(page, 'Load').click();
  await expect(player(page).getByRole('status').first()).toHaveText('Load: Off air');
});

test('an update reaches the graphic, and the form keeps its limits', async ({ page }) => {
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
  await expect(graphic(page)).toContainText('Countess');
  await name.fill('x'.repeat(61));
  await expect(name).toHaveAccessibleDescription('At most 60 characters; there are 61.');
  await name.fill('Ada');
  await name.press('Enter');
  await expect(graphic(page)).toContainText('Ada');
  await expect(graphic(page)).not.toContainText('Countess');
});

test('presets fill the form and the graphic', async ({ page }) => {
  await start(page, LOWER_THIRD);
  const name = player(page).getByLabel('Name', { exact: true });
  await command(page, 'Longest name').click();
  await expect(name).toHaveValue(/^Maximiliane/);
  await expect(graphic(page)).toContainText('Maximiliane');
  await command(page, 'Right to left').click();
  await expect(graphic(page)).toContainText('مريم السالم');
  await command(page, 'Accents').click();
  await expect(graphic(page)).toContainText('Škvorecký');
  await command(page, 'Empty').click();
  await expect(graphic(page)).not.toContainText('Škvorecký');
  await name.fill('Last');
  await command(page, 'Several updates').click();
  await expect(graphic(page)).toContainText('Maximiliane');
  await expect(graphic(page)).toContainText('Last');
});

test('invoke commands reach the template, with their argument', async ({ page }) => {
  await start(page, '/user-guide/elements/composition');
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
  await player(page).getByLabel('Argument').fill('TOR');
  await command(page, 'goal').click();
  await expect(graphic(page)).toContainText('TOR');
  await command(page, 'The same from playout').click();
  await expect(player(page).getByRole('region', { name: 'AMCP command for CasparCG' })).toHaveText(
    `CG 1-20 INVOKE 1 "goal('TOR')"`,
  );
});

test('keys move the playhead and stop the time', async ({ page }) => {
  await start(page, LOWER_THIRD);
  const slider = frame(page);
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await slider.press('ArrowRight');
  await slider.press('Shift+ArrowRight');
  await expect(slider).toHaveValue('11');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('10');
  await slider.press('End');
  await expect(slider).toHaveValue('99');
  await slider.fill('75');
  await expect(slider).toHaveAttribute('aria-valuetext', '75 of 99, keyframe, outro');
  await slider.press('Home');
  // Slowly, so that it still plays when the second key comes.
  await command(page, 'View and speed').click();
  await player(page).getByLabel('Speed').selectOption('0.1 ×');
  await slider.press(' ');
  await expect(state(page)).toHaveText('Playing');
  await slider.press(' ');
  await expect(state(page)).toHaveText('Paused');
  await expect(command(page, 'Continue')).toBeVisible();
  // The frame that was already asked for still comes.
  await page.waitForTimeout(200);
  // In a field, keys are the field's.
  const name = player(page).getByLabel('Name', { exact: true });
  const before = await slider.inputValue();
  await name.press('ArrowLeft');
  await name.press(' ');
  await expect(slider).toHaveValue(before);
});

test('background, safe areas, size, speed and rate can be chosen', async ({ page }) => {
  await start(page, LOWER_THIRD);
  await command(page, 'View and speed').click();
  for (const [choice, name] of [
    ['Black', 'black'],
    ['Gray', 'gray'],
    ['Picture', 'picture'],
  ] as const) {
    await player(page).getByLabel('Background').selectOption(choice);
    await expect(player(page).locator(`[class*="picture_"][class*="${name}_"]`)).toBeVisible();
  }
  await player(page).getByLabel('Title safe area').check();
  await player(page).getByLabel('Action safe area').check();
  const [stage, title] = await Promise.all([
    graphic(page).boundingBox(),
    player(page).locator('[class*="titleArea_"]').boundingBox(),
  ]);
  expect(title!.width / stage!.width).toBeCloseTo(0.9, 2);
  await player(page).getByLabel('Size').selectOption('1:1');
  expect((await graphic(page).boundingBox())!.width).toBe(1920);
  await player(page).getByLabel('Size').selectOption('Fit');
  await player(page).getByLabel('Speed').selectOption('0.1 ×');
  await player(page).getByLabel('Frames a second').selectOption('25');
  const started = Date.now();
  await command(page, 'Play').click();
  await expect.poll(async () => Number(await frame(page).inputValue())).toBeGreaterThan(1);
  const shown = Number(await frame(page).inputValue());
  // 25 frames a second at a tenth of the speed.
  expect(shown).toBeLessThanOrEqual(((Date.now() - started) / 1000) * 2.5 + 1);
});

test('full screen shows the player alone, and takes it back', async ({ page }) => {
  await start(page, LOWER_THIRD);
  await command(page, 'View and speed').click();
  await command(page, 'Full screen').click();
  await expect(command(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
  await command(page, 'Full screen').click();
  await expect(command(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
});

test('a link brings frame and data back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, LOWER_THIRD);
  await player(page).getByLabel('Name', { exact: true }).fill('Zoë & "Ada" #1');
  await command(page, 'Update').click();
  await frame(page).fill('30');
  await command(page, 'View and speed').click();
  await command(page, 'Copy link to this frame').click();
  await expect(player(page).getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await open(page, link);
  await expect(state(page)).toHaveText('Preview');
  await expect(frame(page)).toHaveValue('30');
  await expect(graphic(page)).toContainText('Zoë & "Ada" #1');
  await expect(player(page)).toBeInViewport();
});

test('what was done is there as AMCP and as an OGraf call, escaped', async ({ page }) => {
  await start(page, LOWER_THIRD);
  await command(page, 'The same from playout').click();
  const amcp = player(page).getByRole('region', { name: 'AMCP command for CasparCG' });
  const ograf = player(page).getByRole('region', { name: 'OGraf action call' });
  await expect(amcp).toHaveText(
    'CG 1-20 ADD 1 "lower-third" 1 "{\\"_name\\":\\"Mira Halvorsen\\",\\"_title\\":\\"Climate correspondent\\"}"',
  );
  await player(page).getByLabel('Name', { exact: true }).fill('Ada "A"');
  await command(page, 'Update').click();
  await expect(amcp).toContainText('CG 1-20 UPDATE 1 "{\\"_name\\":\\"Ada \\\\\\"A\\\\\\"\\"');
  await expect(ograf).toContainText('graphic.updateAction');
  await command(page, 'Stop').click();
  await expect(amcp).toHaveText('CG 1-20 STOP 1');
  await expect(ograf).toHaveText('await graphic.stopAction({});');
});

test('each download makes its files', async ({ page }) => {
  await start(page, CRAWLER);
  const group = player(page).getByRole('group', { name: 'Download' });
  for (const [name, file] of [
    ['CasparCG', /^crawler.*\.html$/],
    ['SPX', /^crawler.*\.html$/],
    ['OGraf', /^crawler.*\.zip$/],
    ['LiveOS', /\.(html|json)$/],
    ['Project', /^crawler.*\.zip$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await group.getByRole('button', { name, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(file);
    await expect(player(page).getByText(/^Saved: /)).toBeVisible();
  }
});
