import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { SearchGlobalData } from '../shared/types';
import { goWithMarks } from '../theme/highlight';
import type { Found } from './found';

/** Under this name the plugin sets its global data. */
const PLUGIN_NAME = 'local-search';

/** What the search box needs to know of the site and of the page it is on. */
interface SearchContext {
  readonly baseUrl: string;
  readonly data: SearchGlobalData;
  /** Keys of the indexes to search: one version of each doc set, and the rest of the site. */
  readonly keys: readonly string[];
  readonly go: (found: Found) => void;
}

export function useSearchContext(): SearchContext {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const data = usePluginData(PLUGIN_NAME, undefined, { failfast: true }) as SearchGlobalData;
  const { tags } = useContextualSearchFilters();
  const history = useHistory();
  return {
    baseUrl,
    data,
    keys: tags.filter((tag) => data.versionKeys.includes(tag)),
    go: ({ route, terms }) => goWithMarks(history, route, data.highlight ? terms : []),
  };
}
