import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { SearchGlobalData } from '../shared/types.ts';
import { navigateWithMarks } from '../theme/highlight/index.ts';
import { DEFAULT_KEY, docsVersionKey } from '../shared/version-key.ts';
import type { Target } from './types.ts';

/** The name of the plugin's global data. */
const PLUGIN_NAME = 'local-search';

/** What the search box needs to know about the site and the current page. */
interface SearchContext {
  readonly baseUrl: string;
  readonly data: SearchGlobalData;
  /** The keys of the indexes to search: one version of each doc set, and the rest of the site. */
  readonly keys: readonly string[];
  /** The keys of indexes that rank lower for the same words. */
  readonly demoted: readonly string[];
  readonly go: (target: Target) => void;
}

export function useSearchContext(): SearchContext {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const data = usePluginData(PLUGIN_NAME, undefined, { failfast: true }) as SearchGlobalData;
  const { tags } = useContextualSearchFilters();
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const history = useHistory();
  const keys = tags.filter((tag) => data.versionKeys.includes(tag));
  const isReference = (key: string): boolean => data.referenceKeys.includes(key);
  const isInReference =
    activePlugin !== undefined &&
    activeVersion !== undefined &&
    isReference(docsVersionKey(activePlugin.pluginId, activeVersion.name));
  return {
    baseUrl,
    data,
    keys,
    demoted: keys.filter((key) => key !== DEFAULT_KEY && isReference(key) !== isInReference),
    go: ({ route, terms }) => navigateWithMarks(history, route, terms),
  };
}
