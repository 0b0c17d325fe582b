import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId as useCountedId } from 'react';

/**
 * An id for what the server renders too. Preact counts ids in the order of rendering, and parts of a page may be hydrated in
 * another order than the server had, without a change of what stands in the page. The id changes once when the page is
 * hydrated: then everything that carries it is written anew, and fits.
 */
export function useId(): string {
  const id = useCountedId();
  return useIsBrowser() ? id : `${id}-`;
}
