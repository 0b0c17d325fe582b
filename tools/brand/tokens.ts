// The colors of the brand, read from the design tokens.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';

const FILE = 'src/css/tokens.css';

/** The tokens that are read, by their name in code. */
const TOKENS = {
  paper: 'paper',
  surfaceStrong: 'surface-strong',
  line: 'line',
  ink: 'ink',
  inkSoft: 'ink-soft',
  fill: 'fill',
  onFill: 'on-fill',
} as const;

type BrandColors = Readonly<Record<keyof typeof TOKENS, string>>;

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
      Object.entries(TOKENS).map(([name, token]) => {
        const value = values.get(token);
        if (value === undefined) throw new Error(`${FILE} has no --kf-${token}`);
        return [name, value];
      }),
    ) as BrandColors;
  return { light: colors(light), dark: colors(dark) };
}

export const readBrand = (): Brand => brandOf(readFileSync(path.join(siteDir, FILE), 'utf8'));
