import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Configuration } from 'webpack';
import { correctCarets, keepTabs, scriptMinimizer } from '../../../../plugins/bundle/framework.ts';

const require = createRequire(import.meta.url);
const replace = require('../../../../plugins/bundle/replace-loader.cjs') as (source: string) => string;
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));

/** The minimizers as the framework configures them. */
const minimizers = (): unknown[] =>
  (require(`${core}/lib/webpack/utils.js`) as { getMinimizer: () => unknown[] }).getMinimizer();

const HINT = /Adapt plugins\/bundle\/framework\.ts/;

describe('the minimizer of scripts', () => {
  it('stops the build if it is missing', () => {
    expect(() => scriptMinimizer([{}, null, minimizers()[1]])).toThrow(HINT);
    expect(scriptMinimizer(minimizers()).swcMinify).toBeTypeOf('function');
  });
});

/** Returns the corrected source of a theme component. */
function corrected({ module }: Configuration, component: string): string {
  const { test, options } = module?.rules?.[0] as { test: RegExp; options: object };
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const file = `${theme}/lib/theme/${component}/index.js`;
  expect(file).toMatch(test);
  const load = (source: string): string => replace.call({ getOptions: () => options }, source);
  expect(() => load('export default null;')).toThrow(HINT);
  return load(readFileSync(file, 'utf8'));
}

describe("the theme's components, or the build stops", () => {
  it("show a sidebar category's state on its caret, unless the link opens the category", () => {
    const source = corrected(correctCarets(), 'DocSidebarItem/Category');
    expect(source).toMatch(/<button[^/]*aria-expanded=\{!collapsed\}/s);
    expect(source).toContain('aria-expanded={collapsible && !href ? !collapsed : undefined}');
  });

  it("don't draw tabs again", () => {
    const source = corrected(keepTabs(), 'Tabs');
    expect(source).toContain('<TabsComponent');
    expect(source).not.toContain('String(isBrowser)');
  });
});
