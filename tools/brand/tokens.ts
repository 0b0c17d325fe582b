// The colors of the brand, read from the design tokens.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';

const FILE = 'src/css/tokens.css';

/** The colors of one mode, as written in CSS. */
interface BrandColors {
  readonly paper: string;
  readonly surfaceStrong: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly fill: string;
  readonly onFill: string;
}

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
  const colors = (tokens: ReadonlyMap<string, string>): BrandColors => {
    const token = (name: string): string => {
      const value = tokens.get(name);
      if (value === undefined) throw new Error(`${FILE} has no --kf-${name}`);
      return value;
    };
    return {
      paper: token('paper'),
      surfaceStrong: token('surface-strong'),
      line: token('line'),
      ink: token('ink'),
      inkSoft: token('ink-soft'),
      fill: token('fill'),
      onFill: token('on-fill'),
    };
  };
  return { light: colors(light), dark: colors(dark) };
}

export const readBrand = (): Brand => brandOf(readFileSync(path.join(siteDir, FILE), 'utf8'));
