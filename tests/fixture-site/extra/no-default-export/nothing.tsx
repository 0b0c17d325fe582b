import type { ReactElement } from 'react';

/** A page needs a default export; this one has only a named one. */
export function Nothing(): ReactElement {
  return <p>Never shown.</p>;
}
