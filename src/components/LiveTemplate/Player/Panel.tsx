import clsx from 'clsx';
import type { ReactNode } from 'react';
import { callsLabel, viewLabel } from '../labels';
import styles from '../styles.module.css';

interface Props {
  readonly panel: 'calls' | 'view';
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of the player that is closed at first. */
export default function Panel({ panel, id, isOpen, onToggle, children }: Props): JSX.Element {
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={clsx(styles.button, styles.fold)}
        data-control={`panel:${panel}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {panel === 'calls' ? callsLabel() : viewLabel()}
      </button>
      <div id={id} className={styles.panelContent} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
