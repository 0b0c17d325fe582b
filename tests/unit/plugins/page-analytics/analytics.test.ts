import { afterEach, expect, test, vi } from 'vitest';
import { analyticsEndpoint } from '../../../../plugins/delivery/analytics-endpoint.ts';
import { sitePolicy } from '../../../../plugins/delivery/policy.ts';

afterEach(() => vi.unstubAllEnvs());

/** Returns the site's `connect-src` as `docusaurus.config.ts` sets it up with these variables. */
async function connectSources(endpoint: string | undefined): Promise<string | undefined> {
  vi.stubEnv('KEYFILL_ANALYTICS_ENDPOINT', endpoint);
  vi.resetModules();
  const { default: config } = await import('../../../../docusaurus.config.ts');
  const policy = sitePolicy({ scriptHashes: [], analyticsEndpoint: analyticsEndpoint(config.plugins ?? []) });
  return policy.split('; ').find((one) => one.startsWith('connect-src '));
}

test.each([
  ['https://stats.example/api/event', "connect-src 'self' https://stats.example/api/event"],
  ['', "connect-src 'self'"],
  [undefined, "connect-src 'self'"],
])('the endpoint %s in the environment leads to %s in the policy of the site', async (endpoint, sources) => {
  expect(await connectSources(endpoint)).toBe(sources);
});
