import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Found } from '../../../../plugins/local-search/client/found';
import type { SearchClient } from '../../../../plugins/local-search/client/searchClient';
import SearchBar from '../../../../plugins/local-search/theme/SearchBar';
import { Site } from '../../helpers/site';

/** A result as the engine gives it. */
export function found(route: string, pageTitle: string, more: Partial<Found> = {}): Found {
  return {
    route,
    type: 'docs',
    pageTitle: [{ text: pageTitle, marked: false }],
    sectionTitle: [],
    snippet: [],
    trail: [],
    terms: [],
    ...more,
  };
}

export const threeResults = [
  found('/docs/keyframes', 'Keyframes'),
  found('/docs/keys#names', 'Keys', { sectionTitle: [{ text: 'Names', marked: true }] }),
  found('/blog/keys', 'News of keys', { type: 'blog' }),
];

/** What the search box calls, to be filled and looked at by a test. */
export const outside = {
  search: vi.fn<SearchClient['search']>(),
  prepare: vi.fn<SearchClient['prepare']>(),
  go: vi.fn<(result: Found) => void>(),
  keys: ['docs-default-current', 'default'] as readonly string[],
};

export function resetOutside(): void {
  vi.clearAllMocks();
  outside.search.mockResolvedValue(threeResults);
  outside.keys = ['docs-default-current', 'default'];
}

/** jsdom has no modal dialogs; what is tested here is what the search box makes of them. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (this.open) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }
  };
  Element.prototype.scrollIntoView = () => undefined;
}

export async function resizeTo(width: number, pause = 50): Promise<void> {
  await act(async () => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, pause));
  });
}

interface Box {
  readonly user: UserEvent;
  readonly input: () => HTMLInputElement;
  readonly options: () => HTMLElement[];
}

/** The search box in a window of some width, not touched yet. */
export function renderSearchBox(width = 1280): Box {
  window.innerWidth = width;
  const user = userEvent.setup();
  render(
    <Site navbarItems={[{ label: 'The Docs', to: '/docs' }]}>
      <SearchBar />
      <button type="button">Elsewhere</button>
      <input aria-label="Name" />
    </Site>,
  );
  return {
    user,
    input: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search', hidden: true }),
    options: () => screen.queryAllByRole('option'),
  };
}
