import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import SearchBar from '../../../../plugins/local-search/theme/SearchBar';
import { Site } from '../../helpers/site';

/** jsdom has no modal dialogs; what is tested here is what the search box makes of them. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (this.open) {
      this.open = false;
      // What is not rendered loses the focus.
      if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
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
