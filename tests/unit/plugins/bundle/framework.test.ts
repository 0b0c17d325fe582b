import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { correctCarets, scriptMinimizer } from '../../../../plugins/bundle/framework.ts';
import { minifyScripts } from '../../../../plugins/bundle/scripts.ts';

const require = createRequire(import.meta.url);
const replace = require('../../../../plugins/bundle/replace-loader.cjs') as (source: string) => string;
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));

interface Minimizer {
  readonly options: {
    parallel: unknown;
    minimizer: { implementation: { name: string }; options: Record<string, unknown> };
  };
}

/** The minimizers as the framework configures them. */
const minimizers = (): Minimizer[] =>
  (require(`${core}/lib/webpack/utils.js`) as { getMinimizer: () => Minimizer[] }).getMinimizer();

const HINT = /Adapt plugins\/bundle\/framework\.ts/;

describe('the minimizer of scripts', () => {
  it('is SWC instead of Terser, while the one for styles stays', () => {
    const both = minimizers();
    const [scripts, styles] = both;
    const stylesBefore = JSON.stringify(styles);
    expect(scripts?.options.minimizer.implementation.name).toBe('terserMinify');
    minifyScripts({ optimization: { minimizer: both as never } }, false);
    expect(scripts?.options.minimizer.implementation.name).toBe('swcMinify');
    expect(scripts?.options.minimizer.options).toMatchObject({ ecma: 2022, mangle: true });
    expect(JSON.stringify(styles)).toBe(stylesBefore);
    expect(scripts?.options.parallel).toBe(false);
  });

  it('stops the build if it is missing', () => {
    expect(() => scriptMinimizer([{}, null, minimizers()[1]])).toThrow(HINT);
  });
});

describe("the sidebar category's caret", () => {
  const [rule] = correctCarets().module?.rules ?? [];
  const { test, options } = rule as { test: RegExp; options: object };
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const file = `${theme}/lib/theme/DocSidebarItem/Category/index.js`;
  const load = (source: string): string => replace.call({ getOptions: () => options }, source);

  it("gets the category's state, unless the link opens the category", () => {
    expect(file).toMatch(test);
    const source = load(readFileSync(file, 'utf8'));
    expect(source).toMatch(/<button[^/]*aria-expanded=\{!collapsed\}/s);
    expect(source).toContain('aria-expanded={collapsible && !href ? !collapsed : undefined}');
  });

  it('stops the build if it is missing', () => {
    expect(() => load('export default null;')).toThrow(HINT);
  });
});
