import { useEffect } from 'react';
import type { Data } from '../core/deep-link';
import type { Session } from '../core/session';
import type { View } from '../Stage';
import { offAirText } from './texts';
import { useSnapshot } from '../useSnapshot';

/** Hides the poster once the template has replaced it, and describes the stage for screen readers. */
export function useLiveView(session: Session, sent: Data, view: View, onView: (view: View) => void): void {
  const isLoading = useSnapshot(session, ({ status }) => status === 'loading');
  const isOffAir = useSnapshot(session, ({ status }) => status === 'off-air');
  const isLive = view.isLive || !isLoading;
  const text = isOffAir
    ? offAirText()
    : Object.values(sent)
        .filter((value) => value !== '')
        .join('. ');
  useEffect(() => {
    if (view.isLive !== isLive || view.text !== text) onView({ ...view, isLive, text });
  }, [view, onView, isLive, text]);
}
