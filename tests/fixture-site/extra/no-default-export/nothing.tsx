import type { ReactElement } from 'react';

/** A page needs a default export. This page only has a named export. */
export function Nothing(): ReactElement {
  return <p>Never shown.</p>;
}
