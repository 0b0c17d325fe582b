import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installDialog, renderSearchBox, resizeTo } from './search-box.tsx';
import { outside, resetOutside, searchResult, threeResults } from './search-outside.ts';

vi.mock(
  '../../../../plugins/local-search/client/useSearchContext.ts',
  async () => (await import('./search-outside.ts')).searchContext,
);
vi.mock(
  '../../../../plugins/local-search/client/search-client.ts',
  async () => (await import('./search-outside.ts')).searchClient,
);

installDialog();
// Loaded once here, so that no test waits for the test runner to compile the code that loads on first intent.
beforeAll(() => import('../../../../plugins/local-search/client/lazy.ts'));
beforeEach(resetOutside);

describe('the search box before anything is typed', () => {
  it('is a combobox that accepts 512 characters', () => {
    const { input } = renderSearchBox();
    expect(input()).toHaveAttribute('maxlength', '512');
    expect(input()).toHaveAttribute('type', 'search');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toHaveAttribute('aria-autocomplete', 'list');
  });

  it('loads nothing until the visitor is about to search', async () => {
    const { user, input } = renderSearchBox();
    expect(outside.prepare).not.toHaveBeenCalled();
    await user.hover(input());
    await waitFor(() => expect(outside.prepare).toHaveBeenCalledWith(outside.keys));
  });

  it('keeps what is typed before the rest has loaded', async () => {
    const { user, input, options } = renderSearchBox();
    await user.type(input(), 'keyframe');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(input()).toHaveValue('keyframe');
    expect(outside.search).toHaveBeenLastCalledWith('keyframe', outside.keys, outside.demoted);
  });

  it('opens the first result if Enter was pressed before the rest has loaded', async () => {
    const { user, input } = renderSearchBox();
    await user.type(input(), 'keyframe{Enter}');
    await waitFor(() => expect(outside.go).toHaveBeenCalledWith(expect.objectContaining(threeResults[0])));
  });
});

describe('an input method', () => {
  // Safari's order of events: the composition has ended when the key arrives.
  const confirm = (input: HTMLElement): void => {
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  };

  it('ends a composition with Enter without opening a result, before the rest has loaded', async () => {
    const { user, input, options } = renderSearchBox();
    await user.type(input(), 'keyframe');
    confirm(input());
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(outside.go).not.toHaveBeenCalled();
  });

  it('ends a composition with Enter without opening a result, once results are shown', async () => {
    const { user, input, options } = renderSearchBox();
    await user.type(input(), 'keyframe');
    await waitFor(() => expect(options()).toHaveLength(3));
    confirm(input());
    expect(outside.go).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(outside.go).toHaveBeenCalledTimes(1);
  });
});

describe('a shortcut', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('focuses the field: %s', async (keys) => {
    const { user, input } = renderSearchBox();
    await user.keyboard(keys);
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
  });

  it('does not take a slash typed in other fields', async () => {
    const { user } = renderSearchBox();
    const other = screen.getByRole('textbox', { name: 'Name' });
    await user.type(other, '/');
    expect(other).toHaveFocus();
    expect(other).toHaveValue('/');
  });
});

describe('the list of results', () => {
  async function searched(query = 'key'): Promise<ReturnType<typeof renderSearchBox>> {
    const box = renderSearchBox();
    await box.user.click(box.input());
    await box.user.keyboard(query);
    await waitFor(() =>
      expect(box.options().length + screen.queryAllByText(/No results/).length).toBeGreaterThan(0),
    );
    return box;
  }

  it('shows the page, section, and location of each result as one link', async () => {
    const { options } = await searched();
    const [, second] = options();
    expect(second).toHaveAttribute('href', '/docs/keys#names');
    expect(second).toHaveTextContent('Keys');
    expect(second?.querySelector('mark')).toHaveTextContent('Names');
    expect(second).toHaveTextContent('The Docs');
  });

  it('makes the first result active, and follows the arrow keys', async () => {
    const { user, input, options } = await searched();
    const active = (): string | null =>
      document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.getAttribute('href') ??
      null;
    expect(active()).toBe('/docs/keyframes');
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('/docs/keys#names');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('/blog/keys');
  });

  it('is referenced by the field while it is open', async () => {
    const { input } = await searched();
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Search results' });
    expect(input()).toHaveAttribute('aria-controls', list.id);
  });

  it('announces the number of results', async () => {
    const { user } = await searched();
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
    outside.search.mockResolvedValue([searchResult('/one', 'One')]);
    await user.keyboard('s');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('One result'));
  });

  it('shows the query and advice if there are no results', async () => {
    outside.search.mockResolvedValue([]);
    const { input } = await searched('kez');
    expect(screen.getByText('No results for “kez”.', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Check the spelling.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results for “kez”.');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says that the word appears nowhere before it offers similar words', async () => {
    outside.search.mockResolvedValue([searchResult('/keys', 'Keys', { isGuess: true })]);
    const { options } = await searched('kez');
    const message = 'No results for “kez”. Did you mean one of these?';
    expect(screen.getByText(message, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`${message} One result`);
    expect(options()).toHaveLength(1);
  });

  it('shows markup in a query as text', async () => {
    outside.search.mockResolvedValue([]);
    await searched('<img src=x>');
    expect(screen.getByText('No results for “<img src=x>”.', { selector: 'p' })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('stays closed for blanks', async () => {
    const { user, input, options } = renderSearchBox();
    await user.type(input(), '   ');
    await waitFor(() => expect(outside.search).toHaveBeenCalled());
    expect(options()).toHaveLength(0);
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  it('opens the active result on Enter and leaves an empty field', async () => {
    const { user, input, options } = await searched();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(outside.go).toHaveBeenCalledWith(expect.objectContaining({ route: '/docs/keys#names' }));
    expect(options()).toHaveLength(0);
    expect(input()).toHaveValue('');
    expect(input()).not.toHaveFocus();
  });

  it.each([
    ['{Control>}{Enter}{/Control}', 'a new tab'],
    ['{Meta>}{Enter}{/Meta}', 'a new tab'],
    ['{Shift>}{Enter}{/Shift}', 'a new window'],
  ])('opens the active result on %s in %s', async (keys) => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await searched();
    await user.keyboard(keys);
    expect(openWindow).toHaveBeenCalledWith('/docs/keyframes', '_blank', 'noopener');
    expect(outside.go).not.toHaveBeenCalled();
    openWindow.mockRestore();
  });

  it('opens a result on a plain click, and leaves other clicks to the browser', async () => {
    const { options } = await searched();
    const second = options()[1]!;
    // jsdom can't follow links, so this stops the clicks that the search box leaves alone.
    const left: boolean[] = [];
    const stop = (event: MouseEvent): void => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      fireEvent.click(second, { [modifier]: true });
    }
    window.removeEventListener('click', stop);
    expect(left).toEqual([true, true, true, true]);
    expect(
      fireEvent(second, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true })),
    ).toBe(true);
    expect(outside.go).not.toHaveBeenCalled();
    expect(fireEvent.click(second)).toBe(false);
    expect(outside.go).toHaveBeenCalledOnce();
  });

  it('closes on Escape, then clears the query, and Enter in between does nothing', async () => {
    const { user, input, options } = await searched();
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(input()).toHaveValue('key');
    await user.keyboard('{Enter}');
    expect(outside.go).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('');
  });

  it('closes on Tab and opens again on focus', async () => {
    const { user, input, options } = await searched();
    await user.tab();
    expect(options()).toHaveLength(0);
    expect(input()).toHaveValue('key');
    await user.tab({ shift: true });
    expect(input()).toHaveFocus();
    await waitFor(() => expect(options()).toHaveLength(3));
  });

  it('closes when the visitor clicks elsewhere', async () => {
    const { user, options } = await searched();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(options()).toHaveLength(0);
  });

  it('closes when the field loses the focus', async () => {
    const { input, options } = await searched();
    input().blur();
    await waitFor(() => expect(options()).toHaveLength(0));
  });

  it('requests the indexes of the version that is current at that moment', async () => {
    const { user } = await searched();
    outside.keys = ['docs-default-1.0', 'default'];
    await resizeTo(1281);
    await user.keyboard('s');
    await waitFor(() =>
      expect(outside.search).toHaveBeenLastCalledWith('keys', outside.keys, outside.demoted),
    );
  });

  it('fetches failed indexes again on the next focus', async () => {
    const { user, input } = await searched();
    const times = outside.prepare.mock.calls.length;
    await user.tab();
    await user.click(input());
    expect(outside.prepare.mock.calls.length).toBeGreaterThan(times);
  });
});
