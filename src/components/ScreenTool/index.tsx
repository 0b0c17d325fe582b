import type { ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends ComponentProps<'section'> {
  /** The tool's name, for screen readers and on paper. */
  readonly 'aria-label': string;
}

/** An interactive tool on a page. The search ignores it, and on paper, a sentence replaces it. */
export default function ScreenTool({ className, children, ...rest }: Props): JSX.Element {
  return (
    <>
      <section {...rest} className={clsx('screen-only', className)} data-search="off">
        {children}
      </section>
      <p className={`framed inset ${styles.paper}`} data-search="off">
        {`${rest['aria-label']}: open this page on a screen to use it.`}
      </p>
    </>
  );
}
