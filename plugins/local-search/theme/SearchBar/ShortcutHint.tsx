import React from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** The shortcut as written on the visitor's keyboard. */
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
            description: 'The keys that open the search, as they are labeled on Apple keyboards',
          })
        : translate({
            id: 'theme.SearchBar.shortcut',
            message: 'Ctrl K',
            description: 'The keys that open the search, as they are labeled on other keyboards',
          })}
    </kbd>
  );
}
