// Files that contain brand colors as text. They're committed, so that pages and tools can read them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';
import { icon, logo } from './mark.ts';
import type { Brand } from './tokens.ts';

/**
 * Backgrounds of live templates. Parts in the accent color have the class `accent`, and this style sets the
 * color.
 */
const BACKGROUNDS = 'static/img/backgrounds';
const ACCENT = /<style>\.accent\{fill:[^}]*\}<\/style>/;

/** Writes the accent color into a background. Backgrounds without accents stay as they are. */
const colorBackground = (svg: string, fill: string): string =>
  svg.replace(ACCENT, `<style>.accent{fill:${fill}}</style>`);

/** Colors that components and page heads can't get from CSS. */
const moduleText = ({ light, dark }: Brand): string => `// Written by npm run brand from src/css/tokens.css.

/** The accent color. */
export const FILL = '${light.fill}';
/** The page background, in both modes. */
export const PAPER = { light: '${light.paper}', dark: '${dark.paper}' } as const;
`;

/** Each file with the text that it must contain. */
export function textFiles(brand: Brand): ReadonlyMap<string, string> {
  const { light, dark } = brand;
  const backgrounds = readdirSync(path.join(siteDir, BACKGROUNDS)).map((name) => {
    const file = `${BACKGROUNDS}/${name}`;
    return [file, colorBackground(readFileSync(path.join(siteDir, file), 'utf8'), light.fill)] as const;
  });
  return new Map([
    ['src/brand.ts', moduleText(brand)],
    ['static/img/favicon.svg', icon({ light: light.ink, dark: dark.ink, fill: light.fill })],
    ['static/img/logo-light.svg', logo({ key: light.ink, fill: light.fill })],
    ['static/img/logo-dark.svg', logo({ key: dark.ink, fill: dark.fill })],
    ...backgrounds,
  ]);
}
