import type { ThemeConfig } from '@docusaurus/preset-classic';
import { linkOf, product } from '../product.ts';
import { logo } from './logo.ts';

/** @param baseUrl The site's folder on its host. */
export const footer = (baseUrl: string): NonNullable<ThemeConfig['footer']> => ({
  logo: {
    alt: `${product.name} homepage`,
    ...logo,
    href: linkOf(product.homepageUrl),
    width: 40,
    height: 40,
  },
  links: [
    {
      title: 'Read',
      items: [
        { label: 'User Guide', to: '/user-guide' },
        { label: 'Actions API', to: '/api' },
        { label: 'Blog', to: '/blog' },
      ],
    },
    {
      title: 'Community',
      items: product.community.map(({ label, href }) => ({ label, href: linkOf(href) })),
    },
    {
      title: product.name,
      items: [
        { label: 'Homepage', href: linkOf(product.homepageUrl) },
        { label: 'Start the app', href: linkOf(product.appUrl) },
        { label: 'Contact', href: linkOf(product.contactUrl) },
      ],
    },
    {
      title: 'Legal',
      items: [
        { label: 'Terms', href: linkOf(product.termsUrl) },
        { label: 'Privacy', href: linkOf(product.privacyUrl) },
      ],
    },
  ],
  copyright:
    `${product.name} is a fictional product. These pages are published under ` +
    `<a href="${baseUrl}licenses.txt">MIT and other licenses</a>.`,
});
