import { afterEach, expect, test, vi } from 'vitest';
import { analyticsEndpoint } from '../../../plugins/delivery/analyticsEndpoint';
import { sitePolicy } from '../../../plugins/delivery/policy';

afterEach(() => vi.unstubAllEnvs());

/** `connect-src` of the site as `docusaurus.config.ts` sets it up with these variables. */
async function connectSources(endpoint: string | undefined): Promise<string | undefined> {
  vi.stubEnv('KEYFILL_ANALYTICS_ENDPOINT', endpoint);
  vi.resetModules();
  const { default: config } = await import('../../../docusaurus.config');
  const policy = sitePolicy({ scriptHashes: [], analyticsEndpoint: analyticsEndpoint(config.plugins ?? []) });
  return policy.split('; ').find((one) => one.startsWith('connect-src '));
}

test.each([
  ['https://stats.example/api/event', "connect-src 'self' https://stats.example/api/event"],
  ['', "connect-src 'self'"],
  [undefined, "connect-src 'self'"],
])('with the endpoint %s in the environment the policy of the site says %s', async (endpoint, sources) => {
  expect(await connectSources(endpoint)).toBe(sources);
});
