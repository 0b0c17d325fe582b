import { expect, test } from '@playwright/test';
import { TRANSLATED, translate, useEveryControl } from '../helpers/translation.ts';
import { open } from './helpers/page.ts';

for (const address of TRANSLATED) {
  test(`every control of ${address} works while a browser translates the page`, async ({ page }) => {
    await open(page, address);
    await page.evaluate(translate);
    const { used, problems } = await page.evaluate(useEveryControl, undefined);
    expect(used.length).toBeGreaterThan(1);
    expect(problems).toEqual([]);
  });
}
