import { product, realAddress } from '../../product.ts';
import { VERSION } from '../../runtime/version.ts';

/** An item in schema.org's terms, without `@context`. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const publisher: Thing = {
  '@type': 'Organization',
  name: product.name,
  url: realAddress(product.homepageUrl),
};

interface Article {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly language: string;
  /** In seconds since 1970; Docusaurus after 3.1.1 passes milliseconds. Undefined without a history. */
  readonly lastUpdatedAt: number | undefined;
}

/** The product, for the home page. */
export const softwareApplication = (): Thing => ({
  '@type': 'SoftwareApplication',
  name: product.name,
  description: product.tagline,
  url: realAddress(product.appUrl),
  applicationCategory: 'MultimediaApplication',
  operatingSystem: 'Any, in a browser',
  softwareVersion: VERSION,
  softwareHelp: { '@type': 'CreativeWork', url: product.docsUrl },
  publisher,
});

/** A page of the guide or the reference. The theme adds the breadcrumbs as microdata. */
export const techArticle = ({ title, description, address, language, lastUpdatedAt }: Article): Thing => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url: address,
  mainEntityOfPage: address,
  inLanguage: language,
  ...(lastUpdatedAt !== undefined && { dateModified: new Date(lastUpdatedAt * 1000).toISOString() }),
  about: { '@type': 'SoftwareApplication', name: product.name, url: realAddress(product.appUrl) },
  publisher,
});
