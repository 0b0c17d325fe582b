import { expect, test } from '@playwright/test';

for (const format of ['A4', 'Letter']) {
  test(`the cheat sheet prints on two sides of ${format}`, async ({ page }) => {
    await page.goto('/user-guide/cheat-sheet');
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
}
