import { expect, test } from '@playwright/test';
import { allRoutes, redirects } from '../helpers/routes';

test.describe('every route', () => {
  for (const route of allRoutes) {
    test(`${route} is a sound page`, async ({ page, baseURL }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(url)) problems.push(`request: ${url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });

      const answer = await page.goto(route);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      expect(problems).toEqual([]);
    });
  }
});

test('a path that is no route is a not-found page with status 404 that leads on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  const main = page.locator('main');
  for (const area of ['/user-guide', '/api', '/blog']) {
    await expect(main.locator(`a[href="${area}"]`).first()).toBeVisible();
  }
});

test.describe('redirects', () => {
  for (const { from, to } of redirects) {
    test(`${from} ends on ${to} with query and hash`, async ({ page }) => {
      await page.goto(`${from}?a=1#next`);
      await page.waitForURL((url) => url.pathname === to);
      expect(new URL(page.url()).search).toBe('?a=1');
      expect(new URL(page.url()).hash).toBe('#next');
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});
