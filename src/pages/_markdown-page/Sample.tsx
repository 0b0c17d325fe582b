import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  /** For what needs the width of the page: the result stands below its source. */
  readonly wide?: boolean;
  /** For what the search has to find: the words of a sample are no answer of this page, and left out. */
  readonly searched?: boolean;
}

/** The source, which is the first child, beside what the page makes of it. */
export default function Sample({ children, wide = false, searched = false }: Props): JSX.Element {
  const [source, ...result] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className={clsx(styles.sample, wide && styles.wide)} data-search={searched ? undefined : 'off'}>
      <div className={styles.source}>{source}</div>
      <div className={`markdown ${styles.result}`}>{result}</div>
    </div>
  );
}
