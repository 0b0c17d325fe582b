import React from 'react';
import type { SearchState } from '../../client/box-state.ts';
import styles from './panel.module.css';

type Answered = Pick<SearchState, 'answered'>;

interface Props {
  readonly state: Answered;
}

/** Shows the query that wasn't found anywhere. */
export function noResultsMessage({ answered = '' }: Answered): string {
  return `No results for “${answered.trim()}”.`;
}

/** Explains that the typed words appear nowhere, above results that only contain similar words. */
export function guessesMessage(state: Answered): string {
  return `${noResultsMessage(state)} Did you mean one of these?`;
}

/** Shows the unsuccessful query and suggests what to try. */
export function NoResults({ state }: Props): JSX.Element {
  return (
    <div className={styles['noResults']}>
      <p className={styles['noResultsMessage']}>{noResultsMessage(state)}</p>
      <ul className={styles['advice']}>
        <li>Check the spelling.</li>
        <li>Use fewer words. The beginning of a word is enough.</li>
        <li>Try the name of an element, property, or method exactly as it’s written in code.</li>
      </ul>
    </div>
  );
}
