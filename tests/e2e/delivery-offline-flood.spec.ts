import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';

test('messages that flood the worker of the offline copy don’t keep it from opening pages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page, '/user-guide/faq');
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
    });
    await navigator.serviceWorker.register('/sw.js');
    await controlled;
  });
  await page.evaluate(() => {
    const addresses = Array.from({ length: 100_000 }, () => '/user-guide');
    for (let count = 0; count < 20_000; count += 1) {
      navigator.serviceWorker.controller?.postMessage({ type: 'HOW_MUCH_IS_KEPT' });
      navigator.serviceWorker.controller?.postMessage({ type: 'HOLDS' });
    }
    for (let count = 0; count < 10; count += 1)
      navigator.serviceWorker.controller?.postMessage({ type: 'HOLDS', addresses });
  });
  const other = await page.context().newPage();
  await open(other, '/user-guide/glossary');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});
