import React, { useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { Search } from '../../client/useSearch.ts';
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
    <div className={styles['field']} data-status={status}>
      <input
        {...inputProps}
        ref={inputRef}
        className={styles['input']}
        aria-label={translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'The name of the search field and of the button that opens it',
        })}
        aria-keyshortcuts={SHORTCUTS}
        placeholder={translate({
          id: 'theme.SearchBar.placeholder',
          message: 'Search',
          description: 'What the empty search field shows',
        })}
      />
      <span className={styles['spinner']} aria-hidden="true" />
      <div className={styles['announcement']} role="status">
        {loaded && <loaded.parts.Announcement state={loaded.state} />}
      </div>
    </div>
  );
}
