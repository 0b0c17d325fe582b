import clsx from 'clsx';
import { forwardRef } from 'react';
import type { Order } from '../../../player/orders.ts';
import type { SessionState } from '../../../player/still-session.ts';
import { COMMANDS, commandLabel, editLabel } from '../../../player/labels.ts';
import parts from '../../../controls/controls.module.css';
import styles from './commands.module.css';
import Lamp from './Lamp.tsx';

/** The button that opens and closes the editor. */
interface EditorToggle {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface Props {
  readonly session: SessionState;
  readonly editor: EditorToggle;
  readonly onOrder: (order: Order) => void;
}

/** The playout commands and the on-air lamp. The editor puts its Run button here, so that it's always in view. */
export default forwardRef<HTMLSpanElement, Props>(function Commands({ session, editor, onOrder }, runSlot) {
  return (
    <div className={styles.row}>
      <div className={styles.commands}>
        <span ref={runSlot} className={styles.slot} />
        {COMMANDS.map((command) => (
          <button
            key={command}
            type="button"
            className={clsx(parts.button, command === 'play' && !editor.isOpen && parts.main)}
            data-control={command}
            onClick={() => onOrder({ type: command })}
          >
            {commandLabel(command)}
          </button>
        ))}
      </div>
      <Lamp session={session} />
      <button
        type="button"
        className={clsx(parts.button, styles.edit)}
        data-control="edit"
        aria-expanded={editor.isOpen}
        aria-controls={editor.id}
        onClick={editor.onToggle}
      >
        {editLabel}
      </button>
    </div>
  );
});
