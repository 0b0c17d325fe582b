import React, { memo, type HTMLAttributes, type MouseEvent } from 'react';
import type { Found, Segment } from '../../client/found';
import styles from './panel.module.css';

interface Props {
  readonly result: Found;
  /** Where the page is, from the area down. */
  readonly place: readonly string[];
  /** Role, id and handlers of the option. */
  readonly optionProps: HTMLAttributes<HTMLAnchorElement>;
  readonly onChoose: (result: Found) => void;
}

/**
 * One result. The option is a link, so that the browser's own ways to open a link work on it.
 *
 * Drawn again only when it looks different: a key that is pressed while results are shown changes none of them. The
 * handlers of the option read the state when they are called, so older ones do.
 */
export const Result = memo(function Result({ result, place, optionProps, onChoose }: Props): JSX.Element {
  const hasSection = result.sectionTitle.length > 0;
  return (
    <a
      {...optionProps}
      className={styles['result']}
      href={result.route}
      // The focus stays in the input.
      tabIndex={-1}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(result);
        }
      }}
    >
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
            <Segments of={result.snippet} />
          </span>
        )}
        {place.length > 0 && <span className={styles['place']}>{place.join(' › ')}</span>}
      </span>
    </a>
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
        // The segments of one result never change places.
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

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
