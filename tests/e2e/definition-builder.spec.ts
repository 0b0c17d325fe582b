import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEFINITIONS, type DefinitionId } from '../../src/playout/hosts.ts';
import { violationsOf } from './helpers/axe.ts';
import { unfitControls } from './helpers/layout.ts';
import { BUILDER, clipboard, open, overflow } from './helpers/page.ts';

const builder = (page: Page): Locator => page.locator('[data-definition-builder]');
const button = (page: Page, name: string): Locator =>
  builder(page).getByRole('button', { name, exact: true });
const code = (page: Page, id: DefinitionId): Locator =>
  builder(page).locator(`[data-definition="${id}"] code`);
const textOf = (page: Page, id: DefinitionId): Promise<string> =>
  code(page, id).evaluate(({ children }) => Array.from(children, (line) => line.textContent).join('\n'));
const general = (page: Page): Locator => builder(page).getByRole('group', { name: 'General' });
const layer = (page: Page): Locator => builder(page).getByLabel('Layer', { exact: true });
const preview = (page: Page): Locator => builder(page).getByRole('group', { name: 'What the operator sees' });
const row = (page: Page, name: string): Locator => builder(page).getByRole('group', { name });
const show = (page: Page, name: string): Promise<void> =>
  builder(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();

/** Clicks what saves a definition, and returns the file's name and text without its last line break. */
async function download(page: Page): Promise<readonly [name: string, text: string]> {
  const saving = page.waitForEvent('download');
  await builder(page)
    .getByRole('button', { name: /^Download/ })
    .click();
  const file = await saving;
  return [file.suggestedFilename(), (await readFile(await file.path(), 'utf8')).trimEnd()];
}

/** Opens the first field and its limits. */
async function openLimits(page: Page): Promise<void> {
  const field = row(page, 'Field 1: Full name');
  await field.locator('summary').first().click();
  await field.getByText('Limits Min length 2').click();
}

async function openBuilder(page: Page): Promise<void> {
  await open(page, BUILDER);
  await expect(builder(page).locator('[data-ready]')).toBeVisible();
}

test('the form is there before any script runs but takes no text, and nothing moves when it starts', async ({
  page,
  browser,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() });
  await still.goto(BUILDER);
  await expect(builder(still).getByRole('group', { name: 'General', includeHidden: true })).toBeVisible();
  await expect(code(still, 'gdd')).toContainText('"title": "Lower third"');
  await expect(builder(still).locator('[inert]')).toBeVisible();
  const before = await builder(still).boundingBox();
  await still.close();
  await openBuilder(page);
  expect((await builder(page).boundingBox())?.height).toBe(before?.height);
});

test('a form becomes definitions, which are checked as you type', async ({ page }) => {
  await openBuilder(page);

  await test.step('the graphic shows what the operator types', async () => {
    await preview(page).getByLabel('Full name').fill('Tove Ibarra');
    await expect(preview(page)).toContainText('Tove Ibarra');
  });
  await test.step('all definitions contain what the reader types, and can be copied and saved', async () => {
    await general(page).getByLabel('Name').fill('Final score');
    for (const { id, name } of DEFINITIONS) {
      await show(page, name);
      await expect(code(page, id)).toContainText('Full name');
      await button(page, 'Copy code to clipboard').click();
      await expect.poll(() => clipboard(page)).toBe(await textOf(page, id));
    }
    await show(page, 'SPX');
    await button(page, 'Copy HTML tag').click();
    await expect.poll(() => clipboard(page)).toContain('<script>\nwindow.SPXGCTemplateDefinition = {');
    await expect(builder(page).getByText('Valid, with 2 notes for SPX')).toBeVisible();
    await expect(builder(page).getByText(': Can’t store')).toHaveCount(2);
    expect(await download(page)).toEqual(['final-score.spx.js', await textOf(page, 'spx')]);
  });
  await test.step('errors are listed with the definition', async () => {
    await openLimits(page);
    const pattern = builder(page).getByLabel('Pattern').first();
    await pattern.fill('[');
    await show(page, 'GDD');
    const gdd = builder(page).locator('[data-definition="gdd"]');
    await expect(gdd).toContainText('properties._name.pattern');
    await pattern.fill('');
    await expect(gdd).not.toContainText('properties._name.pattern');
    await general(page).getByLabel('Name').fill('');
    await expect(general(page).getByLabel('Name')).toHaveAccessibleDescription(/name/);
    await expect(builder(page).getByText('Incomplete: 1 error in the form')).toBeVisible();
    await general(page).getByLabel('Name').fill('Final score');
    await expect(builder(page).getByText('Valid for GDD')).toBeVisible();
  });
  await test.step('a saved definition can be imported, and an import can be undone', async () => {
    await show(page, 'OGraf');
    const [name, text] = await download(page);
    expect(name).toBe('final-score.ograf.json');
    await button(page, 'Clear form').click();
    await expect(general(page).getByLabel('Name')).toHaveValue('');
    await builder(page).getByText('Import', { exact: true }).click();
    const choose = (buffer: string) =>
      builder(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: 'a.json', mimeType: 'text/json', buffer: Buffer.from(buffer) });
    await choose('{"a": 1}');
    await expect(builder(page).getByRole('alert')).toContainText('isn’t a definition');
    await choose(text);
    await expect(general(page).getByLabel('Name')).toHaveValue('Final score');
    expect(await textOf(page, 'ograf')).toBe(text);
    await builder(page)
      .getByLabel('Or paste its text')
      .fill('{"title": "Bug", "authorName": "Mira", "properties": {}}');
    await button(page, 'Import the text').click();
    await expect(builder(page)).toContainText('authorName: left out');
    await expect(general(page).getByLabel('Name')).toHaveValue('Bug');
    await button(page, 'Undo import').click();
    await expect(general(page).getByLabel('Name')).toHaveValue('Final score');
  });
});

test('fields keep the focus nearby, and the operator sees a control for each type', async ({ page }) => {
  await openBuilder(page);
  const keys = async (): Promise<string[]> => {
    const { properties } = JSON.parse(await textOf(page, 'gdd')) as {
      properties: object;
    };
    return Object.keys(properties);
  };
  await test.step('a dropdown is built with the keyboard', async () => {
    await button(page, 'Add a field').press('Enter');
    await expect(row(page, 'Field 3: Field 3').getByLabel('Title')).toBeFocused();
    await expect(row(page, 'Field 3: Field 3')).toBeInViewport({ ratio: 1 });
    await expect(builder(page).getByText('Valid for GDD')).toBeInViewport();
    await page.keyboard.press('Delete');
    const side = row(page, 'Field 3');
    const { height } = (await side.boundingBox())!;
    await side.getByLabel('Key').fill('');
    await expect(side.getByLabel('Key')).toHaveAccessibleDescription('Enter a key.');
    expect((await side.boundingBox())?.height, 'space for the message is reserved').toBe(height);
    await side.getByLabel('Key').fill('_side');
    await side.getByLabel('Field type').selectOption('dropdown');
    for (const choice of ['home', 'away']) {
      await side.getByRole('button', { name: 'Add a choice' }).click();
      await page.keyboard.type(choice);
    }
    await side.getByLabel('Label 1').fill('Home team');
    await preview(page).getByLabel('Side').selectOption('Home team');
    await side.getByRole('button', { name: 'Remove choice 1' }).click();
    await expect(side.getByLabel('Value 1')).toHaveValue('away');
  });
  await test.step('a field is moved and removed', async () => {
    await button(page, 'Up _side').click();
    await expect(button(page, 'Up _side')).toBeFocused();
    await expect(builder(page)).toContainText('_side is field 2 of 3');
    expect(await keys()).toEqual(['_name', '_side', '_title']);
    await row(page, 'Field 1: Full name').locator('summary').click();
    await button(page, 'Remove Full name').click();
    await expect(button(page, 'Remove _side')).toBeFocused();
    expect(await keys()).toEqual(['_side', '_title']);
  });
  await test.step('each type has its control, and its value is checked', async () => {
    const fields = [
      { key: '_live', title: 'Live', type: 'checkbox', value: 'true' },
      { key: '_team', title: 'Team', type: 'color', value: '#ff8800' },
      { key: '_size', title: 'Size', type: 'number', value: '4', minimum: 0, maximum: 10, step: 2 },
      { key: '_notes', title: 'Notes', type: 'multi-line', value: 'One\nTwo' },
      { key: '_id', title: 'Id', type: 'hidden', value: 'a1' },
    ];
    const decorations = [{ type: 'caption', text: 'Only for the director', before: '_id' }];
    const compositions = [{ id: 'a', layers: [] }];
    const project = { keyfill: 1, name: 'Types', mainComposition: 'a', compositions };
    await builder(page).getByText('Import', { exact: true }).click();
    const text = JSON.stringify({ ...project, templateDefinition: { layer: 3, fields, decorations } });
    await builder(page).getByLabel('Or paste its text').fill(text);
    await button(page, 'Import the text').click();
    await expect(layer(page), 'the fold is open, because it has a value').toBeVisible();
    await expect(preview(page).getByLabel('Live')).toBeChecked();
    await expect(preview(page).getByLabel('Pick a color: Team')).toHaveValue('#ff8800');
    await preview(page).getByLabel('Size').fill('5');
    await expect(preview(page).getByLabel('Size')).toHaveAccessibleDescription(/multiple of 2/);
    await expect(preview(page).getByLabel('Notes')).toHaveValue('One\nTwo');
    await expect(preview(page).getByLabel('Id')).toHaveAttribute('readonly');
    await expect(preview(page)).toContainText('Only for the director');
  });
  await test.step('the form stays while the reader visits another page', async () => {
    await page.getByRole('link', { name: 'OGraf', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OGraf');
    await page.goBack();
    await expect(general(page).getByLabel('Name')).toHaveValue('Types');
  });
});

test('the builder is accessible on a phone and in the dark, and nothing overflows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBuilder(page);
  await builder(page).getByText('Import', { exact: true }).click();
  await builder(page).getByText('Settings for SPX and CasparCG').click();
  await layer(page).fill('x');
  await openLimits(page);
  const pattern = builder(page).getByLabel('Pattern').first();
  await pattern.fill(`[${'wide'.repeat(60)}`);
  await page.mouse.move(0, 0);
  const controls = builder(page).locator(
    ':is(button, input:not([type="checkbox"]), select, textarea, summary, [role="tab"]):visible',
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
    expect(await overflow(page)).toBe(0);
    // The formats are next to the download, which a phone only shows with the preview.
    const formats = builder(page).getByRole('tablist');
    await expect(formats).toBeVisible({ visible: width > 1000 });
    if (width > 1000) continue;
    await button(page, 'Preview').click();
    await expect(preview(page).getByText('What the operator sees')).toBeInViewport();
    await expect(formats).toBeVisible();
    await expect(general(page)).toBeHidden();
    expect(await unfitControls(controls, width)).toEqual([]);
    await button(page, 'Edit').click();
    await expect(general(page)).toBeInViewport();
    await expect(preview(page)).toBeHidden();
  }
});
