import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import SearchBar from '../../../../plugins/local-search/theme/SearchBar/index.tsx';
import { Site } from '../../helpers/site.tsx';

/** jsdom doesn't support modal dialogs. The tests only need the parts that the search box uses. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (this.open) {
      this.open = false;
      // An element that isn't rendered loses the focus.
      if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      this.dispatchEvent(new Event('close'));
    }
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** Resizes the window and moves the clock by `pause` ms, so that a busy machine can't make it longer. */
export async function resizeTo(width: number, pause = 50): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await act(async () => {
      window.innerWidth = width;
      window.dispatchEvent(new Event('resize'));
      await vi.advanceTimersByTimeAsync(pause);
    });
  } finally {
    vi.useRealTimers();
  }
}

interface Box {
  readonly user: UserEvent;
  readonly input: () => HTMLInputElement;
  readonly options: () => HTMLElement[];
}

/** Renders the search box in a window of the given width, before any interaction. */
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
