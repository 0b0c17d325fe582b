// Replaces the spinner with a word, and the red box with one in the site's look, without inline styles.
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): JSX.Element | null {
  if (error) {
    return (
      <div role="alert" className="container margin-vert--lg">
        <p className="card-name">This page couldn’t be loaded.</p>
        <p className="error-box mono">{String(error)}</p>
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <p role="status" className={`soft container margin-vert--lg ${styles.loading}`}>
        Loading…
      </p>
    );
  }
  return null;
}
