import type { ThemeConfig } from '@docusaurus/preset-classic';
import { themes } from 'prism-react-renderer';

/** How code is coloured; `bash` is not among the languages that prism-react-renderer brings. */
export const codeTheme: ThemeConfig['prism'] = {
  theme: themes.github,
  darkTheme: themes.dracula,
  additionalLanguages: ['bash'],
};
