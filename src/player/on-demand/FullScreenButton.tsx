import { useEffect, useState } from 'react';
import Button from '../../ui/Button.tsx';

/** Shows only the player on the screen, or ends that. It's missing where browsers don't support it. */
export default function FullScreenButton({ figure }: { readonly figure: HTMLElement }): JSX.Element | null {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement === figure);
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [figure]);

  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    // If the browser refuses, nothing changes, and the button keeps its label.
    const change = isFull ? document.exitFullscreen() : figure.requestFullscreen();
    change.catch(() => undefined);
  };
  return (
    <Button data-control="full-screen" aria-pressed={isFull} onClick={toggle}>
      Full screen
    </Button>
  );
}
