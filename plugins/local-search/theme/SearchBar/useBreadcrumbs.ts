import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig, type NavbarItem } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { TrailStep } from '../../shared/results.ts';
import { pageOf, titleOfFolder } from '../../shared/trail.ts';

/** What's known about a page's location. */
interface Placed {
  readonly route: string;
  readonly trail: readonly TrailStep[];
}

/** Returns a function that lists the areas and pages above a result. Areas are named as in the navbar. */
export function useBreadcrumbs(): (page: Placed) => string[] {
  const { siteConfig } = useDocusaurusContext();
  const docSets = useAllDocsData();
  const { withBaseUrl } = useBaseUrlUtils();
  const { items } = useThemeConfig().navbar;

  /** The labels of dropdowns are versions and languages, not areas. */
  const labelOf = (matches: (item: NavbarItem) => boolean): string | undefined =>
    items.find((item) => item.label && !/dropdown/i.test(item.type ?? '') && matches(item))?.label;
  const labelOfPage = (page: string): string | undefined =>
    labelOf(({ to }) => typeof to === 'string' && pageOf(withBaseUrl(to)) === page);

  // A doc set, or one version of it.
  const areas = Object.entries(docSets).flatMap(([id, { path, versions }]) => {
    const name =
      labelOfPage(pageOf(path)) ?? labelOf((item) => item['docsPluginId'] === id) ?? titleOfFolder(id);
    return versions.map((version) => ({
      route: pageOf(version.path),
      label: versions.length > 1 ? `${name} ${version.label}` : name,
    }));
  });

  return ({ route, trail }) => {
    const [area] = areas
      .filter((one) => `${pageOf(route)}/`.startsWith(`${one.route.replace(/\/$/, '')}/`))
      .sort((a, b) => b.route.length - a.route.length);
    const labels = trail
      .filter((step) => area === undefined || step.route.length > area.route.length)
      .map((step) => labelOfPage(step.route) ?? step.title);
    const place = area === undefined ? labels : [area.label, ...labels];
    return place.length > 0 ? place : [siteConfig.title];
  };
}
