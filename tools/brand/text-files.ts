// Files that contain brand colors as text, so pages and components can show them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';
import { icon, logo } from './mark.ts';
import { readBrand } from './tokens.ts';

/** Backgrounds of live templates. Parts with the class `accent` get the accent color from a style. */
const BACKGROUNDS = 'tools/brand/backgrounds';
const ACCENT = /<style>\.accent\{fill:[^}]*\}<\/style>/;

/** Writes the accent color into a background. Backgrounds without accents stay as they are. */
const colorBackground = (svg: string, fill: string): string =>
  svg.replace(ACCENT, `<style>.accent{fill:${fill}}</style>`);

/** The text of each file, by path from the folder `generated`. */
export function textFiles({ light, dark } = readBrand()): ReadonlyMap<string, string> {
  const backgrounds = readdirSync(path.join(siteDir, BACKGROUNDS)).map((name) => {
    const svg = readFileSync(path.join(siteDir, BACKGROUNDS, name), 'utf8');
    return [`static/img/backgrounds/${name}`, colorBackground(svg, light.fill)] as const;
  });
  return new Map([
    // Colors that components and page heads can't get from CSS: the accent, and the page's background.
    [
      'brand.json',
      `${JSON.stringify({ fill: light.fill, paper: { light: light.paper, dark: dark.paper } })}\n`,
    ],
    ['static/img/favicon.svg', icon({ light: light.ink, dark: dark.ink, fill: light.fill })],
    ['static/img/logo-light.svg', logo({ key: light.ink, fill: light.fill })],
    ['static/img/logo-dark.svg', logo({ key: dark.ink, fill: dark.fill })],
    ...backgrounds,
  ]);
}
