import React, { useLayoutEffect, useRef } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { answeredQuery, areGuesses, resultsOf, type Engine, type SearchState } from '../../client/engine.ts';
import { useBreadcrumbs } from '../../client/useBreadcrumbs.ts';
import { guessesMessage, NoResults } from './NoResults.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Result } from './Result.tsx';
import styles from './panel.module.css';

interface Props {
  readonly engine: Engine;
  readonly state: SearchState;
}

/**
 * Limits the panel to the window. The panel ends where the field ends, and large text moves that edge inward,
 * which leaves less room than the window's width.
 */
function keepInWindow(panel: HTMLElement | null): void {
  const field = panel?.offsetParent?.getBoundingClientRect();
  if (field === undefined) return;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const room = isRightToLeft ? window.innerWidth - field.left : field.right;
  panel?.style.setProperty('--local-search-room', `${Math.floor(room)}px`);
}

/**
 * The panel below the search field: the results, suggestions if there are none, or tasks before the visitor
 * types.
 */
export function Panel({ engine, state }: Props): JSX.Element | null {
  const breadcrumbsOf = useBreadcrumbs();
  const ref = useRef<HTMLDivElement>(null);
  // Runs after each render, because the panel stays open from suggestions to results and the text can grow in the
  // meantime.
  useLayoutEffect(() => keepInWindow(ref.current));
  if (!state.isOpen) {
    return null;
  }
  const { api } = engine;
  const source = state.collections[0]?.source;
  const results = resultsOf(state);
  const panelProps = {
    ...api.getPanelProps(),
    ref,
    className: styles['panel'],
  };
  if (source === undefined || results.length === 0) {
    const isAnswered = answeredQuery(state) !== '';
    return (
      // Without the mouse, no suggestion is active, so Enter only opens one that was selected.
      <div {...panelProps} onMouseLeave={() => api.setActiveItemId(null)}>
        <div className={styles['withoutResults']}>
          {isAnswered && <NoResults state={state} />}
          <Suggestions engine={engine} state={state} />
        </div>
        <KeyHints />
      </div>
    );
  }
  return (
    <div {...panelProps}>
      {areGuesses(state) && <p className={styles['guesses']}>{guessesMessage(state)}</p>}
      <ul
        {...api.getListProps({ source })}
        className={styles['list']}
        aria-labelledby={undefined}
        aria-label={translate({
          id: 'theme.SearchBar.results',
          message: 'Search results',
          description: 'The name of the list of results',
        })}
      >
        {results.map((result) => (
          <li key={result.route} role="presentation">
            <Result
              result={result}
              place={breadcrumbsOf(result)}
              optionProps={api.getItemProps({ item: result, source })}
              onChoose={engine.choose}
            />
          </li>
        ))}
      </ul>
      <KeyHints />
    </div>
  );
}

function KeyHints(): JSX.Element {
  return (
    <div className={styles['keyHints']} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd>{' '}
        <Translate id="theme.SearchBar.hint.move" description="What the arrow keys do in the results">
          to move
        </Translate>
      </span>
      <span>
        <kbd>↵</kbd>{' '}
        <Translate id="theme.SearchBar.hint.open" description="What Enter does in the results">
          to open
        </Translate>
      </span>
      <span>
        <kbd>
          <Translate id="theme.SearchBar.key.escape" description="What is written on the Escape key">
            Esc
          </Translate>
        </kbd>{' '}
        <Translate id="theme.SearchBar.hint.close" description="What Escape does in the results">
          to close
        </Translate>
      </span>
    </div>
  );
}
