import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attributeOf, elementsOf, ownText } from '../built-html/elements.ts';
import { replaceMain, replaceSidebarLinks } from '../built-html/page-parts.ts';

/** What the delivery files need to know about a built HTML file. */
interface HtmlFacts {
  /** Sources for `script-src`, one per inline script that runs: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /**
   * The policy of a page that isn't one of the site's own and contains it in a `<meta>`, such as the page that
   * runs edited code.
   */
  readonly ownPolicy?: string;
  /** Where the page redirects to, if that's all it does. */
  readonly redirectTo?: string;
}

/** Reads an HTML file the way a browser does, so that the hashes match the browser's. */
export function htmlFacts(html: string): HtmlFacts {
  const scriptHashes: string[] = [];
  let ownPolicy: string | undefined;
  let refreshes = false;
  let canonical: string | undefined;
  let isOfSite = false;
  const frame = replaceSidebarLinks(replaceMain(html, omitText), omitText);
  for (const element of elementsOf(parse(frame))) {
    const attribute = (name: string) => attributeOf(element, name);
    isOfSite ||= attribute('id') === '__docusaurus';
    if (element.tagName === 'script' && attribute('src') === undefined && isExecutable(attribute('type'))) {
      scriptHashes.push(hashSource(ownText(element)));
    } else if (element.tagName === 'meta') {
      const httpEquiv = attribute('http-equiv')?.toLowerCase();
      if (httpEquiv === 'content-security-policy') ownPolicy = attribute('content');
      refreshes ||= httpEquiv === 'refresh';
    } else if (element.tagName === 'link' && attribute('rel') === 'canonical') {
      canonical = attribute('href');
    }
  }
  return {
    scriptHashes,
    ownPolicy: isOfSite ? undefined : ownPolicy,
    redirectTo: refreshes ? canonical : undefined,
  };
}

/** Text and links aren't facts, but make up most of a page. Any part that could contain a fact stays. */
function omitText(part: string): string {
  return /<(?:script|meta|link|template)\b|__docusaurus/i.test(part) ? part : '';
}

/** Returns the source expression of a script: `'sha256-…'`. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A script with any other type is data, which policies ignore. */
function isExecutable(type: string | undefined): boolean {
  return type === undefined || /^(?:|module|text\/javascript|application\/javascript)$/i.test(type.trim());
}
