import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearchContext } from '../../../../plugins/local-search/theme/SearchBar/useSearchContext.ts';

const [GUIDE, API] = ['docs-user-guide-current', 'docs-api-current'];
let pluginId: string | undefined;
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePlugin: () => pluginId && { pluginId },
}));
vi.mock('@docusaurus/router', () => ({ useHistory: () => ({}) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({ siteConfig: { baseUrl: '/' } }) }));
vi.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => ({ reference: ['api'] }) }));
vi.mock('@docusaurus/theme-common', () => ({
  useContextualSearchFilters: () => ({ tags: ['default', 'docs-user-guide-current', 'docs-api-current'] }),
}));

test.each([
  ['the reference', 'api', [GUIDE]],
  ['the guide', 'user-guide', [API]],
  ['the blog', undefined, [API]],
])('in %s, the other kind of pages ranks lower', (_place, id, demoted) => {
  pluginId = id;
  expect(renderHook(() => useSearchContext()).result.current.demoted).toEqual(demoted);
});
