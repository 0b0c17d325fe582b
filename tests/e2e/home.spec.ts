import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { FLAGSHIPS } from '../../src/pages/_home/flagships.ts';
import { FORMATS, hostOf } from '../../src/playout/hosts.ts';
import { clipboard, open } from './helpers/page.ts';
import { PHONE } from '../helpers/viewports.ts';
import { collectScripts } from './helpers/player.ts';

const NAME = 'Ana Lindqvist';

const hero = (page: Page): Locator => page.locator('main section').first();
const field = (page: Page, name: string): Locator => hero(page).getByLabel(name, { exact: true });
const button = (page: Page, name: string | RegExp): Locator => hero(page).getByRole('button', { name });
/** Program, fill, and key. */
const screens = (page: Page): Locator => hero(page).getByRole('img');

async function expectOnAir(page: Page, text: string): Promise<void> {
  await expect(screens(page)).toHaveCount(3);
  for (const screen of await screens(page).all()) await expect(screen).toContainText(text);
}

test('a name goes on air with each keystroke, and along in a file and a link', async ({ page }) => {
  await open(page, '/');
  await field(page, 'Name').fill(NAME);
  await expectOnAir(page, NAME);
  await field(page, 'Name').press('End');
  await field(page, 'Name').press('!');
  await expectOnAir(page, `${NAME}!`);
  const lamp = page.getByRole('link', { name: 'On air', exact: true });
  await expect(lamp).toHaveCount(0);
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
  await expect(lamp).toHaveCount(1);
  for (const format of FORMATS.filter((one) => hostOf(one).runtime !== null && one !== 'liveos')) {
    const { name, fileExtension } = hostOf(format);
    const coming = page.waitForEvent('download');
    await button(page, new RegExp(`^${name}`)).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`${fileExtension}$`));
    if (fileExtension === '.html') expect(readFileSync(await file.path(), 'utf8')).toContain(`${NAME}!`);
    await expect(hero(page).getByRole('status')).toContainText(file.suggestedFilename());
  }
  await button(page, 'Copy link').click();
  await expect(hero(page).getByRole('status')).toContainText('Link copied');
  await open(page, await clipboard(page));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${NAME}!`);
});

test('each template has its fields and monitors in place, and nothing below moves', async ({ page }) => {
  await open(page, '/');
  const place = async (): Promise<unknown> => [
    await screens(page).first().boundingBox(),
    await page.getByRole('heading', { level: 2 }).first().boundingBox(),
  ];
  const before = await place();
  for (const { fields } of FLAGSHIPS) {
    const index = FLAGSHIPS.findIndex((flagship) => flagship.fields === fields);
    const choice = hero(page).getByRole('group', { name: 'Template' }).getByRole('button').nth(index);
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(hero(page).locator('fieldset :is(input, textarea)')).toHaveCount(fields.length);
    for (const screen of await screens(page).all()) await expect(screen).toContainText(/\w/);
    expect(await place()).toEqual(before);
  }
  await field(page, 'Topic').fill('Fish and ships');
  await expectOnAir(page, 'Fish and ships');
  await button(page, 'Stop').click();
  await button(page, 'Lower third').click();
  await expectOnAir(page, 'Mira Halvorsen');
});

test('the first field, the first download, and the entries are in the first view of a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  for (const part of [
    field(page, 'Name'),
    button(page, /^CasparCG/),
    ...(await hero(page).getByRole('navigation').getByRole('link').all()),
  ]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays until somebody types, and then it doesn’t move', async ({ page }) => {
    const scripts = collectScripts(page);
    await open(page, '/');
    await page.mouse.move(300, 500);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.includes('example-'))).toEqual([]);
    await field(page, 'Name').fill(NAME);
    await expectOnAir(page, NAME);
    await expect(button(page, 'Play with motion')).toBeVisible();
  });
});
