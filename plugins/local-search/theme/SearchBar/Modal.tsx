import { type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Search } from './useSearch.ts';
import styles from './styles.module.css';

interface Props {
  readonly dialogRef: RefObject<HTMLDialogElement>;
  readonly search: Search;
  readonly onClose: () => void;
  readonly field: ReactNode;
  readonly panel: ReactNode;
}

/** The search box in narrow windows: a modal dialog over the whole page. */
export function Modal({ dialogRef, search, onClose, field, panel }: Props): JSX.Element {
  const { inputRef, inputProps, loaded } = search;
  const close = (): void => dialogRef.current?.close();

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    const isInInput = event.target === inputRef.current;
    if (event.key === 'Tab') {
      keepInside(event);
    } else if (event.key === 'Escape' && !isInInput && (loaded?.state.isOpen || inputRef.current?.value)) {
      // Escape takes the same three steps wherever the focus is.
      inputProps.onKeyDown?.(event as unknown as KeyboardEvent<HTMLInputElement>);
    }
  };

  return (
    // The dialog itself is only ever clicked on its backdrop.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      className={`bare ${styles.modal}`}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={`column ${styles.sheet}`}>
        <div className={`line ${styles.modalBar}`}>
          {field}
          <button type="button" className="button button--quiet" onClick={close}>
            Cancel
          </button>
        </div>
        {panel}
      </div>
    </dialog>
  );
}

/** Moves the focus from the last element to the first and back: browsers' toolbars are outside the dialog. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  if (event.target === from) {
    event.preventDefault();
    to?.focus();
  }
}
