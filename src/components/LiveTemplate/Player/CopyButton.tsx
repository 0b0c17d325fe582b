import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import styles from '../styles.module.css';

interface Props {
  readonly label: string;
  readonly control: string;
  /** Gives the text at the moment of copying. */
  readonly text: () => string;
}

/** How long the result is shown, in milliseconds. */
const SHOWN = 2000;

/** Copies a text, and says whether that went well. */
export default function CopyButton({ label, control, text }: Props): JSX.Element {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => {
    if (result === 'none') return undefined;
    const timer = setTimeout(() => setResult('none'), SHOWN);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      setResult('copied');
    } catch {
      setResult('refused');
    }
  }

  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} data-control={control} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">
        {result === 'copied' && translate({ id: 'keyfill.liveTemplate.copied', message: 'Copied' })}
        {result === 'refused' &&
          translate({
            id: 'keyfill.liveTemplate.notCopied',
            message: 'The browser does not allow copying here.',
          })}
      </span>
    </span>
  );
}
