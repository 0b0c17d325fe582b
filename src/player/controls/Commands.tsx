import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { Data } from '../../playout/commands/command.ts';
import type { Command } from '../commands.ts';
import { isOnAir } from '../labels.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import styles from './commands.module.css';
import Icon from './Icon.tsx';
import PlayoutButton from './PlayoutButton.tsx';
import Button from '../../ui/Button.tsx';

interface Props {
  readonly children: ReactNode;
  readonly data: Data;
  readonly session: SessionState;
  readonly editorId: string;
  readonly isEditing: boolean;
  /** Whether the code has changes, so Run is what the reader needs next. */
  readonly canRun: boolean;
  /** Gets the place where the editor puts Run, so it's always in view. */
  readonly runSlot: Ref<HTMLSpanElement>;
  readonly onEdit: () => void;
  readonly onCommand: (command: Command) => void;
}

/** The playout commands, the scrubber, and Edit. */
export default function Commands(props: Props): JSX.Element {
  const { children, data, session, editorId, isEditing, canRun, runSlot, onEdit, onCommand } = props;
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
            isQuiet={canRun}
            onClick={() => onCommand(command)}
          />
        ))}
      </div>
      {children}
      {isEditing && <span ref={runSlot} style={{ display: 'contents' }} />}
      <Button
        className={isEditing ? 'button--icon' : undefined}
        data-control="edit"
        aria-label={isEditing ? 'Close editor' : undefined}
        aria-expanded={isEditing}
        aria-controls={editorId}
        onClick={onEdit}
      >
        {isEditing ? <Icon name="close" /> : 'Edit'}
      </Button>
    </div>
  );
}
