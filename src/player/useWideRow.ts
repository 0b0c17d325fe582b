import { useEffect, type RefObject } from 'react';

/** The width from which the code is next to the stage. */
export const WIDE = '(min-width: 80em)';

/** While the reader edits, marks the theme's row, so the player extends over the table of contents. */
export function useWideRow(figure: RefObject<HTMLElement>, isEditing: boolean): void {
  useEffect(() => {
    const { current } = figure;
    const row = current?.closest('.row');
    if (!isEditing || !current || !row) return undefined;
    const isWide = window.matchMedia(WIDE).matches;
    // The page of a template hides the table of contents, and the player is as wide as the page already.
    const isAlone = (row.lastElementChild as HTMLElement).offsetWidth === 0;
    if (!isWide || !isAlone) row.setAttribute('data-editing-row', '');
    if (isWide) current.scrollIntoView();
    return () => row.removeAttribute('data-editing-row');
  }, [figure, isEditing]);
}
