// Replaces the spinner and the red box with Retry: they have the site's look and don't use inline styles.
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): JSX.Element | null {
  if (error) {
    return (
      <div role="alert" className={styles.failed}>
        <p className="card-name">This page couldn’t be loaded.</p>
        <p className="mono">{String(error)}</p>
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={`soft small ${styles.loading}`}>
        <svg id="loader" width="3rem" viewBox="0 0 32 32" aria-hidden="true">
          <path className={styles.key} d="M4.5 4.5h9v23h-9z" />
          <path className={styles.fill} d="M19.5 3H29L18.5 16 29 29h-9.5L9 16z" />
        </svg>
        <span>Loading</span>
      </div>
    );
  }
  return null;
}
