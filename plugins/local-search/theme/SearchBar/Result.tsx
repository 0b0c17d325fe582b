import links from '@generated/local-search/default/links.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { SearchResult, Segment, Target } from '../../shared/results.ts';
import styles from './panel.module.css';

interface OptionProps {
  readonly optionProps: HTMLAttributes<HTMLAnchorElement>;
  readonly onChoose: (target: Target) => void;
}

/** A choice in the panel. It's a link, so the browser's own ways of opening links work on it. */
export const Option = ({
  target,
  icon,
  optionProps,
  onChoose,
  children,
}: OptionProps & {
  readonly target: Target;
  /** The path of a drawing. */
  readonly icon: string;
  readonly children: ReactNode;
}): JSX.Element => (
  <a
    {...optionProps}
    className={styles.result}
    href={target.route}
    // Keeps the focus in the input.
    tabIndex={-1}
    onClick={(event) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        onChoose(target);
      }
    }}
  >
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={icon} />
    </svg>
    {children}
  </a>
);

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const SECTION_ICON = 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h14M2.5 12.5h14';
const PAGE_ICON = 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13.5h5';

interface Props extends OptionProps {
  readonly result: SearchResult;
  /** Whether the page's title is already above, so that the section is enough. */
  readonly isFurther: boolean;
  /** The page's location, from the area down. */
  readonly place: readonly string[];
}

/** A search result. */
export function Result({ result, isFurther, place, ...props }: Props): JSX.Element {
  const { pageTitle, sectionTitle, snippet, isTable } = result;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const picture = links.pictures[result.route.replace(baseUrl, '/')];
  const hasSection = sectionTitle.length > 0;
  const title = pageTitle.map(({ text }) => text).join('');
  if (isFurther && hasSection) {
    return (
      <Option {...props} target={result} icon={SECTION_ICON}>
        <span className="line baseline grow small">
          <span className="medium">{sectionTitle.map(marked)}</span>{' '}
          <span className="note">{pageTitle.map(marked)}</span>
        </span>
      </Option>
    );
  }
  return (
    <Option {...props} target={result} icon={hasSection ? SECTION_ICON : PAGE_ICON}>
      <span className={`stack grow ${styles.resultText}`}>
        <span className="strong">{pageTitle.map(marked)}</span>
        {hasSection && <span className="medium small">{sectionTitle.map(marked)}</span>}
        {snippet.length > 0 && (
          <span className={`soft small ${styles.snippet}`}>
            {isTable && (
              <span>
                <span className="chip">Table</span>{' '}
              </span>
            )}
            {snippet.map(marked)}
          </span>
        )}
        <span className="note">{place.filter((label) => label !== title).join(' › ')}</span>
      </span>
      {picture !== undefined && (
        <img className={styles.picture} src={baseUrl + picture.slice(1)} alt="" decoding="async" />
      )}
    </Option>
  );
}

/** The segments of a result never change their order. */
function marked({ text, marked: isMarked }: Segment, position: number): JSX.Element {
  const Tag = isMarked ? 'mark' : 'span';
  return <Tag key={position}>{text}</Tag>;
}
