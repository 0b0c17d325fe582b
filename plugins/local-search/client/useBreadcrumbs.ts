import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig, type NavbarItem } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { TrailStep } from './types.ts';
import { pageOf, titleOfFolder } from './trail.ts';

/** What's known about a page's location. */
interface Placed {
  readonly route: string;
  readonly trail: readonly TrailStep[];
}

/** A doc set, or one version of it. */
interface Area {
  readonly route: string;
  readonly label: string;
}

/**
 * Returns a function that lists the areas and pages above a result: `User Guide`, `Elements`. Areas have the
 * same names as in the navbar.
 */
export function useBreadcrumbs(): (page: Placed) => string[] {
  const { siteConfig } = useDocusaurusContext();
  const docSets = useAllDocsData();
  const { withBaseUrl } = useBaseUrlUtils();
  const { items } = useThemeConfig().navbar;

  const labelOfPage = (page: string): string | undefined =>
    labelOf(items.find(({ to }) => typeof to === 'string' && pageOf(withBaseUrl(to)) === page));

  const areas = Object.entries(docSets).flatMap(([id, { path, versions }]): Area[] => {
    const name =
      labelOfPage(pageOf(path)) ??
      labelOf(items.find((item) => item['docsPluginId'] === id)) ??
      titleOfFolder(pageOf(path).split('/').pop() ?? '');
    return versions.map((version) => ({
      route: pageOf(version.path),
      label: versions.length > 1 ? `${name} ${version.label}` : name,
    }));
  });

  return ({ route, trail }) => {
    const area = longestAbove(areas, pageOf(route));
    const labels = trail
      .filter((step) => area === undefined || step.route.length > area.route.length)
      .map((step) => labelOfPage(step.route) ?? step.title);
    const place = area === undefined ? labels : [area.label, ...labels];
    return place.length > 0 ? place : [siteConfig.title];
  };
}

/** The labels of dropdowns are versions and languages, not areas. */
function labelOf(item: NavbarItem | undefined): string | undefined {
  return item !== undefined && !/dropdown/iu.test(item.type ?? '') && typeof item.label === 'string'
    ? item.label
    : undefined;
}

function longestAbove(areas: readonly Area[], page: string): Area | undefined {
  return areas
    .filter(({ route }) => page === route || page.startsWith(route === '/' ? route : `${route}/`))
    .sort((a, b) => b.route.length - a.route.length)[0];
}
