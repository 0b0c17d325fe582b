// The colors of the brand, read from the design tokens.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';

const FILE = 'src/css/tokens.css';

/** The tokens that are read, as named in code. In the style sheet, `inkSoft` is `--kf-ink-soft`. */
const TOKENS = ['paper', 'surfaceStrong', 'line', 'ink', 'inkSoft', 'fill', 'onFill'] as const;

type BrandColors = Readonly<Record<(typeof TOKENS)[number], string>>;

export interface Brand {
  readonly light: BrandColors;
  readonly dark: BrandColors;
}

const declarations = (block: string): ReadonlyMap<string, string> =>
  new Map(
    [...block.matchAll(/--kf-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Reads the colors of both modes from the text of `tokens.css`. @throws Error if a token is missing */
export function brandOf(css: string): Brand {
  const light = declarations(/^:root \{(.*?)^\}/ms.exec(css)?.[1] ?? '');
  // Dark mode only lists the differences.
  const dark = new Map([
    ...light,
    ...declarations(/\[data-theme='dark'\][^{]*\{(.*?)\}/s.exec(css)?.[1] ?? ''),
  ]);
  const colors = (values: ReadonlyMap<string, string>): BrandColors =>
    Object.fromEntries(
      TOKENS.map((name) => {
        const token = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
        const value = values.get(token);
        if (value === undefined) throw new Error(`${FILE} has no --kf-${token}`);
        return [name, value];
      }),
    ) as BrandColors;
  return { light: colors(light), dark: colors(dark) };
}

export const readBrand = (): Brand => brandOf(readFileSync(path.join(siteDir, FILE), 'utf8'));
