import webpack, { type Stats } from 'webpack';
import { expect, it, vi } from 'vitest';
import { previewState, showProblems } from '../../../../plugins/page-problems/preview-state.ts';
import { ShowProblems } from '../../../../plugins/preview/show-problems.ts';

it('shows mistakes in the terminal as text, and in the browser as warnings', async () => {
  const print = vi.spyOn(console, 'warn').mockReturnValue();
  const seen: Record<string, string[]> = {};
  const compiler = webpack({ entry: {} });
  new ShowProblems('/site/shown').apply(compiler);
  for (const name of ['done', 'webpack-dev-server']) {
    compiler.hooks.done.tap(name, ({ compilation }) => {
      seen[name] = compilation.warnings.map(({ message }) => message);
    });
  }
  showProblems('/site/shown', 'pages', [{ file: 'a.mdx', line: 3, message: 'a mistake' }]);
  previewState('/site/shown').siteError = 'no sidebar';
  for (let run = 0; run < 2; run += 1) {
    await compiler.hooks.watchRun.promise(compiler);
    await compiler.hooks.done.promise({
      compilation: { warnings: [new Error('from a loader')] },
    } as unknown as Stats);
    expect(seen).toEqual({
      done: [],
      'webpack-dev-server': ['from a loader', 'no sidebar', 'a.mdx:3: a mistake'],
    });
  }
  expect(print.mock.calls.flat().slice(0, 3)).toEqual([
    '[WARNING] from a loader',
    '[WARNING] no sidebar',
    '[WARNING] a.mdx:3: a mistake',
  ]);
  print.mockRestore();
  await new Promise((resolve) => compiler.close(resolve));
});
