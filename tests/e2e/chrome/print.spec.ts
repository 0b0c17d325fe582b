import { expect, test } from '@playwright/test';
import { open } from '../helpers/page';

test('a page prints as a handout: text without chrome, black on white, addresses written out', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/user-guide/exporting/integrations/casparcg');
  const chrome = [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.theme-doc-breadcrumbs',
    '.theme-edit-this-page',
    '.table-of-contents',
  ];
  for (const part of chrome) await expect(page.locator(part).first(), part).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('h1')).toBeVisible();
  for (const part of chrome) await expect(page.locator(part).first(), part).toBeHidden();
  await expect(page.getByRole('link', { name: 'Report a mistake' })).toBeHidden();
  const colors = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main p')!);
    return { color, background: getComputedStyle(document.body).backgroundColor };
  });
  const channels = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  for (const channel of channels(colors.color)) expect(channel).toBeLessThan(60);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(colors.background);
  const outside = page.locator('main .markdown a[href^="http"]:not([class])').first();
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('http');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.length).toBeGreaterThan(10_000);
});

const TOOLS = [
  ['Easing tool', '/user-guide/animation'],
  ['Style property explorer', '/api/style-property/all-properties'],
  ['Template Definition Builder', '/user-guide/exporting/template-definition-builder'],
] as const;

for (const [name, path] of TOOLS) {
  test(`${name}: on paper a sentence stands where the tool is on a screen`, async ({ page }) => {
    await open(page, path);
    const tool = page.getByRole('region', { name });
    const sentence = page.getByText(`${name}: open this page on a screen to use it.`);
    await expect(tool).toBeVisible();
    await expect(sentence).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(tool).toBeHidden();
    await expect(sentence).toBeVisible();
  });
}
