import { useLayoutEffect, useRef } from 'react';
import { areGuesses, type SearchState } from '../../client/box-state.ts';
import type { SearchResult } from '../../shared/results.ts';
import type { Engine } from '../../client/engine.ts';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { emptyMessage } from './Announcement.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Result } from './Result.tsx';
import styles from './panel.module.css';

interface Props {
  readonly engine: Engine;
  readonly state: SearchState;
}

/** Limits the panel to the window. Large text moves the end of the field inward, which leaves less room. */
function keepInWindow(panel: HTMLElement | null): void {
  const field = panel?.offsetParent?.getBoundingClientRect();
  if (field === undefined) return;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const room = isRightToLeft ? window.innerWidth - field.left : field.right;
  panel?.style.setProperty('--local-search-room', `${Math.floor(room)}px`);
}

/** The address of a result's page, without its section. */
const pageOf = ({ route }: SearchResult): string => route.replace(/#.*/, '');

/** Whether a result's page is above it in the list, where its title has been read. */
const isFurther = (results: readonly SearchResult[], result: SearchResult): boolean =>
  results.find((one) => pageOf(one) === pageOf(result)) !== result;

/** Shows the results below the search field, suggestions if there are none, or tasks before typing. */
export function Panel({ engine, state }: Props): JSX.Element | null {
  const breadcrumbsOf = useBreadcrumbs();
  const ref = useRef<HTMLDivElement>(null);
  // Runs after each render, because the open panel turns to results and the text can grow meanwhile.
  useLayoutEffect(() => keepInWindow(ref.current));
  if (!state.isOpen) return null;
  return (
    <div {...engine.panelProps} ref={ref} className={`framed column ${styles.panel}`}>
      {areGuesses(state) && <p className={`bare strong ${styles.guesses}`}>{emptyMessage(state)}</p>}
      {state.results.length > 0 ? (
        <ul {...engine.listProps} className={`bare ${styles.list}`} aria-label="Search results">
          {state.results.map((result, position) => (
            <li key={result.route} role="presentation">
              <Result
                result={result}
                isFurther={isFurther(state.results, result)}
                place={breadcrumbsOf(result)}
                optionProps={engine.optionProps(position)}
                onChoose={engine.choose}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.list}>
          {state.answered && <NoResults state={state} />}
          <Suggestions engine={engine} state={state} />
        </div>
      )}
      <div className={`line ruled note ${styles.keyHints}`} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
        <span>
          <kbd>↵</kbd> to open
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </div>
    </div>
  );
}

/** Shows the unsuccessful query and suggests what to try. */
const NoResults = ({ state }: Pick<Props, 'state'>): JSX.Element => (
  <div className="padded stack">
    <p className="bare strong">{emptyMessage(state)}</p>
    <ul className="points soft small">
      <li>Check the spelling.</li>
      <li>Use fewer words. The beginning of a word is enough.</li>
      <li>Try the name of an element, property, or method exactly as it’s written in code.</li>
    </ul>
  </div>
);
