import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { SearchGlobalData } from '../../shared/types.ts';
import { navigateWithMarks } from '../../client/highlight.ts';
import { DEFAULT_KEY, docsVersionKey } from '../../../site-content/site-content.ts';
import type { SearchContext } from '../../client/engine.ts';

export function useSearchContext(): SearchContext {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const data = usePluginData('local-search') as SearchGlobalData;
  const { tags } = useContextualSearchFilters();
  const isInReference = data.reference.includes(useActivePlugin()?.pluginId ?? '');
  const history = useHistory();
  // If one plugin id starts with another, such as `api` and `api-v2`, their keys can't be distinguished.
  const isReference = (key: string): boolean =>
    data.reference.some((id) => key.startsWith(docsVersionKey(id, '')));
  return {
    baseUrl,
    data,
    keys: tags,
    demoted: tags.filter((key) => key !== DEFAULT_KEY && isReference(key) !== isInReference),
    go: ({ route, terms }) => navigateWithMarks(history, route, terms),
  };
}
