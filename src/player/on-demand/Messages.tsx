import { useState } from 'react';
import Button from '../../ui/Button.tsx';
import { COMMAND_LABELS, isNextIdle, NO_STEPS, STATUS_TEXTS } from '../labels.ts';
import { prefersStill } from '../motion.ts';
import type { Session } from '../session/session.ts';
import type { Snapshot } from '../session/snapshot.ts';
import { useSnapshot } from '../session/useSnapshot.ts';

interface Props {
  readonly session: Session;
  readonly hasSteps: boolean;
  readonly isStill: boolean;
  readonly onMotion: () => void;
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

/**
 * Announces commands and the template's state to screen readers, shows its errors to everyone, and says why
 * nothing moved. That stays, so no button moves away from under a finger.
 */
export default function Messages({ session, hasSteps, isStill, onMotion }: Props): JSX.Element {
  const text = useSnapshot(session, (snapshot) => announcement(snapshot, hasSteps));
  const error = useSnapshot(session, (snapshot) => snapshot.error);
  const isPlayed = useSnapshot(session, (now) => now.commandCount > 0 && now.command.type === 'play');
  const [isNeeded, need] = useState(false);
  if (isPlayed && !isNeeded) need(true);
  return (
    <div className="messages">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      <div role="alert">{error !== undefined && <p className="error-box">{error}</p>}</div>
      <div role="status">
        {isStill && isNeeded && (
          <div className={`line note-row`}>
            <span>
              {(prefersStill()
                ? 'Motion is off because your system is set to reduce motion.'
                : 'You turned motion off.') + ' Commands skip straight to the frame where playback stops.'}
            </span>
            <Button data-control="motion" onClick={onMotion}>
              Play with motion
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
