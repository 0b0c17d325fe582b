// Replaces the icon: an outward arrow without the box.
import type { Props } from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

export default function IconExternalLink({ width = 12, height = 12 }: Props): JSX.Element {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={styles.iconExternalLink}
    >
      <path d="M2 10 10 2M4 2h6v6" />
    </svg>
  );
}
