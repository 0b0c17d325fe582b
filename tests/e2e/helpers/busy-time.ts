import type { Page } from '@playwright/test';

/**
 * Starts to measure how long a page is busy, as the processor time of its thread, so other work on the machine doesn't count.
 * @returns A function that returns the time so far, in milliseconds.
 */
export async function watchBusyTime(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const start = await read();
  return async () => (await read()) - start;
}
