import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import { isOnAir } from '../labels.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import styles from './commands.module.css';
import PlayoutButton from './PlayoutButton.tsx';
import IconButton, { CLOSE } from '../../ui/IconButton.tsx';

interface Props {
  readonly children: ReactNode;
  readonly data: Data;
  readonly session: SessionState;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onCommand: (command: Command) => void;
}

/** The playout commands, the scrubber, and what closes the editor. */
export default function Commands(props: Props): JSX.Element {
  const { children, data, session, isEditing, onEdit, onCommand } = props;
  const commands = [{ type: 'play' }, { type: 'next' }, { type: 'update', data }, { type: 'stop' }] as const;
  const isLit = useSnapshot(session, isOnAir);
  return (
    <div className={clsx('no-print line', styles.row)}>
      <div className={clsx('line', styles.commands)}>
        {commands.map((command) => (
          <PlayoutButton
            key={command.type}
            command={command.type}
            isOnAir={isLit}
            onClick={() => onCommand(command)}
          />
        ))}
      </div>
      {children}
      {isEditing && <IconButton control="edit" label="Close editor" icon={CLOSE} onClick={onEdit} />}
    </div>
  );
}
