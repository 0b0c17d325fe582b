import React, { type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { Target } from '../../client/types.ts';
import styles from './panel.module.css';

interface Props<Chosen extends Target> {
  readonly target: Chosen;
  /** The option's role, id, and handlers. */
  readonly optionProps: HTMLAttributes<HTMLAnchorElement>;
  readonly onChoose: (target: Chosen) => void;
  readonly children: ReactNode;
}

/** A choice in the panel. It's a link, so the browser's own ways of opening links work on it. */
export function Option<Chosen extends Target>({
  target,
  optionProps,
  onChoose,
  children,
}: Props<Chosen>): JSX.Element {
  return (
    <a
      {...optionProps}
      className={styles['result']}
      href={target.route}
      // Keeps the focus in the input.
      tabIndex={-1}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(target);
        }
      }}
    >
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
