import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';

test('each file is requested once, and at most half as much is prefetched as loaded', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, '/user-guide/best-practices');
  await page.waitForLoadState('networkidle');
  const files = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files).not.toEqual([]);
  expect(files).toEqual([...new Set(files)]);
  expect(scripts).toEqual([...new Set(scripts)]);
  const [ahead, all] = await page.evaluate((prefetched) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (entries: readonly PerformanceResourceTiming[]): number =>
      entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return [sum(loaded.filter(({ name }) => prefetched.includes(name))), sum(loaded)];
  }, files);
  expect(ahead).toBeLessThan((all - ahead) / 2);
});
