import IconCopy from '@theme/Icon/Copy';
import { useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import styles from './styles.module.css';

/**
 * Returns the text of a Markdown file.
 * @throws Error if the file doesn't exist, or if the host answers with an HTML page instead.
 */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.includes('html')) throw new Error(`${address} wasn't found`);

  return response.text();
}

/** Copies the page's Markdown copy, and shows whether that worked. Each page needs its own `key`. */
export default function CopyPage({ address }: { readonly address: string }): JSX.Element {
  const [state, setState] = useState<'ready' | 'busy' | 'copied' | 'failed'>('ready');

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
    <div className={`screen-only line soft small ${styles.copy}`} data-search="off">
      <button
        type="button"
        className="button button--quiet"
        aria-label={label}
        title={label}
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void copy()}
      >
        <IconCopy />
        <span>Copy page</span>
      </button>
      <span role="status">
        {state === 'copied' && <span>Copied</span>}
        {state === 'failed' && (
          <span>
            Not copied. <a href={address}>Open the Markdown</a>
          </span>
        )}
      </span>
    </div>
  );
}
