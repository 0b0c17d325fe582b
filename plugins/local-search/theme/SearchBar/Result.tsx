import React, { memo, type HTMLAttributes } from 'react';
import type { SearchResult, Segment } from '../../client/types.ts';
import { Option } from './Option.tsx';
import styles from './panel.module.css';

interface Props {
  readonly result: SearchResult;
  /** The page's location, from the area down. */
  readonly place: readonly string[];
  /** The option's role, id, and handlers. */
  readonly optionProps: HTMLAttributes<HTMLAnchorElement>;
  readonly onChoose: (result: SearchResult) => void;
}

/**
 * A search result.
 *
 * It only renders again if it looks different, because most keys don't change the visible results. The
 * option's handlers read the state when they're called, so older handlers still work.
 */
export const Result = memo(function Result({ result, place, optionProps, onChoose }: Props): JSX.Element {
  const hasSection = result.sectionTitle.length > 0;
  return (
    <Option target={result} optionProps={optionProps} onChoose={onChoose}>
      <ResultIcon isSection={hasSection} />
      <span className={styles['resultText']}>
        <span className={styles['pageTitle']}>
          <Segments of={result.pageTitle} />
        </span>
        {hasSection && (
          <span className={styles['sectionTitle']}>
            <Segments of={result.sectionTitle} />
          </span>
        )}
        {result.snippet.length > 0 && (
          <span className={styles['snippet']}>
            {result.isTable && (
              <>
                <span className={styles['source']}>Table</span>{' '}
              </>
            )}
            <Segments of={result.snippet} />
          </span>
        )}
        {place.length > 0 && <span className={styles['place']}>{place.join(' › ')}</span>}
      </span>
    </Option>
  );
}, looksTheSame);

function looksTheSame(before: Props, after: Props): boolean {
  return (
    before.result === after.result &&
    before.onChoose === after.onChoose &&
    before.optionProps.id === after.optionProps.id &&
    before.optionProps['aria-selected'] === after.optionProps['aria-selected'] &&
    before.place.join('\n') === after.place.join('\n')
  );
}

function Segments({ of: segments }: { readonly of: readonly Segment[] }): JSX.Element {
  return (
    <>
      {segments.map(({ text, marked }, position) =>
        // The segments of a result never change their order.
        marked ? <mark key={position}>{text}</mark> : <React.Fragment key={position}>{text}</React.Fragment>,
      )}
    </>
  );
}

function ResultIcon({ isSection }: { readonly isSection: boolean }): JSX.Element {
  return (
    <svg className={styles['resultIcon']} viewBox="0 0 20 20" aria-hidden="true">
      {isSection ? (
        <path d="M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h14M2.5 12.5h14" />
      ) : (
        <path d="M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13.5h5" />
      )}
    </svg>
  );
}
