import type { BrowserContext } from '@playwright/test';

const HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/**
 * Simulates a host that sends no policies, so only the pages' own policies apply.
 *
 * A page that a test passes to the browser has no address, so the browser would block all access to this
 * machine, whether or not it's an attack. That's why access is allowed here.
 */
export async function removeHeaders(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['local-network-access']);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // The target of an attack isn't a page of this site.
    if (new URL(route.request().url()).hostname !== 'localhost') return route.fallback();
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !HEADERS.includes(name)),
    );
    await route.fulfill({ response, headers });
  });
}
