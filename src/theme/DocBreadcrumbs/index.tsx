// Replaces the breadcrumbs: they name the section, unless it starts here, next to the button for a copy.
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import { copyAddress } from '../../../plugins/markdown-copies/client/address.ts';
import CopyPage from '../../components/CopyPage/index.tsx';
import { useDoc, useSidebarBreadcrumbs } from '../internals.ts';

export default function DocBreadcrumbs(): JSX.Element {
  const { permalink, title } = useDoc().metadata;
  const areas = useThemeConfig().navbar.items as readonly { readonly to?: string; readonly label?: string }[];
  const area = areas.find(({ to = '' }) => to !== '' && new RegExp(`${to}/.`).test(permalink));
  const crumbs = [
    ...(area ? [{ label: area.label, href: area.to }] : []),
    ...(useSidebarBreadcrumbs() ?? [{ label: title, href: undefined }]),
  ];
  // On a phone, the title comes first: the menu shows the same. A long trail wraps next to the button.
  return (
    <div className="line wide-only margin-bottom--sm">
      <nav
        className={`grow ${ThemeClassNames.docs.docBreadcrumbs}`}
        aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
      >
        <ul className="breadcrumbs" itemScope itemType="https://schema.org/BreadcrumbList">
          <HomeBreadcrumbItem />
          {crumbs.map(({ label, href }, index) => {
            const isLast = index === crumbs.length - 1;
            const Part = isLast || href === undefined ? 'span' : Link;
            return (
              <li
                key={index}
                itemScope
                itemProp="itemListElement"
                itemType="https://schema.org/ListItem"
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
              >
                <Part className="breadcrumbs__link" {...(Part === Link && { to: href, itemProp: 'item' })}>
                  <span itemProp="name">{label}</span>
                </Part>
                <meta itemProp="position" content={String(index + 1)} />
              </li>
            );
          })}
        </ul>
      </nav>
      <CopyPage key={permalink} address={copyAddress(permalink)} />
    </div>
  );
}
