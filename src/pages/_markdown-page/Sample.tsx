import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  /** For samples that need the width of the page: the result is below its source. */
  readonly wide?: boolean;
  /** Whether the search finds the sample. By default not, because its words say nothing about the page. */
  readonly searched?: boolean;
}

/** The source, which is the first child, next to the page's rendering of it. */
export default function Sample({ children, wide = false, searched = false }: Props): JSX.Element {
  const [source, ...result] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div
      className={clsx('stack', styles.sample, wide && styles.wide)}
      data-search={searched ? undefined : 'off'}
    >
      <div className="flush">{source}</div>
      <div className="markdown flush">{result}</div>
    </div>
  );
}
