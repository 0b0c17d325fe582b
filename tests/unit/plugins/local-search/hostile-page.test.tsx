import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchState } from '../../../../plugins/local-search/client/engine.ts';
import type { SearchResult } from '../../../../plugins/local-search/client/types.ts';
import { markWords } from '../../../../plugins/local-search/client/marks.ts';
import { toSearchResult } from '../../../../plugins/local-search/client/search-result.ts';
import { searchUnguarded } from '../../../../plugins/local-search/query/search.ts';
import { NoResults } from '../../../../plugins/local-search/theme/SearchBar/NoResults.tsx';
import { Result } from '../../../../plugins/local-search/theme/SearchBar/Result.tsx';
import { loaded, page, section, settings } from './helpers.ts';
import { hostileInputs } from './hostile-inputs.ts';

/** Like in the engine test, with markup in every text that a result shows. */
const MARKUP = '<img src=x onerror=alert(1)> <script>alert(2)</script> </mark> "quoted" & amp;';
const index = loaded(
  page(`Text ${MARKUP}`, `element ${MARKUP} {braces} \`code\` $(dollar) C:\\path javascript:alert(1)`, {
    route: '/text',
    sections: [
      { title: `Text ${MARKUP}`, text: MARKUP, anchor: undefined },
      section('constructor', `prototype toString __proto__ _name ${MARKUP}`),
    ],
  }),
  page('مرحبا', 'שלום עולם مرحبا بالعالم', { route: '/rtl' }),
);

/** The elements below `root`, each kind once. */
function tagsIn(root: Element): string[] {
  return [...new Set([...root.querySelectorAll('*')].map((one) => one.tagName.toLowerCase()))].sort();
}

function textOf(result: SearchResult): string {
  const all = [result.pageTitle, result.sectionTitle, result.snippet];
  return all.flatMap((segments) => segments.map(({ text }) => text)).join('');
}

it('adds only its own elements to the page, whatever is typed and found', { timeout: 120_000 }, () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const wrong: string[] = [];
  const expectTags = (input: string, root: Element, known: readonly string[]): void => {
    if (tagsIn(root).some((tag) => !known.includes(tag))) wrong.push(`${tagsIn(root).join()}: ${input}`);
  };
  let renderedResults = 0;
  let marked = 0;
  let count = 0;
  for (const input of hostileInputs()) {
    // Another test sends all of them to the engine. Rendering only every 25th takes seconds instead of
    // minutes.
    count += 1;
    if (count % 25 > 0) continue;

    const results = searchUnguarded(input, [index], settings).map((hit) =>
      toSearchResult(hit, { query: input, baseUrl: '/', titleOf: () => MARKUP }),
    );
    for (const result of results) {
      const { container, unmount } = render(
        <Result
          result={result}
          place={result.trail.map(({ title }) => title)}
          optionProps={{}}
          onChoose={() => undefined}
        />,
      );
      expectTags(input, container, ['a', 'mark', 'path', 'span', 'svg']);
      if (container.textContent !== textOf(result) + (result.trail.length > 0 ? MARKUP : ''))
        wrong.push(input);
      renderedResults += 1;
      unmount();
    }

    const state = { context: { answered: input } } as unknown as SearchState;
    const { container, unmount } = render(<NoResults state={state} />);
    expectTags(input, container, ['div', 'li', 'p', 'ul']);
    if (!container.textContent?.includes(`“${input.trim()}”`)) wrong.push(input);
    unmount();

    const main = document.createElement('main');
    main.append(`element ${MARKUP}`, document.createElement('code'));
    main.lastElementChild?.append(`keyfill ${MARKUP}`);
    const before = main.innerHTML;
    for (const terms of [...results.map((one) => one.terms), [input.trim()].filter(Boolean)]) {
      const { elements, clear } = markWords(main, terms);
      expectTags(input, main, ['code', 'mark']);
      marked += elements.length;
      clear();
      if (main.innerHTML !== before) wrong.push(`not as before: ${input}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
  // Checks that the test has rendered what it looks for.
  expect(count).toBe(10_000);
  expect(renderedResults).toBeGreaterThan(50);
  expect(marked).toBeGreaterThan(10);
});
