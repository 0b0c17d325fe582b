import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { clipboard, open, overflow } from './helpers/page.ts';
import { PHONE } from '../helpers/viewports.ts';
import { withoutView } from './helpers/player.ts';
import { errorsOf, holdScripts } from './helpers/watch.ts';

async function audit(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violationsOf(page, { within: `[aria-label="${name}"]` }), colorScheme).toEqual([]);
  }
}

test('the easing tool draws a curve by pointer and by keyboard', async ({ page }) => {
  await open(page, '/user-guide/animation');
  const tool = page.getByRole('region', { name: 'Easing tool' });
  const handle = tool.getByRole('button', { name: /^First handle/ });
  await handle.scrollIntoViewIfNeeded();
  await test.step('a handle follows the pointer and the arrow keys', async () => {
    const first = await tool.getByLabel('p1x').inputValue();
    const box = (await handle.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 3 });
    await page.mouse.up();
    await expect(tool.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(tool.getByLabel('p1x')).not.toHaveValue(first);
    const before = Number(await tool.getByLabel('p1x').inputValue());
    await handle.press('ArrowLeft');
    await expect(tool.getByLabel('p1x')).toHaveValue(String(Math.round(before * 100 - 1) / 100));
    // An empty field keeps the last number.
    await tool.getByLabel('p2x').fill('0.9');
    await tool.getByLabel('p2x').fill('');
    await expect(tool.getByRole('button', { name: /^Second handle, x 0\.9,/ })).toBeVisible();
  });
  await test.step('a preset opens in the editor, and the element moves along it', async () => {
    const preset = tool.getByRole('button', { name: 'ease-in-expo' });
    await preset.click();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(tool.locator('pre')).toContainText('p1x: 0.7');
    await tool.getByRole('button', { name: 'Play the animation' }).press('Enter');
    const easings = await tool.evaluate((frame) =>
      frame
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ easing }) => easing)),
    );
    expect(easings).toContain('cubic-bezier(0.7, 0, 0.84, 0)');
  });
  await test.step('the numbers can be copied', async () => {
    await tool.locator('pre').hover();
    await tool.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect.poll(() => clipboard(page)).toContain('{ p1x: 0.7, p1y: 0, p2x: 0.84, p2y: 0 }');
  });
  await audit(page, 'Easing tool');
  await test.step('it stays inside its frame, even on a phone with large text', async () => {
    await page.setViewportSize(PHONE);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const outside = () =>
      tool.evaluate((frame) =>
        [...frame.querySelectorAll('input, select, button[aria-pressed]')]
          .filter((part) => part.getBoundingClientRect().right > frame.getBoundingClientRect().right)
          .map((part) => part.outerHTML),
      );
    await expect.poll(outside).toEqual([]);
  });
});

test('the style property explorer changes what is painted', async ({ page }) => {
  const errors = errorsOf(page);
  await open(page, '/api/style-property/all-properties');
  const explorer = page.getByRole('region', { name: 'Style property explorer' });
  // It starts on its own when it's in view.
  await explorer.scrollIntoViewIfNeeded();
  const text = explorer.getByText('Mira Halvorsen');
  await expect(text).toHaveCSS('font-family', /^"?Archivo\b/);
  await expect(text).toBeInViewport({ ratio: 0.99 });
  const choose = async (property: string, value: string) => {
    await explorer.getByLabel('Property').selectOption(property);
    if (value === '') await explorer.getByLabel('Value').press('ArrowRight');
    else await explorer.getByLabel('Value').selectOption(value);
  };
  await choose('textTransform', 'uppercase');
  await expect(text).toHaveCSS('text-transform', 'uppercase');
  const size = await text.evaluate((element) => getComputedStyle(element).fontSize);
  await choose('fontSize', '');
  await expect(text).not.toHaveCSS('font-size', size);
  await explorer.getByLabel('Apply to').selectOption('mask');
  await expect(explorer.locator('img + div [style*="mask"]').first()).toBeVisible();
  await audit(page, 'Style property explorer');
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
});

test('the explorer loads when asked, or asked again, and applies an early choice', async ({ page }) => {
  const scripts = /\/assets\/js\//;
  await withoutView(page);
  await open(page, '/api/style-property/all-properties');
  const explorer = page.getByRole('region', { name: 'Style property explorer' });
  await expect(explorer.getByLabel('Property')).toBeDisabled();
  await page.route(scripts, (route) => route.abort());
  // The focus is enough, as a pointer over the button would be.
  await explorer.getByRole('button', { name: 'Try the properties' }).focus();
  await expect(explorer.getByRole('alert')).toContainText('couldn’t be loaded');
  await page.unroute(scripts);
  const { release } = await holdScripts(page);
  await explorer.getByRole('button', { name: 'Try again' }).click();
  await explorer.getByLabel('Property').selectOption('fontSize');
  await explorer.getByLabel('Value').fill('60');
  release();
  await expect(explorer.locator('code')).toContainText('.style.fontSize.value = 60;');
  await expect(explorer.getByText('Mira Halvorsen')).toHaveCSS('font-size', '60px');
});

test('a table that is too wide can be scrolled by keyboard, and shows that there is more', async ({
  page,
}) => {
  await open(page, '/api/style-property/keyframes');
  const frame = page.locator('.table-frame').first();
  await expect(frame).not.toHaveAttribute('tabindex');
  await frame.locator('table').evaluate((table) => (table.style.minWidth = '3000px'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(frame).toHaveAttribute('tabindex', '0');
  await expect(frame).toHaveAttribute('aria-label', /./);
  await expect(frame).toHaveAttribute('data-more');
  await frame.evaluate((one) => (one.scrollLeft = 3000));
  await expect(frame).not.toHaveAttribute('data-more');
});
