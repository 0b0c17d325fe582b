import React from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { answeredQuery, type SearchState } from '../../client/engine.ts';
import styles from './panel.module.css';

interface Props {
  readonly state: SearchState;
}

/** Shows the query that wasn't found anywhere. */
export function noResultsMessage(state: SearchState): string {
  return translate(
    {
      id: 'theme.SearchBar.noResults',
      message: 'No results for “{query}”.',
      description: 'Shown and announced when nothing was found',
    },
    { query: answeredQuery(state).trim() },
  );
}

/** Explains that the typed words appear nowhere, above results that only contain similar words. */
export function guessesMessage(state: SearchState): string {
  return translate(
    {
      id: 'theme.SearchBar.guesses',
      message: 'No results for “{query}”. Did you mean one of these?',
      description: 'Shown and announced before results that only contain words similar to what was typed',
    },
    { query: answeredQuery(state).trim() },
  );
}

/** Shows the unsuccessful query and suggests what to try. */
export function NoResults({ state }: Props): JSX.Element {
  return (
    <div className={styles['noResults']}>
      <p className={styles['noResultsMessage']}>{noResultsMessage(state)}</p>
      <ul className={styles['advice']}>
        <li>
          <Translate id="theme.SearchBar.noResults.spelling" description="Advice when nothing was found">
            Check the spelling.
          </Translate>
        </li>
        <li>
          <Translate id="theme.SearchBar.noResults.fewer" description="Advice when nothing was found">
            Use fewer words. The beginning of a word is enough.
          </Translate>
        </li>
        <li>
          <Translate id="theme.SearchBar.noResults.names" description="Advice when nothing was found">
            Try the name of an element, property, or method exactly as it’s written in code.
          </Translate>
        </li>
      </ul>
    </div>
  );
}
