/**
 * Classes of Infima that neither the theme nor this site uses. Without their rules, the style sheet that every page waits for is 1.1 kB
 * smaller. `tests/built/styles.test.ts` fails if an element of a built page has one of them; then take it out of this list.
 */
export const UNUSED =
  /\.(?:alert--primary|avatar(?:--vertical|__photo--)|badge--(?!secondary)|breadcrumbs--|button-group|button--(?:block|danger|info|link|success|warning)|card__(?:body|footer|header|image)|col--offset-(?!1\b)|hero--|(?:margin|padding)-horiz--|(?:margin|padding)--(?!none|lg)|navbar__search|padding-(?:left|right)--|pagination(?:--|__)|pills|row--|shadow--(?:md|tl)|text--(?!center|right|truncate))/;

interface Rule {
  selectors: string[];
  remove: () => unknown;
}

interface Sheet {
  readonly source?: { readonly input: { readonly file?: string } };
  readonly walkRules: (each: (rule: Rule) => void) => void;
}

/** A PostCSS plugin that removes the rules of these classes from Infima's sheet. Our own classes may have such names. */
export const dropUnusedStyles = {
  postcssPlugin: 'drop-unused-styles',
  Once(sheet: Sheet): void {
    if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
    sheet.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
  },
};
