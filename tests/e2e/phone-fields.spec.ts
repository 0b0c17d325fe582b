import { devices, expect, type Page, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import { openEditor } from './helpers/playground.ts';
import { searchBox } from './helpers/search.ts';

const { viewport, hasTouch, isMobile } = devices['iPhone 13'];
test.use({ viewport, hasTouch, isMobile });

/** Returns the fields that accept text and whose own text is smaller than 16 px. */
const smallFields = (page: Page): Promise<string[]> =>
  page
    .locator(
      'input:not([type="checkbox"], [type="range"], [type="file"]), select, textarea, [contenteditable="true"]',
    )
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 80)),
    );

test("on a phone, no field is so small that Safari zooms in and doesn't zoom out", async ({ page }) => {
  for (const [address, name] of [
    ['/user-guide/animation', 'Easing tool'],
    ['/api/style-property/all-properties', 'Style property explorer'],
    ['/user-guide/exporting/template-definition-builder', 'Template Definition Builder'],
  ] as const) {
    await open(page, address);
    await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name }).locator('input, select').first()).toBeAttached();
    expect(await smallFields(page), address).toEqual([]);
  }
  await searchBox(page).button.click();
  await expect(searchBox(page).input).toBeFocused();
  expect(await smallFields(page)).toEqual([]);
  await openEditor(page, '/user-guide/examples/crawler');
  expect(await smallFields(page)).toEqual([]);
});
