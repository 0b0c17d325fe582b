import Button from './controls/Button.tsx';
import styles from './controls/controls.module.css';

interface Props {
  readonly text: string;
  /** Tries again; undefined if nothing has failed. */
  readonly retry: (() => void) | undefined;
}

/** Says that something couldn't be loaded, and offers to try again. */
export default function LoadFailure({ text, retry }: Props): JSX.Element | null {
  if (!retry) return null;
  return (
    <p className={styles.error} role="alert">
      {text} <Button onClick={retry}>Try again</Button>
    </p>
  );
}
