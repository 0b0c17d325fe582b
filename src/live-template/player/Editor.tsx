import { useEffect, useState, type ComponentType } from 'react';
import type { PlaygroundProps } from '../../../playground/view/playground-props.ts';
import { retryLabel } from '../../../player/labels.ts';
import styles from '../../../controls/controls.module.css';
import editing from '../editing.module.css';

interface Props extends PlaygroundProps {
  readonly id: string;
}

/** The place of the editor. Its script loads when the reader opens it for the first time; then it stays, so that nothing in it is lost. */
export default function Editor({ id, ...props }: Props): JSX.Element {
  const { isOpen } = props;
  const [Playground, setPlayground] = useState<ComponentType<PlaygroundProps>>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOpen || Playground || isFailed) return undefined;
    let isLeft = false;
    import('../../../playground/view/index.tsx').then(
      (loaded) => {
        if (!isLeft) setPlayground(() => loaded.default);
      },
      (error: unknown) => {
        console.error(error);
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isOpen, Playground, isFailed]);

  return (
    <div id={id} className={editing.editor} hidden={!isOpen}>
      {Playground ? (
        <Playground {...props} />
      ) : isFailed ? (
        <p className={styles.error} role="alert">
          The editor couldn’t be loaded.{' '}
          <button type="button" className={styles.button} onClick={() => setFailed(false)}>
            {retryLabel}
          </button>
        </p>
      ) : (
        <p className={styles.note} role="status">
          {isOpen && 'The editor is loading.'}
        </p>
      )}
    </div>
  );
}
