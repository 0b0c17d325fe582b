import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * A theme without colors. `src/css/code.css` colors the token classes, so code doesn't need inline styles and
 * has the right color mode before any script runs.
 */
const colorsInCss = { plain: {}, styles: [] };

/** Code is highlighted by `src/mdx/static-code.ts` when a page is compiled; `highlight.ts` next to it lists more languages. */
export const codeTheme: ThemeConfig['prism'] = { theme: colorsInCss, darkTheme: colorsInCss };
