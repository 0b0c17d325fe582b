import React from 'react';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { answeredQuery, areGuesses, resultsOf, type SearchState } from '../../client/engine.ts';
import { guessesMessage, noResultsMessage } from './NoResults.tsx';

interface Props {
  readonly state: SearchState;
}

/** Announces a search to screen readers: that it's slow, or how many results there are. */
export function Announcement({ state }: Props): JSX.Element | null {
  const { selectMessage } = usePluralForm();
  if (state.status === 'stalled') {
    return (
      <>
        {translate({
          id: 'theme.SearchBar.stalled',
          message: 'Searching…',
          description: 'Announced when a search takes longer than usual',
        })}
      </>
    );
  }
  if (!state.isOpen || answeredQuery(state) === '') {
    return null;
  }
  const count = resultsOf(state).length;
  if (count === 0) {
    return <>{noResultsMessage(state)}</>;
  }
  return (
    <>
      {areGuesses(state) && `${guessesMessage(state)} `}
      {selectMessage(
        count,
        translate(
          {
            id: 'theme.SearchBar.count',
            message: 'One result|{count} results',
            description:
              'Announced when the results of a search are shown. Pluralized: use as many forms, separated by "|", as your language has (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
          },
          { count },
        ),
      )}
    </>
  );
}
