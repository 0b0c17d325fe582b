import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import { COMMAND_LABELS } from '../labels.ts';
import styles from './commands.module.css';
import Button from '../../ui/Button.tsx';

interface Props {
  readonly children: ReactNode;
  readonly data: Data;
  readonly editorId: string;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onCommand: (command: Command) => void;
}

/** The playout commands, the scrubber, and Edit. */
export default function Commands(props: Props): JSX.Element {
  const { children, data, editorId, isEditing, onEdit, onCommand } = props;
  const commands = [{ type: 'play' }, { type: 'next' }, { type: 'update', data }, { type: 'stop' }] as const;
  return (
    <div className={clsx('no-print line', styles.row)}>
      <div className={clsx('line', styles.commands)}>
        {commands.map((command) => (
          <Button
            key={command.type}
            className={command.type === 'play' && !isEditing ? 'button--primary' : undefined}
            data-control={command.type}
            onClick={() => onCommand(command)}
          >
            {COMMAND_LABELS[command.type]}
          </Button>
        ))}
      </div>
      {children}
      <Button data-control="edit" aria-expanded={isEditing} aria-controls={editorId} onClick={onEdit}>
        {isEditing ? 'Close editor' : 'Edit'}
      </Button>
    </div>
  );
}
