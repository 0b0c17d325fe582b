import { COMMAND_LABELS, isNextIdle, NO_STEPS, STATUS_TEXTS } from '../labels.ts';
import type { Session } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useSnapshot } from '../session/useSnapshot.ts';

interface Props {
  readonly session: Session;
  readonly hasSteps: boolean;
}

/** What screen readers announce: the last command, and the state of the template. */
function announcement(snapshot: Snapshot, hasSteps: boolean): string {
  const { status, frame, command, commandCount } = snapshot;
  if (status === 'loading' || (status === 'preview' && commandCount === 0)) return '';
  // While it plays, the frame changes too often to be announced.
  const hasFrame = status === 'waiting' || status === 'resting' || status === 'paused';
  if (isNextIdle(snapshot, hasSteps)) return NO_STEPS;
  const state = hasFrame ? `${STATUS_TEXTS[status]}, frame ${frame}` : STATUS_TEXTS[status];
  if (commandCount === 0 || command.type === 'remove') return state;
  return `${command.type === 'invoke' ? command.name : COMMAND_LABELS[command.type]}: ${state}`;
}

/** Announces commands and the template's state to screen readers, and shows its errors to everyone. */
export default function Announcer({ session, hasSteps }: Props): JSX.Element {
  const text = useSnapshot(session, (snapshot) => announcement(snapshot, hasSteps));
  const error = useSnapshot(session, (snapshot) => snapshot.error);
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      <div role="alert">{error !== undefined && <p className="error-box">{error}</p>}</div>
    </>
  );
}
