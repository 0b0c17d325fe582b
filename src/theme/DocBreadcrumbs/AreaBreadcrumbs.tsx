// The breadcrumbs of a page that isn't in a sidebar, in the theme's markup: home, area, page.
import Link from '@docusaurus/Link';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { isSamePath, useDoc } from '../internals.ts';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

/** The area has the same name as in the navbar. An area that isn't in the navbar is left out. */
function useArea(): { readonly label: string; readonly path: string } | undefined {
  const path = useActivePlugin()?.pluginData.path;
  const withBase = useBaseUrl('/');
  const { items } = useThemeConfig().navbar;
  const addressOf = (to: unknown): string => withBase + String(to).replace(/^\//, '');
  const label = items.find(({ to }) => isSamePath(addressOf(to), path))?.label;
  return path === undefined || typeof label !== 'string' ? undefined : { label, path };
}

export default function AreaBreadcrumbs(): JSX.Element {
  const { metadata } = useDoc();
  const area = useArea();
  const label = translate({
    id: 'theme.docs.breadcrumbs.navAriaLabel',
    message: 'Breadcrumbs',
    description: 'The ARIA label for the breadcrumbs',
  });
  const entry = { itemScope: true, itemProp: 'itemListElement', itemType: 'https://schema.org/ListItem' };
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label={label}>
      <ul className="breadcrumbs" itemScope itemType="https://schema.org/BreadcrumbList">
        <HomeBreadcrumbItem />
        {area !== undefined && (
          <li {...entry} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" href={area.path} itemProp="item">
              <span itemProp="name">{area.label}</span>
            </Link>
            <meta itemProp="position" content="1" />
          </li>
        )}
        <li {...entry} className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" itemProp="name">
            {metadata.title}
          </span>
          <meta itemProp="position" content={area === undefined ? '1' : '2'} />
        </li>
      </ul>
    </nav>
  );
}
