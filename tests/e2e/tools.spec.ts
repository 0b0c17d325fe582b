import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { open, widths } from './helpers/page.ts';
import { withoutView } from './helpers/player.ts';
import { errorsOf, holdScripts } from './helpers/watch.ts';

async function audit(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violationsOf(page, { within: `[aria-label="${name}"]` }), colorScheme).toEqual([]);
  }
}

test('the easing tool draws, moves, and names a curve, by pointer and by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/user-guide/animation');
  const tool = page.getByRole('region', { name: 'Easing tool' });
  const handle = tool.getByRole('button', { name: /^First handle/ });
  await handle.scrollIntoViewIfNeeded();
  await test.step('a handle follows the pointer and the arrow keys', async () => {
    const box = (await handle.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 3 });
    await page.mouse.up();
    await expect(tool.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(tool.getByLabel('p1x')).not.toHaveValue('0.33');
    const before = Number(await tool.getByLabel('p1x').inputValue());
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tool.getByLabel('p1x')).toHaveValue(String(Math.round(before * 100 - 1) / 100));
    await page.keyboard.press('Tab');
    await expect(tool.getByRole('button', { name: /^Second handle/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tool.getByLabel('p1x')).toBeFocused();
    // An empty field keeps the last number.
    await tool.getByLabel('p2x').fill('0.9');
    await tool.getByLabel('p2x').fill('');
    await expect(tool.getByRole('button', { name: /^Second handle, x 0\.9,/ })).toBeVisible();
  });
  await test.step('a preset moves its bar and opens in the editor, and changes how the element moves', async () => {
    const traces = (): Promise<(string | null)[]> =>
      tool.locator('[class*="trace_"]').evaluateAll((all) => all.map((one) => one.getAttribute('style')));
    const before = await traces();
    const preset = tool.getByRole('button', { name: 'ease-in-expo' });
    const bar = () => preset.evaluate((one) => getComputedStyle(one, '::after').translate);
    await preset.hover();
    await expect.poll(bar).toBe('300%');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await bar()).toBe('none');
    await preset.click();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(tool.getByLabel('p1x')).toBeInViewport();
    await expect(tool.locator('pre')).toContainText('p1x: 0.7');
    const after = await traces();
    expect(after).toHaveLength(11);
    expect(after.filter((style, index) => style !== before[index]).length).toBeGreaterThan(5);
  });
  await test.step('play moves the element from start to end', async () => {
    const play = tool.getByRole('button', { name: 'Play the animation' });
    await play.focus();
    await page.keyboard.press('Enter');
    const [movement] = await tool
      .locator('[class*="element_"]')
      .evaluateAll(([one]) =>
        one!.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
      );
    expect(movement).toMatchObject([
      { left: '25%', easing: 'cubic-bezier(0.7, 0, 0.84, 0)' },
      { left: '60%' },
    ]);
  });
  await test.step('the numbers can be copied', async () => {
    await tool.locator('pre').hover();
    await tool.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('x.addKeyframe(0, -400, { p1x: 0.7, p1y: 0, p2x: 0.84, p2y: 0 });');
  });
  await audit(page, 'Easing tool');
  await test.step('it stays inside its frame, even on a phone with large text', async () => {
    await page.setViewportSize(widths.phone);
    const outside = () =>
      tool.evaluate((frame) =>
        [...frame.querySelectorAll('input, select, [class*="button_"]')]
          .filter((part) => part.getBoundingClientRect().right > frame.getBoundingClientRect().right)
          .map((part) => part.outerHTML),
      );
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
      await expect.poll(outside, { message: size }).toEqual([]);
    }
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
  const [inner, outer] = await Promise.all([
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }),
    explorer.locator('[class*="stage_"]').boundingBox(),
  ]);
  expect(inner.left).toBeGreaterThanOrEqual(outer!.x);
  expect(inner.top).toBeGreaterThanOrEqual(outer!.y);
  expect(inner.right).toBeLessThanOrEqual(outer!.x + outer!.width);
  expect(inner.bottom).toBeLessThanOrEqual(outer!.y + outer!.height);
  await explorer.getByLabel('Property').selectOption('textTransform');
  await explorer.getByLabel('Value').selectOption('uppercase');
  await expect(text).toHaveCSS('text-transform', 'uppercase');
  await explorer.getByLabel('Property').selectOption('fontSize');
  const size = await text.evaluate((element) => getComputedStyle(element).fontSize);
  await explorer.getByLabel('Value').focus();
  await page.keyboard.press('ArrowRight');
  await expect(text).not.toHaveCSS('font-size', size);
  await explorer.getByLabel('Apply to').selectOption('mask');
  await expect(explorer.locator('[class*="host_"] [style*="mask"]').first()).toBeVisible();
  await audit(page, 'Style property explorer');
  await page.setViewportSize(widths.phone);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
});

test('the style property explorer loads when asked, or when asked again, and applies what was chosen in the meantime', async ({
  page,
}) => {
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
  const code = explorer.locator('code');
  await expect(code).toContainText('.style.fontSize.value = 60;');
  const text = explorer.getByText('Mira Halvorsen');
  const size = (): Promise<number> => text.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  await expect.poll(size).toBe(60);
});

test('the frame of a table that is too wide can be reached by keyboard, and shows that there is more', async ({
  page,
}) => {
  await open(page, '/api/style-property/keyframes');
  const frame = page.locator('.table-frame').first();
  await expect(frame).not.toHaveAttribute('tabindex');
  await frame.locator('table').evaluate((table) => (table.style.minWidth = '3000px'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(frame).toHaveAttribute('tabindex', '0');
  await expect(frame).toHaveAttribute('aria-label', 'Table, scrolls sideways');
  await expect(frame).toHaveAttribute('data-more');
  await frame.evaluate((one) => (one.scrollLeft = 3000));
  await expect(frame).not.toHaveAttribute('data-more');
  await frame.evaluate((one) => (one.scrollLeft = 20));
  await expect(frame).toHaveAttribute('data-more');
});

test('the table of shortcuts is filtered while the reader types', async ({ page }) => {
  await open(page, '/user-guide/keyboard-shortcuts');
  const rows = page.locator('.markdown tbody tr:visible');
  const all = await rows.count();
  const field = page.getByRole('searchbox', { name: 'Filter shortcuts' });
  await field.focus();
  await page.keyboard.type('undo');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/undo/i);
  await expect(page.getByText(`1 of ${all} shortcuts`)).toBeVisible();
  // Sections without a match are hidden, and sections without a table stay.
  const headings = page.locator('.markdown h2');
  const count = await headings.count();
  expect(await headings.filter({ visible: true }).count()).toBeLessThan(count / 2);
  await expect(headings.last()).toBeVisible();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No shortcuts contain these words')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(all);
  await expect(headings.filter({ visible: true })).toHaveCount(count);
});
