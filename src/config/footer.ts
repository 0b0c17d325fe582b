import type { ThemeConfig } from '@docusaurus/preset-classic';
import { product } from '../product.ts';
import { logo } from './logo.ts';

export const footer: ThemeConfig['footer'] = {
  logo: {
    alt: `${product.name} homepage`,
    ...logo,
    href: product.homepageUrl,
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
    { title: 'Community', items: [...product.community] },
    {
      title: product.name,
      items: [
        { label: 'Homepage', href: product.homepageUrl },
        { label: 'Start the app', href: product.appUrl },
        { label: 'Contact', href: product.contactUrl },
      ],
    },
    {
      title: 'Legal',
      items: [
        { label: 'Terms', href: product.termsUrl },
        { label: 'Privacy', href: product.privacyUrl },
      ],
    },
  ],
  copyright: `${product.name} is a fictional product. These pages are published under the MIT license.`,
};
