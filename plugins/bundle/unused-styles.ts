import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Classes of Infima that neither the theme nor this site uses. Without their rules, and without the variables below, the style sheet
 * inside every page is 1.5 kB smaller. `tests/built/styles.test.ts` fails if an element of a built page has one of them; then
 * take it out of this list.
 */
export const UNUSED =
  /\.(?:alert(?:--primary|__)|avatar|badge--(?!secondary)|breadcrumbs--|button-group|button--(?:active|block|danger|info|link|sm|success|warning)|card(?:--|__)|col--(?:1\b|4|5|1\d|offset-(?!1\b))|container-fluid|dropdown--nocaret|hero(?![A-Z]|_-)|(?:margin|padding)(?!-(?:top|bottom|left)--sm|-(?:top|bottom|right|vert)--md|-(?:bottom|vert)--lg|-bottom--xl|--none)(?:-\w+)?--|navbar__(?:items--center|search)|pagination(?:--|__)|pills|row--|shadow--|text--(?!center|right|truncate))/;

/** The same for its variables. */
const UNUSED_VARIABLES =
  /^--ifm-(?:alert-color|button-group-spacing|card-(?:horizontal|vertical)-spacing|color-(?:primary-contrast|(?:danger|info|success|warning)(?:-(?:darke|light).*)?$|primary-(?:darkest|light)|secondary-(?:darkest|light))|contrast-.*value|dark(?:er|est)?-value|font-weight-(?:base|light|normal)|global-shadow-tl|h1-vertical-rhythm-top|image-alignment-padding|light(?:er|est)?-value|navbar-(?:link-active-color|search)|pagination-(?:border|color-active|item|padding)|pills|transition-slow|z-index-overlay)/;

/** Our variables, which override Infima's in both color modes. */
const OURS = path.join(__dirname, '../../src/css/infima.css');

interface Part {
  selectors: string[];
  readonly prop: string;
  readonly parent: { readonly selector?: string };
  readonly remove: () => unknown;
}

interface Sheet {
  readonly source?: { readonly input: { readonly file?: string } };
  readonly walkRules: (each: (rule: Part) => void) => void;
  readonly walkDecls: (each: (declaration: Part) => void) => void;
}

/** A PostCSS plugin that removes the rules of these classes from Infima's sheet. Our own classes may have such names. */
export const dropUnusedStyles = {
  postcssPlugin: 'drop-unused-styles',
  Once(sheet: Sheet, { result }: { readonly result: { readonly messages: object[] } }): void {
    if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
    sheet.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
    // The cache has to know that the result depends on our file, too.
    result.messages.push({ type: 'dependency', plugin: 'drop-unused-styles', file: OURS });
    const ours = new Set(readFileSync(OURS, 'utf8').match(/--ifm-[\w-]+(?=:)/g));
    sheet.walkDecls((declaration) => {
      const { prop, parent } = declaration;
      const isOverridden = ours.has(prop) && /^(?::root|html\[data-theme.*)$/.test(parent.selector ?? '');
      if (isOverridden || UNUSED_VARIABLES.test(prop)) declaration.remove();
    });
  },
};
