import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberVisit } from '../../../../plugins/local-search/client/visits.ts';
import { installDialog, renderSearchBox } from './search-box.tsx';
import { outside, resetOutside, threeResults } from './search-outside.ts';

vi.mock('@generated/local-search/default/links.json', () => ({
  default: {
    tasks: [
      { label: 'Fit long names', to: '/docs/tasks#names' },
      { label: 'Loop a background', to: '/docs/tasks#loop' },
    ],
    help: [{ label: 'Common questions', to: '/docs/faq' }],
  },
}));
vi.mock(
  '../../../../plugins/local-search/client/useSearchContext.ts',
  async () => (await import('./search-outside.ts')).searchContext,
);
vi.mock(
  '../../../../plugins/local-search/client/search-client.ts',
  async () => (await import('./search-outside.ts')).searchClient,
);

installDialog();
beforeAll(() => import('../../../../plugins/local-search/client/lazy.ts'));
beforeEach(() => {
  resetOutside();
  sessionStorage.clear();
});

const hrefs = (options: readonly HTMLElement[]): (string | null)[] =>
  options.map((option) => option.getAttribute('href'));

async function opened(width?: number): Promise<ReturnType<typeof renderSearchBox>> {
  const box = renderSearchBox(width);
  await box.user.keyboard('/');
  await waitFor(() => expect(box.options().length).toBeGreaterThan(0));
  return box;
}

describe('the search box before anything is typed', () => {
  it('suggests tasks, then the visited pages with their locations, without searching', async () => {
    rememberVisit({ route: '/docs/text', title: 'Text element' });
    const { options, input } = await opened();
    expect(hrefs(options())).toEqual(['/docs/tasks#names', '/docs/tasks#loop', '/docs/text']);
    const visited = screen.getByRole('group', { name: 'Recently visited' });
    expect(within(visited).getByRole('option')).toHaveTextContent('Text elementThe Docs');
    expect(screen.getByRole('group', { name: 'Frequent tasks' })).toBeVisible();
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(outside.search).not.toHaveBeenCalled();
  });

  it('opens no suggestion on Enter until the arrow keys have selected one', async () => {
    const { user, input, options } = await opened();
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(outside.go).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    expect(input()).toHaveAttribute('aria-activedescendant', options()[1]!.id);
    await user.keyboard('{Enter}');
    expect(outside.go).toHaveBeenCalledWith(
      expect.objectContaining({ route: '/docs/tasks#loop', terms: [] }),
    );
    expect(options()).toHaveLength(0);
  });

  it('opens a suggestion on a click', async () => {
    const { user, options } = await opened();
    await user.click(options()[0]!);
    expect(outside.go).toHaveBeenCalledWith(expect.objectContaining({ route: '/docs/tasks#names' }));
  });

  it('replaces suggestions with results, the first of them active, and shows them again in an empty field', async () => {
    const { user, options } = await opened();
    await user.keyboard('key');
    await waitFor(() => expect(hrefs(options())).toEqual(threeResults.map(({ route }) => route)));
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()[0]).toHaveAttribute('aria-selected', 'false');
  });

  it('closes on Escape and Tab, and opens again on the arrow keys and on focus', async () => {
    const { user, options, input } = await opened();
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(input()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.tab();
    expect(options()).toHaveLength(0);
    await user.tab({ shift: true });
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('leaves Escape to the dialog in narrow windows', async () => {
    const { user, options } = await opened(600);
    expect(options()).toHaveLength(2);
    let isLeft = false;
    window.addEventListener('keydown', (event) => (isLeft = !event.defaultPrevented), { once: true });
    await user.keyboard('{Escape}');
    expect(isLeft).toBe(true);
  });
});

describe('the search box without results', () => {
  it('offers help below the advice, for the arrow keys and the mouse', async () => {
    outside.search.mockResolvedValue([]);
    const { user, options } = await opened();
    await user.keyboard('kez');
    await waitFor(() => expect(hrefs(options())).toEqual(['/docs/faq']));
    expect(screen.getByText('Check the spelling.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Or look here' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results for “kez”.');
    await user.keyboard('{Enter}');
    expect(outside.go).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(outside.go).toHaveBeenCalledWith(expect.objectContaining({ route: '/docs/faq' }));
  });
});
