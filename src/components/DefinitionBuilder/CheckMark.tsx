import styles from './styles.module.css';

/** A green check mark: there aren't any problems. The text next to it says the same. */
export default function CheckMark(): JSX.Element {
  return (
    <svg className={styles.check} width="1em" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.5 8.5 6.5 12.5 13.5 4" fill="none" stroke="currentColor" strokeWidth="2.25" />
    </svg>
  );
}
