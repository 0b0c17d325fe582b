import type { Compiler } from 'webpack';

/**
 * Keeps the last compilation without a mistake. Otherwise, a browser would run the code with the mistake,
 * fail, and miss all later updates. The mistake is still reported. The first compilation always passes, so
 * that there's a page for the report. Loaders of pages and scripts report
 * mistakes as warnings, and use the last good version of that file (last-good-loader.cjs).
 */
export class LastGood {
  private first = true;

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(LastGood.name, (compilation) => {
      // Updates are computed against the last recorded state, so it must be what browsers have.
      compilation.hooks.shouldRecord.tap(LastGood.name, () =>
        this.isBroken(compilation.errors) ? false : undefined,
      );
    });
    compiler.hooks.shouldEmit.tap(LastGood.name, ({ errors }) => (this.isBroken(errors) ? false : undefined));
    compiler.hooks.done.tap(LastGood.name, () => {
      this.first = false;
    });
  }

  private isBroken(errors: readonly unknown[]): boolean {
    return !this.first && errors.length > 0;
  }
}
