import styles from '../controls/controls.module.css';
import { COMMAND_LABELS, STATUS_TEXTS } from '../labels.ts';
import type { Session } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useSnapshot } from '../session/useSnapshot.ts';

/** What screen readers announce: the last command, and the state of the template. */
function announcement({ status, frame, command, commandCount }: Snapshot): string {
  if (status === 'loading' || (status === 'preview' && commandCount === 0)) return '';
  // While it plays, the frame changes too often to be announced.
  const hasFrame = status === 'waiting' || status === 'resting' || status === 'paused';
  const state = hasFrame ? `${STATUS_TEXTS[status]}, frame ${frame}` : STATUS_TEXTS[status];
  if (commandCount === 0 || command.type === 'remove') return state;
  return `${command.type === 'invoke' ? command.name : COMMAND_LABELS[command.type]}: ${state}`;
}

/** Announces commands and the state of the template to screen readers, and shows errors of the template to everyone. */
export default function Announcer({ session }: { readonly session: Session }): JSX.Element {
  const text = useSnapshot(session, announcement);
  const error = useSnapshot(session, (snapshot) => snapshot.error);
  return (
    <>
      <p className={styles.spoken} role="status">
        {text}
      </p>
      <div role="alert">{error !== undefined && <p className={styles.error}>{error}</p>}</div>
    </>
  );
}
