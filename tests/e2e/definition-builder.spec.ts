import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './helpers/axe';
import { unfitControls } from './helpers/layout';
import { open } from './helpers/page';

const PAGE = '/user-guide/exporting/template-definition-builder';

const builder = (page: Page): Locator => page.locator('[data-definition-builder]');
const button = (page: Page, name: string): Locator =>
  builder(page).getByRole('button', { name, exact: true });
const definition = (page: Page, id: 'gdd' | 'spx' | 'ograf'): Locator =>
  builder(page).locator(`[data-definition="${id}"]`);

async function openBuilder(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await button(page, 'Open the builder').click();
  await expect(button(page, 'Add a field')).toBeVisible();
  // The button has gone: the focus is on the first control of what came.
  await expect(builder(page).getByText('Import a definition')).toBeFocused();
}

test('a form becomes three definitions beside each other, checked as one types', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  const general = builder(page).getByRole('group', { name: 'General' });

  await test.step('what is typed is in all of them', async () => {
    await general.getByLabel('Name').fill('Final score');
    for (const id of ['gdd', 'spx', 'ograf'] as const)
      await expect(definition(page, id).locator('code')).toContainText('Full name');
    await expect(definition(page, 'ograf').locator('code')).toContainText('"id": "final-score"');
    const boxes = await Promise.all(
      (['gdd', 'spx', 'ograf'] as const).map((id) => definition(page, id).boundingBox()),
    );
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
  });

  await test.step('errors and warnings stand beside the definition', async () => {
    await general.getByLabel('Layer').fill('8');
    const pattern = builder(page).getByLabel('Pattern').first();
    await pattern.fill('[');
    await expect(definition(page, 'gdd')).toContainText(
      'Error properties._name.pattern: no regular expression',
    );
    await expect(definition(page, 'spx')).toContainText(
      'Warning playlayer: the open-source build plays layer 8',
    );
    await pattern.fill('');
    await expect(definition(page, 'gdd')).toContainText('No errors, no warnings.');
  });

  await test.step('keys alone add a field', async () => {
    await button(page, 'Add a field').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('_clubLogo');
    await expect(definition(page, 'gdd').locator('code')).toContainText('"title": "Club logo"');
  });

  await test.step('each definition is copied, and the block for the head', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    for (const [id, name] of [
      ['gdd', 'GDD'],
      ['spx', 'SPX'],
      ['ograf', 'OGraf'],
    ] as const) {
      await button(page, `Copy ${name}`).click();
      await expect.poll(copied).toBe(await definition(page, id).locator('code').textContent());
    }
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

  await test.step('a definition is saved as a file, and read again', async () => {
    const saving = page.waitForEvent('download');
    await button(page, 'Download OGraf').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('final-score.ograf.json');
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ id: 'final-score', stepCount: 1 });

    await button(page, 'Empty the form').click();
    await expect(general.getByLabel('Name')).toHaveValue('');
    await builder(page).getByText('Import a definition').click();
    const chooser = builder(page).getByLabel('File');
    const name = 'package.json';
    await chooser.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') });
    await expect(builder(page).getByRole('alert')).toContainText('no GDD schema and no OGraf manifest');
    await chooser.setInputFiles({
      name: 'final-score.ograf.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(builder(page)).toContainText('Imported: OGraf manifest, 3 fields.');
    await expect(general.getByLabel('Name')).toHaveValue('Final score');
    expect(await definition(page, 'ograf').locator('code').textContent()).toBe(text);
    const project = await page.evaluate(async () => {
      const response = await fetch('/playout/lower-third.json');
      return JSON.stringify(((await response.json()) as { project: object }).project);
    });
    await chooser.setInputFiles({
      name: 'lower-third.keyfill',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(project),
    });
    await expect(builder(page)).toContainText('Imported: Keyfill project, 2 fields.');
  });
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`axe finds nothing, controls are large and nothing sticks out: ${theme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openBuilder(page, `${PAGE}?docusaurus-theme=${theme}`);
    await builder(page).getByText('Import a definition').click();
    await builder(page).getByRole('group', { name: 'General' }).getByLabel('Layer').fill('x');
    await builder(page)
      .getByLabel('Pattern')
      .first()
      .fill(`[${'wide'.repeat(60)}`);
    await expect(definition(page, 'gdd')).toContainText('Error');
    await page.mouse.move(0, 0);
    for (const mode of [theme, theme === 'light' ? 'dark' : 'light']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
      expect(await violationsOf(page, { within: '[data-definition-builder]' }), mode).toEqual([]);
    }
    const controls = builder(page).locator(
      'button, input:not([type="checkbox"]), select, textarea, summary, [role="tab"]',
    );
    expect(await unfitControls(controls, width)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
