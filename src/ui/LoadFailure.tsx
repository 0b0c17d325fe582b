import { useSyncExternalStore } from 'react';
import { isOutdated, onOutdated } from '../shared/new-version.ts';
import Button from './Button.tsx';

interface Props {
  readonly text: string;
  /** Tries again; undefined if nothing has failed. */
  readonly retry: (() => void) | undefined;
}

/** Says that something couldn't be loaded, and offers a retry, or a reload if the site is newer by now. */
export default function LoadFailure({ text, retry }: Props): JSX.Element | null {
  const mustReload = useSyncExternalStore(onOutdated, isOutdated, () => false);
  if (!retry) return null;
  return (
    <p className="error-box" role="alert">
      {`${text} `}
      <Button onClick={mustReload ? () => window.location.reload() : retry}>
        {mustReload ? 'Reload the page' : 'Try again'}
      </Button>
    </p>
  );
}
