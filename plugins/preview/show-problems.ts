import type { Compiler, WebpackError } from 'webpack';
import { previewState } from '../page-problems/preview-state.ts';
import { describeProblem } from '../page-problems/problem.ts';

/** Shows problems as warnings, because after an error the browser wouldn't load updates of other pages. */
export class ShowProblems {
  private warnings: Error[] = [];

  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const state = previewState(this.siteDir);
    // A running compilation shows them at its end. Interrupted, it would record its update but not send it.
    state.onChange = () => {
      if (compiler.watching?.running === false) compiler.watching.invalidate();
    };
    compiler.hooks.done.tap(ShowProblems.name, ({ compilation }) => {
      const problems = [...state.problems.values()].flat();
      const texts = [state.siteError ?? [], problems.map(describeProblem)].flat();
      // The framework would print these as JSON, so they're hidden. MDX's own words are longer and vaguer.
      const others = compilation.warnings
        .splice(0)
        .filter((warning) => !problems.some(({ file }) => warningText(warning).includes(file)));
      this.warnings = [...others, ...texts.map((text) => new Error(text))];
      for (const one of this.warnings) console.warn(`[WARNING] ${warningText(one)}`);
    });
    let isFirst = true;
    compiler.hooks.watchRun.tap(ShowProblems.name, () => {
      // By now, the server has registered itself, so this can run after the framework and before the server.
      if (isFirst) {
        compiler.hooks.done.tap(
          { name: 'ShowProblemsInBrowser', before: 'webpack-dev-server' },
          ({ compilation }) => {
            compilation.warnings.push(...(this.warnings as WebpackError[]));
          },
        );
      }
      isFirst = false;
    });
  }
}

/** The message of a warning, without what webpack adds to what a loader has reported. */
function warningText(warning: Error): string {
  const { warning: cause } = warning as Error & { warning?: unknown };
  return cause instanceof Error ? cause.message : warning.message;
}
