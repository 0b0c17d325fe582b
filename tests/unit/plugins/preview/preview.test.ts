import { expect, it, vi } from 'vitest';
import { LastGood } from '../../../../plugins/preview/last-good.ts';
import { RequestedPages } from '../../../../plugins/preview/requested-pages.ts';

it('after the first compilation, one with mistakes is neither sent to browsers nor recorded', () => {
  const taps: Record<string, (value: object) => unknown> = {};
  const hook = (name: string) => ({
    tap: (_: string, run: (value: object) => unknown) => (taps[name] = run),
  });
  const hooks = ['thisCompilation', 'shouldEmit', 'done'].map((name) => [name, hook(name)] as const);
  new LastGood().apply({ hooks: Object.fromEntries(hooks) } as never);
  const answers = (errors: readonly string[]): readonly unknown[] => {
    taps['thisCompilation']!({ errors, hooks: { shouldRecord: hook('shouldRecord') } });
    return [taps['shouldRecord']!({}), taps['shouldEmit']!({ errors })];
  };
  expect(answers(['mistake'])).toEqual([undefined, undefined]);
  taps['done']!({});
  expect(answers(['mistake'])).toEqual([false, false]);
  expect(answers([])).toEqual([undefined, undefined]);
});

it('a request compiles pages that exist, once, and nothing else', () => {
  const invalidate = vi.fn();
  const pages = new RequestedPages('/site', 'client.ts');
  pages.backend({ watching: { invalidate } } as never, (_error, backend) => {
    backend.module({ resource: '/site/blog/a.mdx' } as never);
  });
  for (const [names, exists] of [
    [['../secret.ts'], false],
    [['blog/a.mdx', 'blog/b.mdx'], false],
    [[], false],
    [['blog/a.mdx'], true],
    [['blog/a.mdx'], true],
  ] as const)
    expect(pages.request(names)).toBe(exists);
  expect(invalidate).toHaveBeenCalledTimes(1);
});
