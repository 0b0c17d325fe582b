import type { Compiler } from 'webpack';

/**
 * Keeps the last compilation without a mistake: a browser would run the one with it, fail, and be lost for the updates that
 * come after it. The mistake is reported all the same. The first compilation is always let through, so that there is a page
 * to report it on.
 */
export class LastGood {
  private first = true;

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(LastGood.name, (compilation) => {
      // Updates are computed against what was recorded last: it must be what browsers have.
      compilation.hooks.shouldRecord.tap(LastGood.name, () =>
        this.holds(compilation.errors) ? false : undefined,
      );
    });
    compiler.hooks.shouldEmit.tap(LastGood.name, ({ errors }) => (this.holds(errors) ? false : undefined));
    compiler.hooks.done.tap(LastGood.name, () => {
      this.first = false;
    });
  }

  private holds(errors: readonly unknown[]): boolean {
    return !this.first && errors.length > 0;
  }
}
