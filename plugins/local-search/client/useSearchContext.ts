import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { SearchGlobalData } from '../shared/types.ts';
import { navigateWithMarks } from '../theme/highlight/index.ts';
import { DEFAULT_KEY, docsVersionKey } from '../shared/version-key.ts';
import type { SearchContext } from './engine.ts';

export function useSearchContext(): SearchContext {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const data = usePluginData('local-search') as SearchGlobalData;
  const { tags } = useContextualSearchFilters();
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const history = useHistory();
  const keys = tags.filter((tag) => data.versionKeys.includes(tag));
  const activeKey = activePlugin && activeVersion && docsVersionKey(activePlugin.pluginId, activeVersion.name);
  const isReference = (key: string | undefined): boolean =>
    key !== undefined && data.referenceKeys.includes(key);
  return {
    baseUrl,
    data,
    keys,
    demoted: keys.filter((key) => key !== DEFAULT_KEY && isReference(key) !== isReference(activeKey)),
    go: ({ route, terms }) => navigateWithMarks(history, route, terms),
  };
}
