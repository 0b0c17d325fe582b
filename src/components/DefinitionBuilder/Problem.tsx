import type { ComponentProps } from 'react';
import Mark from './Mark.tsx';
import styles from './styles.module.css';

/** What's wrong with the control above. A line of it fits into the gap, so nothing moves when it appears. */
export default function Problem({ children, ...rest }: ComponentProps<'strong'>): JSX.Element {
  return (
    <strong {...rest} className={`line tight wrong ${styles.problem}`}>
      <Mark of="alert" /> <span className="grow">{children}</span>
    </strong>
  );
}
