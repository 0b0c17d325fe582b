import React from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export function SearchIcon(): JSX.Element {
  return (
    <svg className={styles['searchIcon']} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.5 12.5 5 5" />
    </svg>
  );
}

/** The shortcut, as it is written on the visitor's keyboard. */
export function ShortcutHint(): JSX.Element | null {
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return null;
  }
  const isApple = /mac|iphone|ipad/iu.test(navigator.platform);
  return (
    <kbd className={styles['shortcut']} aria-hidden="true">
      {isApple
        ? translate({
            id: 'theme.SearchBar.shortcut.apple',
            message: '⌘ K',
            description: 'The keys that go to the search field, as they are written on a keyboard by Apple',
          })
        : translate({
            id: 'theme.SearchBar.shortcut',
            message: 'Ctrl K',
            description: 'The keys that go to the search field, as they are written on other keyboards',
          })}
    </kbd>
  );
}
