import type { BrowserContext } from '@playwright/test';

/** Undoes what the script of the runner page guards, before that script runs. */
const WITHOUT_GUARDS = `<script>
  const { defineProperty } = Object;
  const { fetch } = window;
  Object.defineProperty = (holder, name, descriptor) =>
    descriptor.value === undefined && descriptor.writable === false ? holder : defineProperty(holder, name, descriptor);
  defineProperty(window, 'fetch', { get: () => fetch, set() {} });
  defineProperty(window, 'origin', { get: () => 'null' });
</script>`;

const POLICY_TAG = /<meta[^>]*http-equiv="?content-security-policy"?[^>]*>/gi;

const HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/**
 * Takes the policies away that headers carry, and changes pages.
 *
 * A page that a test hands to the browser comes from no address: the browser would keep it from everything on this machine,
 * attack or not, so that is allowed.
 */
async function changePages(context: BrowserContext, change: (text: string, isRunner: boolean) => string) {
  await context.grantPermissions(['local-network-access']);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // Where an attack leads to is no page of this site.
    if (new URL(route.request().url()).hostname !== 'localhost') return route.fallback();
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !HEADERS.includes(name)),
    );
    const body = change(await response.text(), route.request().url().includes('/runner/'));
    await route.fulfill({ response, headers, body });
  });
}

/** A host that sends no policies: what holds is what pages say themselves. */
export async function removeHeaders(context: BrowserContext): Promise<void> {
  await changePages(context, (text) => text);
}

/**
 * Takes away everything that holds an attack in: the policies that headers and pages carry (a browser told to bypass them
 * still asks them of frames), the sandbox of the frame, and what the runner's script has replaced.
 */
export async function removeGuards(context: BrowserContext): Promise<void> {
  await changePages(context, (page, isRunner) => {
    const text = page.replace(POLICY_TAG, '');
    return isRunner ? text.replace('<head>', `<head>${WITHOUT_GUARDS}`) : text;
  });
  await context.addInitScript(() => {
    const { setAttribute, querySelectorAll } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (!['sandbox', 'inert', 'allow'].includes(name)) setAttribute.call(this, name, value);
    };
    // The page runs nothing where it does not find its policy.
    Element.prototype.querySelectorAll = function (this: Element, selector: string) {
      if (selector !== 'meta[http-equiv]') return querySelectorAll.call(this, selector);
      const tag = document.createElement('meta');
      tag.httpEquiv = 'content-security-policy';
      tag.content = "frame-src 'self'";
      return [tag] as unknown as NodeListOf<Element>;
    } as typeof querySelectorAll;
  });
}
