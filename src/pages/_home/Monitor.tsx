import clsx from 'clsx';
import type { ReactNode } from 'react';
import { pictureAt } from './lower-third.ts';
import styles from './styles.module.css';

interface GraphicProps {
  readonly frame: number;
  readonly isVisible: boolean;
  readonly data: { readonly name: string; readonly title: string };
}

/** The lower third itself. Its colors come from the class of the monitor: in `key`, everything is white. */
export function Graphic({ frame, isVisible, data }: GraphicProps): JSX.Element | null {
  if (!isVisible) return null;

  const { barWidth, stripWidth, nameOpacity, titleOpacity } = pictureAt(frame);
  return (
    <g>
      <rect className={styles.bar} x="120" y="810" width={barWidth} height="96" />
      <rect className={styles.strip} x="120" y="906" width={stripWidth} height="68" />
      <text className={styles.title} x="152" y="953" fontSize="36" opacity={titleOpacity}>
        {data.title}
      </text>
      <text className={styles.name} x="152" y="879" fontSize="62" opacity={nameOpacity}>
        {data.name}
      </text>
    </g>
  );
}

interface MonitorProps {
  readonly label: string;
  readonly description: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A monitor of the gallery: 16 by 9, black, with its name below. */
export function Monitor({ label, description, className, children }: MonitorProps): JSX.Element {
  return (
    <figure className={clsx(styles.monitor, className)}>
      <svg viewBox="0 0 1920 1080" role="img" aria-label={description}>
        <rect className={styles.black} width="1920" height="1080" />
        {children}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
