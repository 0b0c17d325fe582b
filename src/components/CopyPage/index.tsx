import Translate from '@docusaurus/Translate';
import { useState } from 'react';
import { copyText, fetchMarkdown } from './copyText';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown copy. */
  readonly address: string;
}

type State = 'ready' | 'busy' | 'copied' | 'failed';

/** A button that copies the page as Markdown, and says whether that has worked. Give it a `key`: another page is another button. */
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

  return (
    <div className={styles.copy} data-search="off">
      <button
        type="button"
        className={styles.button}
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void copy()}
      >
        <span className={styles.long}>
          <Translate id="keyfill.copyPage" description="Button that copies the page as Markdown">
            Copy page as Markdown
          </Translate>
        </span>
        <span className={styles.short} aria-hidden>
          <Translate id="keyfill.copyPage.short" description="The same button, as a narrow window shows it">
            Copy page
          </Translate>
        </span>
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && (
          <Translate id="keyfill.copyPage.done" description="Said after the page was copied">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <>
            <Translate id="keyfill.copyPage.failed" description="Said when the page could not be copied">
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
