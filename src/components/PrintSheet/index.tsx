import styles from './styles.module.css';

/** Put anywhere on a page, it prints the page as a sheet: small, in two columns. On screen it is nothing. */
export default function PrintSheet(): JSX.Element {
  return <span className={styles.sheet} hidden />;
}
