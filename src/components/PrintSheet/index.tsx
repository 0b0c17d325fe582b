import styles from './styles.module.css';

/** Makes its page print as a sheet with small text in two columns. It's invisible on screen. */
export default function PrintSheet(): JSX.Element {
  return <span className={styles.sheet} hidden />;
}
