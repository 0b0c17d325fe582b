import { useEffect } from 'react';
import type { Data } from '../../../player/deep-link.ts';
import type { Session } from '../../../player/session.ts';
import type { View } from '../Stage.tsx';
import { offAirText } from './texts.ts';
import { useSnapshot } from '../useSnapshot.ts';

/** Hides the poster once the template has replaced it, and describes the stage for screen readers. */
export function useLiveView(session: Session, sent: Data, view: View, onView: (view: View) => void): void {
  const isLoading = useSnapshot(session, ({ status }) => status === 'loading');
  const isOffAir = useSnapshot(session, ({ status }) => status === 'off-air');
  const isLive = view.isLive || !isLoading;
  const text = isOffAir
    ? offAirText
    : Object.values(sent)
        .filter((value) => value !== '')
        .join('. ');
  useEffect(() => {
    if (view.isLive !== isLive || view.text !== text) onView({ ...view, isLive, text });
  }, [view, onView, isLive, text]);
}
