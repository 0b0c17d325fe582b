import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import { isOnAir } from '../labels.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import styles from './commands.module.css';
import PlayoutButton from './PlayoutButton.tsx';

interface Props {
  readonly children: ReactNode;
  readonly data: Data;
  readonly session: SessionState;
  readonly onCommand: (command: Command) => void;
}

/** The playout commands and the scrubber. */
export default function Commands({ children, data, session, onCommand }: Props): JSX.Element {
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
    </div>
  );
}
