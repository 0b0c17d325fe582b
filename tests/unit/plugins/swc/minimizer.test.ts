import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { minifyBySwc } from '../../../../plugins/swc/minimizer.ts';

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));

interface Minimizer {
  readonly options: {
    parallel: unknown;
    minimizer: { implementation: { name: string }; options: Record<string, unknown> };
  };
}

/** The minimizers as the framework sets them up. */
const minimizers = (): readonly Minimizer[] =>
  (require(`${core}/lib/webpack/utils.js`) as { getMinimizer: () => readonly Minimizer[] }).getMinimizer();

describe('the minimizer of scripts', () => {
  it('is SWC in place of Terser; that of styles stays', () => {
    const [scripts, styles] = minimizers();
    const stylesBefore = JSON.stringify(styles);
    expect(scripts?.options.minimizer.implementation.name).toBe('terserMinify');
    minifyBySwc([styles, scripts]);
    expect(scripts?.options.minimizer.implementation.name).toBe('swcMinify');
    expect(scripts?.options.minimizer.options).toMatchObject({ ecma: 2022, mangle: true });
    expect(JSON.stringify(styles)).toBe(stylesBefore);
    // SWC has threads of its own.
    expect(scripts?.options.parallel).toBe(false);
  });

  it('says so where there is none that it knows', () => {
    expect(() => minifyBySwc([{}, null, minimizers()[1]])).toThrow(/plugins\/swc\/minimizer\.ts/);
  });
});
