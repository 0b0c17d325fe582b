import { useState } from 'react';
import { copyText, fetchMarkdown } from './copy-text.ts';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown copy. */
  readonly address: string;
}

type State = 'ready' | 'busy' | 'copied' | 'failed';

/**
 * A button that copies the page as Markdown and shows whether that worked. Give it a `key`, so that each page
 * gets a new one.
 */
export default function CopyPage({ address }: Props): JSX.Element {
  const [state, setState] = useState<State>('ready');

  async function copy(): Promise<void> {
    setState('busy');
    try {
      await copyText(fetchMarkdown(address));
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  const label = 'Copy page as Markdown';
  return (
    <div className={`screen-only ${styles.copy}`} data-search="off">
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void copy()}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 3h11v14h-3M4 7h11v14H4z" />
        </svg>
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && <>Copied</>}
        {state === 'failed' && (
          <>
            Not copied. <a href={address}>Open the Markdown</a>
          </>
        )}
      </span>
    </div>
  );
}
