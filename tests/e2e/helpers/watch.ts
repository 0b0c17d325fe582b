import type { Page } from '@playwright/test';

/** Collects the messages of a page's uncaught errors. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Collects a page's uncaught errors, and what it writes to the console as an error or a warning. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Keeps the site's scripts or other files back until `release`. Returns the requested addresses, too. */
export async function holdScripts(
  page: Page,
  files = /\/assets\/js\//,
): Promise<{ readonly requested: readonly string[]; readonly release: () => void }> {
  const requested: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue().catch(() => undefined);
  });
  return { requested, release };
}
