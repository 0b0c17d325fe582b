/**
 * The one place that knows the product's name, its slug and its addresses.
 * Pages, configuration and components take them from here, so that a rename is one edit.
 */
export const product = {
  name: 'Keyfill',
  slug: 'keyfill',
  tagline: 'Draw, animate and export HTML5 graphics templates for live TV',
  /** Where this documentation is published; no trailing slash. */
  docsUrl: 'https://docs.keyfill.example',
  appUrl: 'https://app.keyfill.example',
  homepageUrl: 'https://keyfill.example',
  termsUrl: 'https://keyfill.example/terms',
  privacyUrl: 'https://keyfill.example/privacy',
  contactUrl: 'https://keyfill.example/contact',
  /** Prefix of "Edit this page": the path of the file is appended. */
  editUrl: 'https://code.keyfill.example/keyfill-docs/edit/main/',
  /** Form that takes reports of mistakes in these pages. */
  reportUrl: 'https://keyfill.example/contact/docs',
  community: [
    { label: 'Forum', href: 'https://community.keyfill.example' },
    { label: 'Chat', href: 'https://chat.keyfill.example' },
    { label: 'Videos', href: 'https://video.keyfill.example' },
  ],
} as const;
