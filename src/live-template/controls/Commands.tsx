import clsx from 'clsx';
import { forwardRef } from 'react';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import { COMMAND_LABELS, STATUS_TEXTS } from '../labels.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import styles from './commands.module.css';
import parts from './controls.module.css';

interface Props {
  readonly session: SessionState;
  readonly data: Data;
  readonly editorId: string;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onCommand: (command: Command) => void;
}

/** The on-air lamp, with a word for readers who can't tell its color. */
function Lamp({ session }: { readonly session: SessionState }): JSX.Element {
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isOnAir = !['loading', 'preview', 'off-air'].includes(status);
  const shown = status === 'loading' ? 'preview' : status === 'playing' ? 'resting' : status;
  return (
    <span className={clsx(styles.status, isOnAir && styles.isOnAir)} data-status={status}>
      {STATUS_TEXTS[shown]}
    </span>
  );
}

/** The playout commands and the on-air lamp. The editor puts its Run button here, so that it's always in view. */
export default forwardRef<HTMLSpanElement, Props>(function Commands(props, runSlot) {
  const { session, data, editorId, isEditing, onEdit, onCommand } = props;
  const commands = [{ type: 'play' }, { type: 'next' }, { type: 'update', data }, { type: 'stop' }] as const;
  return (
    <div className={clsx(parts.line, styles.row)}>
      <div className={clsx(parts.line, styles.commands)}>
        <span ref={runSlot} className={styles.slot} />
        {commands.map((command) => (
          <button
            key={command.type}
            type="button"
            className={clsx(parts.button, command.type === 'play' && !isEditing && parts.main)}
            data-control={command.type}
            onClick={() => onCommand(command)}
          >
            {COMMAND_LABELS[command.type]}
          </button>
        ))}
      </div>
      <Lamp session={session} />
      <button
        type="button"
        className={clsx(parts.button, styles.edit)}
        data-control="edit"
        aria-expanded={isEditing}
        aria-controls={editorId}
        onClick={onEdit}
      >
        Edit
      </button>
    </div>
  );
});
