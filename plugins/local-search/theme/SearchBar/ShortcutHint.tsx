import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** The shortcut as written on the visitor's keyboard. */
export function ShortcutHint(): JSX.Element | null {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;

  const isApple = /mac|iphone|ipad/iu.test(navigator.platform);
  return (
    <kbd className={styles['shortcut']} aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </kbd>
  );
}
