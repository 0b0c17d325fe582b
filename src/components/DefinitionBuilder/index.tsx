import { useState, type ComponentType } from 'react';
import player from '../LiveTemplate/styles.module.css';
import ScreenTool from '../ScreenTool';
import styles from './styles.module.css';

/** One form for the GDD, SPX and OGraf definitions of a template. Until the reader opens it, it is a button. */
export default function DefinitionBuilder(): JSX.Element {
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [Builder, setBuilder] = useState<ComponentType>();

  async function open(): Promise<void> {
    if (state === 'loading') return;
    setState('loading');
    try {
      const module = await import('./Builder');
      setBuilder(() => module.default);
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }

  return (
    <ScreenTool className={styles.tool} aria-label="Template Definition Builder" data-definition-builder="">
      {Builder ? (
        <Builder />
      ) : (
        <div className={styles.closed}>
          <button type="button" className={`${player.button} ${player.main}`} onClick={() => void open()}>
            Open the builder
          </button>
          <span role="status">
            {state === 'loading' && 'Loading'}
            {state === 'failed' && 'The builder could not be loaded. Check the connection and try again.'}
          </span>
        </div>
      )}
    </ScreenTool>
  );
}
