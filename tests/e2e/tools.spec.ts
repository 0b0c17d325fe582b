import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './helpers/axe';
import { open, widths } from './helpers/page';

async function audit(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violationsOf(page, { within: `[aria-label="${name}"]` }), colorScheme).toEqual([]);
  }
}

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('the easing tool draws, moves and names a curve', async ({ page }) => {
      await open(page, '/user-guide/animation');
      const tool = page.getByRole('region', { name: 'Easing tool' });
      await tool.scrollIntoViewIfNeeded();
      const handle = tool.getByRole('button', { name: /^First handle/ });
      const box = (await handle.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 3 });
      await page.mouse.up();
      await expect(tool.getByLabel('Preset')).toHaveValue('');
      await expect(tool.getByLabel('p1x')).not.toHaveValue('0.33');
      await tool.getByLabel('Preset').selectOption('ease-in-expo');
      await expect(tool.locator('pre')).toContainText('p1x: 0.7');
      await tool.getByRole('button', { name: 'Play the movement' }).click();
      await audit(page, 'Easing tool');
    });

    test('the style property explorer changes what is painted', async ({ page }) => {
      await open(page, '/api/style-property/all-properties');
      const explorer = page.getByRole('region', { name: 'Style property explorer' });
      await explorer.getByRole('button', { name: 'Try the properties' }).click();
      const text = explorer.getByText('Mira Halvorsen reports from the harbor');
      await expect(text).toBeVisible();
      await explorer.getByLabel('Property').selectOption('textTransform');
      await explorer.getByLabel('Value').selectOption('uppercase');
      await expect(text).toHaveCSS('text-transform', 'uppercase');
      await explorer.getByLabel('On').selectOption('mask');
      await expect(text).toHaveCount(0);
      await audit(page, 'Style property explorer');
    });
  });
}
