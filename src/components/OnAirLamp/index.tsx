import { useEffect, useState, useSyncExternalStore } from 'react';
import { latestOnAir, watchOnAir } from '../../player/on-air.ts';
import styles from './styles.module.css';

interface Props {
  /** Whether it's for the menu of narrow windows, where the bar shows the lamp anyway. */
  readonly mobile?: boolean;
}

/** A lamp in the navbar while a player that's out of view is on air. It leads back to the player. */
export default function OnAirLamp({ mobile = false }: Props): JSX.Element | null {
  const id = useSyncExternalStore(watchOnAir, latestOnAir, () => undefined);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const player = document.getElementById(id ?? '');
    if (!player) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(player);
    return () => observer.disconnect();
  }, [id]);
  if (mobile) return null;
  return (
    <div role="status">
      {id !== undefined && !isSeen && (
        <a className={`strong ${styles.lamp}`} href={`#${id}`}>
          On air
        </a>
      )}
    </div>
  );
}
