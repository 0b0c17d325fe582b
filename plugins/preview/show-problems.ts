import type { Compiler } from 'webpack';
import { previewState } from '../page-problems/preview-state.ts';
import { describeProblem } from '../page-problems/problem.ts';

/** Adds the mistakes in pages, and why the site can't be loaded, to what webpack reports in the terminal and the browser. */
export class ShowProblems {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const state = previewState(this.siteDir);
    state.onChange = () => compiler.watching?.invalidate();
    // Nothing else has seen the result yet. Pages are still updated, because this isn't about their code.
    compiler.hooks.done.tap(ShowProblems.name, ({ compilation }) => {
      if (state.siteError !== undefined) compilation.errors.push(new Error(state.siteError) as never);
      for (const problem of [...state.problems.values()].flat()) {
        const list = problem.isWarning ? compilation.warnings : compilation.errors;
        list.push(new Error(describeProblem(problem)) as never);
      }
    });
  }
}
