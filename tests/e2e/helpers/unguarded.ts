import type { BrowserContext } from '@playwright/test';

/** Prevents the runner page's script from guarding anything, before that script runs. */
const WITHOUT_GUARDS = `<script>
  const { defineProperty } = Object;
  const { fetch } = window;
  Object.defineProperty = (holder, name, descriptor) =>
    descriptor.value === undefined && descriptor.writable === false ? holder : defineProperty(holder, name, descriptor);
  defineProperty(window, 'fetch', { get: () => fetch, set() {} });
  defineProperty(window, 'origin', { get: () => 'null' });
  window.MutationObserver = class { observe() {} };
  const { addEventListener } = window;
  window.addEventListener = (type, ...rest) => {
    if (type !== 'popstate' && type !== 'hashchange') addEventListener.call(window, type, ...rest);
  };
</script>`;

const POLICY_TAG = /<meta[^>]*http-equiv="?content-security-policy"?[^>]*>/gi;

const HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/**
 * Removes the policies in headers, and changes pages.
 *
 * A page that a test passes to the browser has no address, so the browser would block all access to this
 * machine, whether or not it's an attack. That's why access is allowed here.
 */
async function changePages(context: BrowserContext, change: (text: string, isRunner: boolean) => string) {
  await context.grantPermissions(['local-network-access']);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // The target of an attack isn't a page of this site.
    if (new URL(route.request().url()).hostname !== 'localhost') return route.fallback();
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !HEADERS.includes(name)),
    );
    const body = change(await response.text(), route.request().url().includes('/runner/'));
    await route.fulfill({ response, headers, body });
  });
}

/** Simulates a host that sends no policies, so that only the pages' own policies apply. */
export async function removeHeaders(context: BrowserContext): Promise<void> {
  await changePages(context, (text) => text);
}

/**
 * Removes everything that contains an attack: the policies in headers and pages (a browser that's told to
 * bypass them still asks frames for them), the frame's sandbox, and what the runner's script has replaced.
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
    // Otherwise, the page removes a frame that adds to the history, maybe before its requests are sent.
    Object.defineProperty(History.prototype, 'length', { get: () => 1 });
    // The page doesn't run anything if it can't find its policy.
    Element.prototype.querySelectorAll = function (this: Element, selector: string) {
      if (selector !== 'meta[http-equiv]') return querySelectorAll.call(this, selector);
      const tag = document.createElement('meta');
      tag.httpEquiv = 'content-security-policy';
      tag.content = "frame-src 'self'";
      return [tag] as unknown as NodeListOf<Element>;
    } as typeof querySelectorAll;
  });
}
