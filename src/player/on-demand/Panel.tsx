import { useEffect, useRef, type ReactNode } from 'react';
import styles from './menus.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether everything that it shows has loaded. */
  readonly isComplete?: boolean;
}

/** A menu's contents below the stage. When it opens, it comes into view, and its title gets the focus. */
export default function Panel({ title, children, isComplete = true }: Props): JSX.Element {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A reader who has gone on while it loaded keeps the focus.
    if (document.activeElement?.matches('body, [data-control^="menu:"]'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Browsers may return a promise, which mustn't become the effect's cleanup.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isComplete]);
  return (
    <div className={styles.panel}>
      <p ref={heading} className={`bare medium ${styles.heading}`} tabIndex={-1}>
        {title}
      </p>
      {children}
    </div>
  );
}
