import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installDialog, renderSearchBox, resizeTo } from './search-box.tsx';
import { outside, resetOutside, threeResults } from './search-outside.ts';

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

describe('a slow search', () => {
  it('shows that it is loading, stalled after 300 ms, then idle', async () => {
    const { user, input } = renderSearchBox();
    await user.click(input());
    await waitFor(() => expect(outside.prepare).toHaveBeenCalled());
    let finish = (_results: typeof threeResults): void => undefined;
    outside.search.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const box = input().closest('[data-status]')!;
    const statuses: (string | null)[] = [];
    // Notes each status when it's set: on a busy machine, pressing a key alone can take longer than 300 ms.
    const observer = new MutationObserver(() => statuses.push(box.getAttribute('data-status')));
    observer.observe(box, { attributeFilter: ['data-status'] });

    const start = performance.now();
    await user.keyboard('k');
    await waitFor(() => expect(statuses).toEqual(['loading', 'stalled']), { interval: 5 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(295);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    finish(threeResults);
    await waitFor(() => expect(statuses).toEqual(['loading', 'stalled', 'idle']));
    observer.disconnect();
  });

  it('opens its first result if Enter was pressed meanwhile, but not after Escape', async () => {
    const { user, input } = renderSearchBox();
    await user.click(input());
    await waitFor(() => expect(outside.prepare).toHaveBeenCalled());
    let finish = (_results: typeof threeResults): void => undefined;
    outside.search.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await user.keyboard('k{Enter}{Escape}');
    finish(threeResults);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(outside.go).not.toHaveBeenCalled();

    await user.keyboard('k{Enter}');
    expect(outside.go).not.toHaveBeenCalled();
    finish(threeResults);
    await waitFor(() => expect(outside.go).toHaveBeenCalledOnce());
  });
});

describe('the search box in a narrow window', () => {
  const dialog = (): HTMLDialogElement => document.querySelector('dialog')!;
  const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Search' });

  it('opens a dialog from its button, with the focus in the field', async () => {
    const { user, input } = renderSearchBox(996);
    expect(dialog().open).toBe(false);
    await user.click(trigger());
    expect(dialog().open).toBe(true);
    expect(input()).toHaveFocus();
  });

  it('closes on Cancel and gives the focus back', async () => {
    const { user } = renderSearchBox(600);
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog().open).toBe(false);
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('keeps the focus inside, and Tab reaches Cancel and closes the results', async () => {
    const { user, input, options } = renderSearchBox(600);
    await user.click(trigger());
    await user.keyboard('key');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(options()).toHaveLength(0);
    await user.tab();
    expect(input()).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('leaves the third Escape to the dialog', async () => {
    const { user, input, options } = renderSearchBox(600);
    await user.click(trigger());
    await user.keyboard('key');
    await waitFor(() => expect(options()).toHaveLength(3));
    const escape = (): boolean => fireEvent.keyDown(input(), { key: 'Escape' });
    expect(escape()).toBe(false);
    expect(options()).toHaveLength(0);
    expect(escape()).toBe(false);
    expect(input()).toHaveValue('');
    expect(escape()).toBe(true);
  });

  it('closes when a result is chosen', async () => {
    const { user, options } = renderSearchBox(600);
    await user.click(trigger());
    await user.keyboard('key');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{Enter}');
    expect(outside.go).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
  });

  it('switches the form 20 ms after a resize and keeps the query and the focus', async () => {
    const { user, input } = renderSearchBox(1280);
    await user.click(input());
    await user.keyboard('key');
    expect(document.querySelector('dialog')).toBeNull();
    await resizeTo(996, 10);
    expect(document.querySelector('dialog')).toBeNull();
    await resizeTo(996, 50);
    expect(dialog().open).toBe(true);
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('key');
    await resizeTo(997);
    expect(document.querySelector('dialog')).toBeNull();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('key');
  });
});
