import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The source, which is the first child, beside what the page makes of it. */
export default function Sample({ children }: { readonly children: ReactNode }): JSX.Element {
  const [source, ...result] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className={styles.sample}>
      <div className={styles.source}>{source}</div>
      <div className={`markdown ${styles.result}`}>{result}</div>
    </div>
  );
}
