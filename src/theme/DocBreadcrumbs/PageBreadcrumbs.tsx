// The breadcrumbs of a page that isn't in a sidebar, in the theme's markup: home and page.
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '../internals.ts';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

export default function PageBreadcrumbs(): JSX.Element {
  const { metadata } = useDoc();
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
        <li {...entry} className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" itemProp="name">
            {metadata.title}
          </span>
          <meta itemProp="position" content="1" />
        </li>
      </ul>
    </nav>
  );
}
