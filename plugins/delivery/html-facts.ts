import { createHash } from 'node:crypto';

interface HtmlFacts {
  /** Sources for `script-src`, one per inline script that runs: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The policy of a page that contains its own in a `<meta>`, such as the page that runs edited code. */
  readonly ownPolicy?: string;
  /** Where the page redirects to, if that's all it does. */
  readonly redirectTo?: string;
}

/** The elements that matter here. In a built page, `<` in text and attributes is always escaped. */
const ELEMENT = /<(?:script\b([^>]*)>([\s\S]*?)<\/script>|(?:meta|link)\b([^>]*)>)/gi;

/** The types of scripts that run. A script with any other type is data, which policies ignore. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/i;

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}(?:=(?:"([^"]*)"|([^\\s"]*)))?(?=[\\s/]|$)`, 'i').exec(attributes);
  return found ? (found[1] ?? found[2] ?? '') : undefined;
}

/** Reads an HTML file. */
export function htmlFacts(html: string): HtmlFacts {
  const scriptHashes: string[] = [];
  let ownPolicy: string | undefined;
  let refreshes = false;
  let canonical: string | undefined;
  for (const [, script, source = '', other = ''] of html.matchAll(ELEMENT)) {
    if (script !== undefined) {
      const isInline = attributeOf(script, 'src') === undefined;
      if (isInline && RUNS.test(attributeOf(script, 'type') ?? '')) scriptHashes.push(hashOf(source));
      continue;
    }
    const httpEquiv = attributeOf(other, 'http-equiv')?.toLowerCase();
    if (httpEquiv === 'content-security-policy') ownPolicy = attributeOf(other, 'content');
    refreshes ||= httpEquiv === 'refresh';
    if (attributeOf(other, 'rel') === 'canonical') canonical = attributeOf(other, 'href');
  }
  return {
    scriptHashes,
    ownPolicy: /\sid="?__docusaurus\b/.test(html) ? undefined : ownPolicy,
    redirectTo: refreshes ? canonical : undefined,
  };
}

/** Returns the source expression of a script: `'sha256-…'`. */
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
