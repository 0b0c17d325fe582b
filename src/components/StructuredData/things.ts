import { lastUpdateOf } from '../../framework';
import { product } from '../../product';
import { VERSION } from '../../runtime/version';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const publisher: Thing = { '@type': 'Organization', name: product.name, url: product.homepageUrl };

/** What a docs page says of itself. */
interface Article {
  readonly title: string;
  readonly description: string;
  /** Full address of the page. */
  readonly address: string;
  /** As the framework passes it; undefined if the history of the file isn't known. */
  readonly lastUpdatedAt: number | undefined;
}

/** The product, as the home page shows it. */
export function softwareApplication(): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: product.name,
    description: product.tagline,
    url: product.appUrl,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any, in a browser',
    softwareVersion: VERSION,
    softwareHelp: { '@type': 'CreativeWork', url: product.docsUrl },
    publisher,
  };
}

/** A page of the user guide or the API reference. Its breadcrumbs are in the page itself, as microdata of the theme. */
export function techArticle({ title, description, address, lastUpdatedAt }: Article): Thing {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'en',
    ...(lastUpdatedAt !== undefined && { dateModified: lastUpdateOf(lastUpdatedAt).toISOString() }),
    about: { '@type': 'SoftwareApplication', name: product.name, url: product.appUrl },
    publisher,
  };
}
