import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DEFINITIONS } from '../../src/playout/hosts.ts';
import { violationsOf } from './helpers/axe.ts';
import {
  BUILDER,
  builder,
  button,
  definition,
  importFile,
  openBuilder,
  openRow,
  show,
} from './helpers/builder.ts';
import { unfitControls } from './helpers/layout.ts';
import { product } from '../../src/product.ts';

test("the form and the operator's view are in the page before any script runs, and nothing moves when it starts", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const still = await context.newPage();
  await still.goto(BUILDER);
  await expect(builder(still).getByRole('group', { name: 'General', includeHidden: true })).toBeVisible();
  await expect(builder(still).locator('summary', { hasText: 'Full name' })).toBeVisible();
  await expect(builder(still).getByText('What the operator sees')).toBeVisible();
  await expect(definition(still, 'gdd').locator('code')).toContainText('"title": "Lower third"');
  const before = await builder(still).boundingBox();
  await context.close();
  await openBuilder(page);
  expect((await builder(page).boundingBox())?.height).toBe(before?.height);
});

test('a form becomes definitions, which are checked as you type', async ({ page, context }) => {
  await openBuilder(page);
  const general = builder(page).getByRole('group', { name: 'General' });

  await test.step('all definitions contain what the reader types', async () => {
    await general.getByLabel('Name').fill('Final score');
    for (const { id, name } of DEFINITIONS) {
      await show(page, name);
      await expect(definition(page, id).locator('code')).toContainText('Full name');
    }
    await show(page, 'OGraf');
    await expect(definition(page, 'ograf').locator('code')).toContainText('"id": "final-score"');
  });

  await test.step('labels and fields are in line across a row', async () => {
    const tops = (part: string): Promise<number[]> =>
      general.locator(part).evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().top));
    const [labels, fields] = [await tops('label'), await tops('label + *')];
    for (const row of [0, 2, 4, 6]) {
      expect(labels[row]).toBe(labels[row + 1]);
      expect(fields[row]).toBe(fields[row + 1]);
    }
  });

  await test.step('errors are listed with the definition, or a green check if it is valid', async () => {
    await openRow(page, 'Full name');
    await builder(page).getByLabel('Default value').scrollIntoViewIfNeeded();
    await expect(builder(page).getByText('What the operator sees')).toBeInViewport();
    const pattern = builder(page).getByLabel('Pattern').first();
    await pattern.fill('[');
    await show(page, 'GDD');
    await expect(definition(page, 'gdd')).toContainText(
      'Error properties._name.pattern: not a valid regular expression',
    );
    await pattern.fill('');
    await expect(definition(page, 'gdd')).toContainText('No errors, no warnings.');
    const state = builder(page).getByRole('status').first();
    await expect(state).toHaveText('All definitions are valid.');
    await expect(state.locator('svg')).toBeVisible();
  });

  await test.step('a field can be added with the keyboard', async () => {
    await button(page, 'Add a field').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('_clubLogo');
    await expect(definition(page, 'gdd').locator('code')).toContainText('"title": "Club logo"');
  });

  await test.step('each definition and the block for the head can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    for (const { id, name } of DEFINITIONS) {
      await show(page, name);
      await button(page, `Copy ${name}`).click();
      await expect.poll(copied).toBe(await definition(page, id).locator('code').textContent());
    }
    await show(page, 'SPX');
    await button(page, 'Copy SPX for the head').click();
    await expect.poll(copied).toContain('<script>\nwindow.SPXGCTemplateDefinition = {');
    const saving = page.waitForEvent('download');
    await button(page, 'Download SPX').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('final-score.spx.js');
    expect(await readFile(await file.path(), 'utf8')).toBe(
      await definition(page, 'spx').locator('code').textContent(),
    );
  });

  await test.step('a definition is saved as a file and imported again', async () => {
    await show(page, 'OGraf');
    const saving = page.waitForEvent('download');
    await button(page, 'Download OGraf').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('final-score.ograf.json');
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ id: 'final-score', stepCount: 1 });

    await button(page, 'Clear the form').click();
    await expect(general.getByLabel('Name')).toHaveValue('');
    await builder(page).getByText('Import a definition').click();
    await importFile(page, '{"a": 1}');
    await expect(builder(page).getByRole('alert')).toContainText('isn’t a definition or a project');
    await importFile(page, text);
    await expect(builder(page)).toContainText('Imported: OGraf manifest, 3 fields.');
    await expect(button(page, 'Choose a file').locator('xpath=..')).toContainText('file.html');
    await expect(general.getByLabel('Name')).toHaveValue('Final score');
    expect(await definition(page, 'ograf').locator('code').textContent()).toBe(text);
    const example = await page.request.get('/playout/lower-third.json');
    const { project } = (await example.json()) as { project: object };
    await importFile(page, JSON.stringify(project));
    await expect(builder(page)).toContainText(`Imported: ${product.name} project, 2 fields.`);
  });
});

test('axe finds nothing, controls are large enough, and nothing overflows on a phone and in the dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBuilder(page);
  await builder(page).getByText('Import a definition').click();
  await builder(page).getByRole('group', { name: 'General' }).getByLabel('Layer', { exact: true }).fill('x');
  await openRow(page, 'Full name');
  await builder(page)
    .getByLabel('Pattern')
    .first()
    .fill(`[${'wide'.repeat(60)}`);
  await expect(definition(page, 'gdd')).toContainText('Error');
  await page.mouse.move(0, 0);
  const controls = builder(page).locator(
    'button, input:not([type="checkbox"], [hidden]), select, textarea, summary, [role="tab"]',
  );
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violationsOf(page, { within: '[data-definition-builder]' }), colorScheme).toEqual([]);
    // A mouse needs less than a thumb.
    expect(await unfitControls(controls, width, width < 1000 ? undefined : 35.9)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
