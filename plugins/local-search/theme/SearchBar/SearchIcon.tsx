import React from 'react';
import styles from './styles.module.css';

export function SearchIcon(): JSX.Element {
  return (
    <svg className={styles['searchIcon']} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.5 12.5 5 5" />
    </svg>
  );
}
