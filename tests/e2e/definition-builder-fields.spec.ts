import { expect, test, type Locator } from '@playwright/test';
import { builder, button, definition, openBuilder, openRow } from './helpers/builder.ts';
import { product } from '../../src/product.ts';

test('fields keep the focus nearby, and the operator sees a control for each type', async ({ page }) => {
  await openBuilder(page);
  const general = builder(page).getByRole('group', { name: 'General' });
  const preview = builder(page).getByRole('group', { name: 'What the operator sees' });
  const gdd = definition(page, 'gdd');
  const row = (name: string): Locator => builder(page).getByRole('group', { name });
  const keys = async (): Promise<string[]> => {
    const { properties } = JSON.parse((await gdd.locator('code').textContent()) ?? '') as {
      properties: object;
    };
    return Object.keys(properties);
  };

  await test.step("a definition says that it's incomplete while the form has errors", async () => {
    await general.getByLabel('Name').fill('');
    await expect(general.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(gdd).toContainText('Incomplete The form has 1 error.');
    await expect(builder(page).getByRole('status').first()).toContainText('Form: 1 error.');
    await general.getByLabel('Name').fill('Score');
    await expect(gdd).toContainText('No errors, no warnings.');
    await expect(gdd).not.toContainText('Incomplete');
  });

  await test.step('a dropdown is built', async () => {
    await button(page, 'Add a field').click();
    await expect(row('Field 3: field 3').getByLabel('Key')).toBeFocused();
    await expect(row('Field 3: field 3').locator('summary')).toContainText('1 error');
    await page.keyboard.type('_side');
    const side = row('Field 3: _side');
    await side.getByLabel('Field type').selectOption('dropdown');
    await expect(side).toContainText('A dropdown needs at least one choice.');
    for (const choice of ['home', 'away']) {
      await side.getByRole('button', { name: 'Add a choice' }).click();
      await page.keyboard.type(choice);
    }
    await side.getByLabel('Label 1').fill('Home team');
    await preview.getByLabel('Side').selectOption('Home team');
    await side.getByRole('button', { name: 'Remove choice 1' }).click();
    await expect(side.getByLabel('Value 1')).toHaveValue('away');
  });

  await test.step('a field is moved and removed', async () => {
    await button(page, 'Up _side').click();
    await expect(button(page, 'Up _side')).toBeFocused();
    await expect(builder(page)).toContainText('_side is field 2 of 3.');
    expect(await keys()).toEqual(['_name', '_side', '_title']);
    await expect(row('Field 1: Full name').locator('summary')).toContainText('1 difference between targets');
    await openRow(page, 'Full name');
    await expect(row('Field 1: Full name').getByRole('list')).toContainText('SPX: Can’t store');
    await button(page, 'Remove Full name').click();
    await expect(button(page, 'Remove _side')).toBeFocused();
    expect(await keys()).toEqual(['_side', '_title']);
  });

  await test.step('an import lists what changes, and can be undone', async () => {
    await builder(page).getByText('Import a definition').click();
    const text = builder(page).getByLabel('Or paste its text');
    await text.fill('{"title": "Bug", "authorName": "Mira", "properties": {"_logo": {"type": "string"}}}');
    await button(page, 'Import the text').click();
    await expect(builder(page)).toContainText('authorName: left out. Its value was "Mira".');
    await expect(general.getByLabel('Name')).toHaveValue('Bug');
    await button(page, 'Undo import').click();
    await expect(general.getByLabel('Name')).toHaveValue('Score');
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
    await builder(page)
      .getByLabel('Or paste its text')
      .fill(JSON.stringify({ ...project, templateDefinition: { fields, decorations } }));
    await button(page, 'Import the text').click();
    await expect(builder(page)).toContainText(`Imported: ${product.name} project, 5 fields.`);
    await expect(preview.getByLabel('Live')).toBeChecked();
    await expect(preview.getByLabel('Pick a color: Team')).toHaveValue('#ff8800');
    await preview.getByLabel('Team', { exact: true }).fill('#00FF');
    await expect(preview.getByLabel('Team', { exact: true })).toHaveAccessibleDescription(
      'Enter a color such as #ff8800.',
    );
    await preview.getByLabel('Size').fill('5');
    await expect(preview.getByLabel('Size')).toHaveAccessibleDescription('Enter a multiple of 2.');
    await expect(preview.getByLabel('Notes')).toHaveValue('One\nTwo');
    await expect(preview.getByLabel('Id')).toHaveAttribute('readonly');
    await expect(preview).toContainText('Only for the director');
  });

  await test.step('the form stays while the reader visits another page', async () => {
    await page.getByRole('link', { name: 'OGraf', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OGraf');
    await page.goBack();
    await expect(general.getByLabel('Name')).toHaveValue('Types');
  });
});
