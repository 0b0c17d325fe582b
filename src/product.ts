/**
 * The product's name and addresses, for what code shows. Pages, posts, and the README don't use it.
 * `keyfill`, the types, debug output, and project format would outlive a new name: templates rely on them.
 */
export const product = {
  name: 'Keyfill',
  slug: 'keyfill',
  tagline: 'Draw, animate, and export HTML5 graphics templates for live TV',
  /** The address of this documentation, without a slash at the end. */
  docsUrl: 'https://docs.keyfill.example',
  appUrl: 'https://app.keyfill.example',
  homepageUrl: 'https://keyfill.example',
  termsUrl: 'https://keyfill.example/terms',
  privacyUrl: 'https://keyfill.example/privacy',
  contactUrl: 'https://keyfill.example/contact',
  /** The start of "Edit this page" links, followed by the path of the file. */
  editUrl: 'https://code.keyfill.example/keyfill-docs/edit/main/',
  /** The form for mistakes, such as GitHub's `…/issues/new?template=page.yml`. A placeholder isn't shown. */
  reportUrl: 'https://keyfill.example/contact/docs',
  /** The form for templates that don't work, such as the same address with `template.yml`. */
  templateReportUrl: 'https://keyfill.example/contact/template',
  community: [
    { label: 'Forum', href: 'https://community.keyfill.example' },
    { label: 'Chat', href: 'https://chat.keyfill.example' },
    { label: 'Videos', href: 'https://video.keyfill.example' },
  ],
} as const;

/** The answer to "Is Keyfill real?". */
const FICTION = '/user-guide/faq#is-keyfill-real';

/** Returns an address of the product, or undefined if it's a placeholder, which no browser can open. */
export const realAddress = (address: string): string | undefined =>
  new URL(address).hostname.endsWith('.example') ? undefined : address;

/** Returns where a link to the product leads: instead of to a placeholder, to what's fictional here. */
export const linkOf = (address: string): string => realAddress(address) ?? FICTION;
