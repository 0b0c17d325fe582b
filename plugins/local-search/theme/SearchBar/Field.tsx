import { useRef } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { Search } from './useSearch.ts';
import { SHORTCUTS } from '../../client/shortcuts.ts';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  /** Called when the field is removed, with whether it had the focus. */
  readonly onGone: (hadFocus: boolean) => void;
}

/** The input, the indicator for a slow search, and the announcements for screen readers. */
export function Field({ search, onGone }: Props): JSX.Element {
  const { inputRef, inputProps, loaded, status } = search;
  const latestOnGone = useRef(onGone);

  useIsomorphicLayoutEffect(() => {
    const input = inputRef.current;
    const gone = latestOnGone.current;
    return () => gone(input !== null && input === document.activeElement);
  }, [inputRef]);

  return (
    <div className={`grow ${styles.field}`} data-status={status}>
      <input
        {...inputProps}
        ref={inputRef}
        className={`field-box ${styles.input}`}
        aria-label="Search"
        aria-keyshortcuts={SHORTCUTS}
        placeholder="Search"
      />
      <div className="visually-hidden" role="status">
        {loaded && <loaded.parts.Announcement state={loaded.state} />}
      </div>
    </div>
  );
}
