import { expect, test, vi } from 'vitest';
import { createEngine, type SearchContext } from '../../../../plugins/local-search/client/engine.ts';

let answer: (results: readonly object[]) => void;
vi.mock('../../../../plugins/local-search/client/search-client.ts', () => ({
  searchClientOf: () => ({
    prepare: () => undefined,
    search: () => new Promise((resolve) => (answer = resolve)),
  }),
}));

test.each([
  [[], true, []],
  [['Enter'], false, ['/mask']],
  [['Escape'], false, []],
  [['Enter', 'Escape'], false, []],
  [['Tab'], false, []],
])(
  'after %j during a slow search, its results open the panel: %s, and these pages: %j',
  async (keys, isOpen, opened) => {
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input')!;
    input.focus();
    const went: string[] = [];
    const context = {
      baseUrl: '/',
      keys: [],
      demoted: [],
      go: ({ route }: { route: string }) => went.push(route),
    };
    const states: boolean[] = [];
    const engine = createEngine({
      id: 'search',
      inputRef: { current: input },
      context: { current: context as Partial<SearchContext> as SearchContext },
      query: 'mask',
      lastKey: '',
      onChange: (state) => states.push(state.isOpen),
    });
    engine.start();
    for (const key of keys) {
      engine
        .inputProps()
        .onKeyDown?.({ key, nativeEvent: new KeyboardEvent('keydown'), preventDefault: vi.fn() } as never);
    }
    answer([{ route: '/mask' }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect([states.at(-1), went]).toEqual([isOpen, opened]);
  },
);
