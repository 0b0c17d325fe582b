import type { ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends ComponentProps<'section'> {
  /** What the page calls the tool: its name for screen readers and on paper. */
  readonly 'aria-label': string;
}

/** A tool among the text of a page, which the search leaves out. On paper a sentence stands in its place. */
export default function ScreenTool({ className, children, ...rest }: Props): JSX.Element {
  return (
    <>
      <section {...rest} className={clsx(className, styles.tool)} data-search="off">
        {children}
      </section>
      <p className={styles.paper} data-search="off">
        {`${rest['aria-label']}: open this page on a screen to use it.`}
      </p>
    </>
  );
}
