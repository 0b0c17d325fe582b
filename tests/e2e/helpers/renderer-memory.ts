import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The memory that a process uses, in MB; 0 if it has ended. */
function memoryOf(id: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Returns a function that adds up the memory of all processes in which Chromium runs pages and frames, in MB. */
export async function watchRendererMemory(browser: Browser): Promise<() => Promise<number>> {
  const client = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { id }) => sum + memoryOf(id), 0);
  };
}
