import type { ThemeConfig } from '@docusaurus/preset-classic';
import { linkOf, product } from '../product.ts';
import { i18n } from './locales.ts';
import { logo } from './logo.ts';

/** Every item has a position, because Docusaurus 3.1.1 would otherwise set it to `left`. */
export const navbar: ThemeConfig['navbar'] = {
  title: product.name,
  hideOnScroll: true,
  logo: { alt: `${product.name} Docs`, ...logo, width: 32, height: 32 },
  items: [
    { label: 'User Guide', to: '/user-guide', activeBasePath: 'user-guide', position: 'left' },
    { label: 'Actions API', to: '/api', activeBasePath: 'api', position: 'left' },
    { label: 'Blog', to: '/blog', activeBasePath: 'blog', position: 'left' },
    { type: 'custom-on-air', position: 'right' },
    { type: 'search', position: 'right' },
    ...(i18n.locales.length > 1 ? [{ type: 'localeDropdown', position: 'right' as const }] : []),
    { label: 'Homepage', href: linkOf(product.homepageUrl), position: 'right' },
    {
      label: 'Start the app',
      href: linkOf(product.appUrl),
      position: 'right',
      className: 'framed button--primary',
    },
  ],
};
