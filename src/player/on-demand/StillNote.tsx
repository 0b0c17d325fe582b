import { useState } from 'react';
import Button from '../../ui/Button.tsx';
import { prefersStill } from '../motion.ts';
import type { Session } from '../session/session.ts';
import { useSnapshot } from '../session/useSnapshot.ts';

interface Props {
  readonly session: Session;
  readonly isStill: boolean;
  readonly onMotion: () => void;
}

/** Says why nothing moved, and offers motion. It stays, so no button moves away from under a finger. */
export default function StillNote({ session, isStill, onMotion }: Props): JSX.Element {
  const isPlayed = useSnapshot(session, (now) => now.commandCount > 0 && now.command.type === 'play');
  const [isNeeded, need] = useState(false);
  if (isPlayed && !isNeeded) need(true);
  return (
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
  );
}
