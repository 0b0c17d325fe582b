import { expect, test, type Page } from '@playwright/test';
import { deflateSync, strToU8 } from 'fflate';
import { builder, importFile, openBuilder } from './helpers/builder.ts';
import { watchBusyTime } from './helpers/busy-time.ts';
import { open } from './helpers/page.ts';
import { isPageWell, run, tab } from './helpers/playground.ts';
import { command, LOWER_THIRD, player } from './helpers/player.ts';

/* Templates and definitions that are meant to keep the page busy. */

/** With 44 letters, the test of this pattern wouldn't end before the browser is closed. */
const SLOW = { pattern: '^(a+)+$', value: `${'a'.repeat(44)}!` } as const;

const codeOf = (changes: object): string =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(changes)), { level: 9 })).toString('base64url');

/** Returns the lower third with other fields, as the text of the template tab. */
async function templateWith(page: Page, fields: readonly object[]): Promise<string> {
  const response = await page.request.get('/playout/lower-third.json');
  const { project } = (await response.json()) as { project: { templateDefinition?: object } };
  return JSON.stringify({ ...project, templateDefinition: { ...project.templateDefinition, fields } });
}

/** Opens a link with a changed template, and runs it. */
async function runLink(page: Page, fields: readonly object[], data: object): Promise<void> {
  const changes = { template: await templateWith(page, fields), data: JSON.stringify(data) };
  await open(page, `${LOWER_THIRD}#edit-lower-third=${codeOf(changes)}`);
  await expect(command(page, 'Run')).toBeVisible({ timeout: 40_000 });
  await run(page);
  await tab(page, 'Actions').click();
}

/** Opens a link whose template has a resource, and waits for the editor. */
async function openResource(page: Page, resource: object): Promise<void> {
  const response = await page.request.get('/playout/lower-third.json');
  const { project } = (await response.json()) as { project: { resources?: readonly object[] } };
  const resources = [...(project.resources ?? []), { id: 'own', ...resource }];
  const template = JSON.stringify({ ...project, resources });
  await open(page, `${LOWER_THIRD}#edit-lower-third=${codeOf({ template })}`);
}

const reset = (page: Page) => player(page).locator('[data-control="reset"]');

test.describe('a link with a hostile file', () => {
  const svg = (attribute: string): string =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><path ${attribute}/></svg>`).toString('base64')}`;

  for (const [what, attribute] of [
    ['spaces in a style', `style="fill:url(${' '.repeat(60_000)}#a)"`],
    ['spaces in a path', `d="M${' '.repeat(60_000)}x"`],
  ] as const) {
    test(`with many ${what} opens in Look, which lists its picture`, async ({ page }) => {
      await openResource(page, { type: 'image', url: svg(attribute), width: 1, height: 1 });
      await expect(tab(page, 'Look')).toBeVisible({ timeout: 40_000 });
      await expect(player(page).getByText('own, 1 × 1 px')).toBeVisible();
    });
  }

  test('that’s too long as a file isn’t opened, and the editor says so', async ({ page }) => {
    await openResource(page, { type: 'image', url: svg(' '.repeat(700_000)) });
    await expect(player(page).getByText('The link contains more text than the editor accepts')).toBeVisible({
      timeout: 40_000,
    });
  });

  test('that’s a malformed Lottie file is refused, and Reset brings back the original', async ({ page }) => {
    await openResource(page, { type: 'lottie', data: { layers: [null], fonts: { list: [{}] } } });
    const problem = player(page).getByText('layers[0]: expected an object, got null').first();
    await expect(problem).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await expect(problem).toBeVisible({ timeout: 40_000 });
    await reset(page).click();
    await expect(problem).toBeHidden();
    await expect(tab(page, 'Look')).toBeVisible();
  });

  test('that the editor can’t show leaves the page, and Reset works after a reload', async ({ page }) => {
    // Stands for a mistake that nobody has found yet.
    await page.addInitScript(() => {
      const { isArray } = Array;
      Array.isArray = (value: unknown): value is unknown[] => {
        if (value === 'unknown mistake') throw new Error(value);
        return isArray(value);
      };
    });
    await openResource(page, { type: 'lottie', data: { layers: 'unknown mistake' } });
    const failure = player(page).getByRole('alert').filter({ hasText: 'unknown mistake' });
    await expect(failure).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await expect(failure).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await reset(page).click();
    await expect(tab(page, 'Look')).toBeVisible();
    await page.reload();
    await player(page).getByRole('button', { name: 'Restore my changes' }).click({ timeout: 40_000 });
    await expect(failure).toBeVisible();
    await reset(page).click();
    await expect(tab(page, 'Look')).toBeVisible();
  });
});

/** Opens the builder and its import. */
async function openImport(page: Page): Promise<void> {
  await openBuilder(page);
  await builder(page).getByText('Import a definition').click();
}

test('a link whose pattern is too slow doesn’t freeze the page, and the form says so', async ({ page }) => {
  const field = { key: '_name', title: 'Name', type: 'text', pattern: SLOW.pattern };
  await runLink(page, [field], { _name: SLOW.value });
  const name = player(page).getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(SLOW.value);
  await command(page, 'Update').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/the field’s pattern is too slow\. Change the pattern\./);
  await name.fill('short');
  await isPageWell(page);
});

test('a pattern still refuses a value that doesn’t match, and later commands wait for its test', async ({
  page,
}) => {
  const field = { key: '_name', title: 'Name', type: 'text', pattern: '^[A-Z]+$' };
  await runLink(page, [field], { _name: 'MIRA' });
  const name = player(page).getByLabel('Name', { exact: true });
  await name.fill('Mira');
  await command(page, 'Update').click();
  await expect(name).toHaveAccessibleDescription(/doesn’t match the field’s pattern/);
  await name.fill('EVA');
  await expect(name).not.toHaveAccessibleDescription(/doesn’t match/);
  await command(page, 'Update').click();
  await command(page, 'Stop').click();
  await command(page, 'Play').click();
  await expect(page.frameLocator('iframe').getByText('EVA').first()).toBeVisible();
});

test('a definition whose pattern is too slow doesn’t freeze the builder', async ({ page }) => {
  const properties = {
    a: { type: 'string', title: 'Letters', pattern: SLOW.pattern, default: SLOW.value },
    b: { type: 'string', title: 'Capitals', pattern: '^[A-Z]+$', default: 'x' },
  };
  await openImport(page);
  await importFile(page, JSON.stringify({ type: 'object', properties }));
  await expect(builder(page)).toContainText('Imported: GDD schema, 2 fields.');
  const definition = builder(page).locator('[data-definition="gdd"]');
  await expect(definition).toContainText('can’t be checked, because the pattern is too slow: ^(a+)+$');
  await expect(definition).toContainText('"x" doesn’t match the pattern ^[A-Z]+$');
  const letters = builder(page).getByRole('group', { name: 'What the operator sees' }).getByLabel('Letters');
  await expect(letters).toHaveAccessibleDescription(/pattern is too slow/);
  // A browser would test it on the page's thread.
  await expect(page.locator('[pattern]')).toHaveCount(0);
});

const GDD = `<script name="graphics-data-definition" type="application/json+gdd">{"type":"object","properties":{"a":{"type":"string"}}}</script>`;
const listOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `choice ${index}`);
const nested = (depth: number): object =>
  depth === 0 ? { type: 'string' } : { type: 'array', minItems: 50, items: nested(depth - 1) };

const IMPORTS = [
  ['a page with 200,000 elements', `<body>${'<i>'.repeat(200_000)}${GDD}`, 'Imported: GDD schema, 1 field.'],
  [
    'a list with 30,000 values',
    JSON.stringify({ type: 'object', properties: { a: { type: 'string', enum: listOf(30_000) } } }),
    'The definition has 30,000 choices. The builder accepts at most 1,000.',
  ],
  [
    'lists in lists in lists',
    JSON.stringify({ type: 'object', properties: { a: nested(7) } }),
    'The definition has thousands of properties.',
  ],
  [
    'a project with 1,000 fields',
    JSON.stringify({
      keyfill: 1,
      mainComposition: 'a',
      compositions: [{ id: 'a', layers: [] }],
      templateDefinition: {
        fields: listOf(1000).map((key) => ({ key, title: key, type: 'text' })),
        decorations: listOf(15_000).map((before) => ({ type: 'spacer', before })),
      },
    }),
    'fields. The builder accepts at most 200.',
  ],
] as const;

test('no import keeps the builder busy', async ({ page }) => {
  await openImport(page);
  for (const [name, text, message] of IMPORTS) {
    await test.step(name, async () => {
      // This replaces the message of the previous import.
      await importFile(page, ' ');
      await expect(builder(page)).toContainText('nothing to import');
      const busyTime = await watchBusyTime(page);
      await importFile(page, text);
      await expect(builder(page)).toContainText(message);
      expect(await busyTime()).toBeLessThan(1500);
    });
  }
});
