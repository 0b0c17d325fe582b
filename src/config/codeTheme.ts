import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Without colors: `src/css/code.css` colors the token classes, so that code needs no inline style and knows the mode before any script runs. */
const colorsInCss = { plain: {}, styles: [] };

/** How code is colored; `bash` is not among the languages that prism-react-renderer brings. */
export const codeTheme: ThemeConfig['prism'] = {
  theme: colorsInCss,
  darkTheme: colorsInCss,
  additionalLanguages: ['bash'],
};
