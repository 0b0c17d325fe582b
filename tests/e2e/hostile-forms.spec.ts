import { expect, test, type Page } from '@playwright/test';
import { deflateSync, strToU8 } from 'fflate';
import { BUILDER, open } from './helpers/page.ts';
import { editor, isPageWell, run, tab } from './helpers/playground.ts';
import { command, LOWER_THIRD, player } from './helpers/player.ts';

/* Templates and definitions that would keep a page busy, or that the editor can't show. */

/** With 44 letters, the test of this pattern wouldn't end before the browser is closed. */
const SLOW = { pattern: '^(a+)+$', value: `${'a'.repeat(44)}!` } as const;

interface Project {
  readonly templateDefinition?: object;
  readonly resources?: readonly object[];
  readonly compositions: readonly object[];
}

/** Opens a link with a changed lower third. */
async function openLink(page: Page, change: (project: Project) => Project, data: object = {}): Promise<void> {
  const { project } = (await (await page.request.get('/playout/lower-third.json')).json()) as {
    project: Project;
  };
  const changes = { template: JSON.stringify(change(project)), data: JSON.stringify(data) };
  const code = Buffer.from(deflateSync(strToU8(JSON.stringify(changes)))).toString('base64url');
  await open(page, `${LOWER_THIRD}#edit-lower-third=${code}`);
}
const withFields =
  (...fields: readonly object[]) =>
  (project: Project): Project => ({
    ...project,
    templateDefinition: { ...project.templateDefinition, fields },
  });
const withFile =
  (resource: object) =>
  (project: Project): Project => ({
    ...project,
    resources: [...(project.resources ?? []), { id: 'own', ...resource }],
  });

test('a malformed Lottie file in a link is refused, and Reset brings back the original', async ({ page }) => {
  await openLink(page, withFile({ type: 'lottie', data: { layers: [null], fonts: { list: [{}] } } }));
  const problem = player(page).getByText('layers[0]: expected an object').first();
  await expect(problem).toBeVisible();
  await command(page, 'Reset').click();
  await expect(problem).toBeHidden();
  await expect(tab(page, 'Look')).toBeVisible();
});

test('a link that the editor can’t show leaves the page, and can be reset', async ({ page }) => {
  // Stands for a mistake that nobody has found yet.
  await page.addInitScript(() => {
    const { isArray } = Array;
    Array.isArray = (value: unknown): value is unknown[] => {
      if (value === 'unknown mistake') throw new Error(value);
      return isArray(value);
    };
  });
  await openLink(page, withFile({ type: 'lottie', data: { layers: 'unknown mistake' } }));
  const failure = player(page).getByRole('alert').filter({ hasText: 'unknown mistake' });
  await expect(failure).toBeVisible();
  await page.reload();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await player(page).locator('[data-control="reset"]').click();
  await expect(tab(page, 'Look')).toBeVisible();
});

test('long names and lists in a link are shown once each, and shortened in Look', async ({ page }) => {
  const many = <One>(count: number, make: (index: number) => One): One[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const stops = many(90, (at) => ({ offset: at / 90, color: `rgb(${at} ${at * 2} 9)` }));
  const style = { width: 9, height: 9, fill: { type: 'linear', stops } };
  const plate = { id: 'plate', name: 'Plate '.repeat(9000), element: { type: 'rectangle', style } };
  const texts = many(40, (at) => ({
    id: `text ${at}`,
    name: 'Text',
    element: { type: 'text', content: 'a', style: { fontFamily: `Face ${at} ${'a'.repeat(2000)}` } },
  }));
  await openLink(page, (project) => ({
    ...withFields(...many(200, (at) => ({ key: `k${at}`, title: 'Picture', type: 'image' })))(project),
    resources: many(200, (at) => ({ id: `r${at}`, type: 'image', url: 'data:,' })),
    compositions: project.compositions.map((one, at) => ({
      ...one,
      layers: at === 0 ? [plate, ...texts] : [],
    })),
  }));
  const panel = player(page).getByRole('tabpanel', { name: 'Look' });
  await expect(panel.getByText('Plate Plate').first()).toBeVisible();
  expect((await panel.textContent())?.length).toBeLessThan(200_000);
  await run(page);
  await expect(player(page).getByLabel('Picture', { exact: true })).toHaveCount(200);
  expect(await player(page).locator('datalist option').count()).toBe(200);
});

test('long lines of a script without spaces break anywhere', async ({ page }) => {
  for (const [letters, isAnywhere] of [
    [200, false],
    [190_000, true],
  ] as const) {
    await openLink(page, (project) => project, { a: '\u1780'.repeat(letters) });
    await tab(page, 'Data').click();
    const expectLines = expect(editor(page));
    await (isAnywhere ? expectLines : expectLines.not).toHaveCSS('line-break', 'anywhere');
  }
});

for (const [what, pattern, value, problem] of [
  ['is too slow', SLOW.pattern, SLOW.value, /pattern is too slow/],
  ['doesn’t match', '^[a-z]+$', 'Mira', /doesn’t match the field’s pattern/],
] as const) {
  test(`the form says that a pattern ${what}, and later commands wait for its test`, async ({ page }) => {
    await openLink(page, withFields({ key: '_name', title: 'Name', type: 'text', pattern }), {
      _name: value,
    });
    await run(page);
    const name = player(page).getByLabel('Name', { exact: true });
    await command(page, 'Update').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(problem);
    await name.fill('aaa');
    for (const one of ['Update', 'Stop', 'Play']) await command(page, one).click();
    await expect(page.frameLocator('iframe').getByText('aaa').first()).toBeVisible();
    await tab(page, 'Actions').click();
    await isPageWell(page);
  });
}

test('a slow pattern doesn’t freeze the builder', async ({ page }) => {
  await open(page, BUILDER);
  const builder = page.locator('[data-definition-builder]');
  await builder.getByText('Import', { exact: true }).click();
  const { pattern, value } = SLOW;
  const properties = { a: { type: 'string', title: 'Letters', pattern, default: value } };
  const buffer = Buffer.from(JSON.stringify({ type: 'object', properties }));
  const file = { name: 'a.json', mimeType: 'text/json', buffer };
  await builder.locator('input[type="file"]').setInputFiles(file);
  await expect(builder.locator('[data-definition="gdd"]')).toContainText('the pattern is too slow');
  const letters = builder.getByRole('group', { name: 'What the operator sees' }).getByLabel('Letters');
  await expect(letters).toHaveAccessibleDescription(/pattern is too slow/);
  // A browser would test it on the page's thread.
  await expect(page.locator('[pattern]')).toHaveCount(0);
});
