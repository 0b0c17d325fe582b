import Translate, { translate } from '@docusaurus/Translate';
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

  const label = translate({
    id: 'keyfill.copyPage',
    message: 'Copy page as Markdown',
    description: 'Button that copies the page as Markdown',
  });
  return (
    <div className={styles.copy} data-search="off">
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
        {state === 'copied' && (
          <Translate id="keyfill.copyPage.done" description="Shown after the page was copied">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <>
            <Translate id="keyfill.copyPage.failed" description="Shown when the page couldn’t be copied">
              Not copied.
            </Translate>{' '}
            <a href={address}>
              <Translate id="keyfill.copyPage.open" description="Link to the Markdown of the page">
                Open the Markdown
              </Translate>
            </a>
          </>
        )}
      </span>
    </div>
  );
}
