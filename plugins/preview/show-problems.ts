import type { Compiler } from 'webpack';
import { previewState } from '../page-problems/preview-state.ts';
import { describeProblem } from '../page-problems/problem.ts';

/** Adds the mistakes in pages, and why the site can't be loaded, to what webpack reports in the terminal and the browser. */
export class ShowProblems {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const state = previewState(this.siteDir);
    state.onChange = () => compiler.watching?.invalidate();
    // Nothing else has seen the result yet. After an error, the browser wouldn't load updates of other pages, so these are
    // warnings.
    compiler.hooks.done.tap(ShowProblems.name, ({ compilation: { warnings } }) => {
      const problems = [...state.problems.values()].flat().map(describeProblem);
      const texts = state.siteError === undefined ? problems : [state.siteError, ...problems];
      warnings.push(...texts.map((text) => new Error(text) as (typeof warnings)[number]));
    });
  }
}
