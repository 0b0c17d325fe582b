import { useLocation } from '@docusaurus/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSearchContext } from '../../../../plugins/local-search/client/useSearchContext.ts';
import { onRouteDidUpdate } from '../../../../plugins/local-search/theme/highlight/index.ts';
import { Site } from '../../helpers/site.tsx';
import { searchResult } from './search-outside.ts';

const option = vi.hoisted(() => ({ highlight: true }));
const markPage = vi.hoisted(() => vi.fn<(options: { terms: readonly string[] }) => Promise<void>>());
/** Whether the file with mark.js was requested. */
const calls = vi.hoisted(() => ({ marks: 0 }));

vi.mock('@docusaurus/useGlobalData', async (original) => ({
  ...(await original<object>()),
  usePluginData: () => ({
    versionKeys: ['default'],
    referenceKeys: [],
    maxSearchResults: 8,
    highlight: option.highlight,
  }),
}));
vi.mock('../../../../plugins/local-search/client/mark-page.ts', () => ({
  get markPage() {
    calls.marks += 1;
    return markPage;
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
  calls.marks = 0;
});

/** Opens a result as the search box does, and reports every route change to the client module. */
function Visit(): ReactElement {
  const { go } = useSearchContext();
  const location = useLocation();
  useEffect(() => onRouteDidUpdate({ location, previousLocation: null }), [location]);
  return (
    <button
      type="button"
      onClick={() => go(searchResult('/docs/mask', 'Mask', { terms: ['mask', 'masks'] }))}
    >
      {location.pathname}
    </button>
  );
}

async function goToResult(): Promise<void> {
  render(
    <Site>
      <Visit />
    </Site>,
  );
  await userEvent.click(screen.getByRole('button', { name: '/' }));
  await screen.findByRole('button', { name: '/docs/mask' });
}

it('marks the words of a result on its page', async () => {
  option.highlight = true;
  await goToResult();
  await waitFor(() => expect(markPage).toHaveBeenCalledOnce());
  expect(markPage.mock.lastCall?.[0].terms).toEqual(['mask', 'masks']);
});

it('with "highlight: false" opens the result, marks nothing, and loads no marking code', async () => {
  option.highlight = false;
  await goToResult();
  await vi.dynamicImportSettled();
  expect(calls.marks).toBe(0);
  expect(markPage).not.toHaveBeenCalled();
});
