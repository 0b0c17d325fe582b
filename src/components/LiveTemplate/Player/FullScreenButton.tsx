import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import styles from '../styles.module.css';

/** Shows the player alone on the screen, and takes it back. Not there where the browser cannot do it. */
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
    // A refusal changes nothing, and the button still says so.
    const asked = isFull ? document.exitFullscreen() : figure.requestFullscreen();
    asked.catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={styles.button}
      data-control="full-screen"
      aria-pressed={isFull}
      onClick={toggle}
    >
      {translate({ id: 'keyfill.liveTemplate.fullScreen', message: 'Full screen' })}
    </button>
  );
}
