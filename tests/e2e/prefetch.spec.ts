import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';

const ADDRESS = '/user-guide/best-practices';

/** Opens a page for a reader with this kind of connection, and returns its scripts and what it has prefetched. */
async function load(
  page: Page,
  address: string,
  type: '2g' | '4g',
): Promise<{ scripts: string[]; files: string[] }> {
  await page.addInitScript((effectiveType) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType } });
  }, type);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const files = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  page.removeAllListeners('request');
  return { scripts, files };
}

test('only links in view are prefetched, each file once, and at most half as much as was loaded', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  const { scripts, files } = await load(page, ADDRESS, '4g');
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
  const inView = await page.getByRole('link').evaluateAll((links) => {
    const seen = links.filter((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    return seen.map((link) => (link as HTMLAnchorElement).pathname);
  });
  const theirs = new Set<string>();
  // For each link, the framework also prefetches the first page of the section that the link leads to.
  const sections = inView.map((address) => address.split('/').slice(0, 2).join('/'));
  for (const address of new Set([...inView, ...sections])) {
    const other = await context.newPage();
    for (const script of (await load(other, address, '2g')).scripts) theirs.add(script);
    await other.close();
  }
  expect(files.filter((file) => !theirs.has(file))).toEqual([]);
});
