import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRef } from 'react';
import { CATEGORIES, GALLERY, type GalleryEntry } from '../../examples/gallery.ts';
import { metaOf, type Box } from '../../player/meta.ts';
import { cropOf } from '../../player/crop.ts';
import Picture from '../../player/Picture.tsx';
import { addressOf, GALLERY_PAGE, nameOf } from './address.ts';
import { takeOff } from './flight.ts';
import styles from './styles.module.css';
import { usePreview } from './usePreview.ts';

/** The least part of a picture in a card: whoever a lower third names is in it, and a badge is large. */
const leastOf = ({ width }: Box): number => Math.min(0.9, Math.max(0.45, width * 3));

/** A monitor with a border that's green under the pointer, and ink while the template is on the stage. */
function Card({ entry, isOnStage }: { entry: GalleryEntry; isOnStage: boolean }): JSX.Element {
  const { example, line, page, picture, moves = false } = entry;
  const host = useRef<HTMLDivElement>(null);
  const { isShown, start, stop } = usePreview(example, host, moves);
  const meta = metaOf(example);
  const { size, style } = cropOf(meta.box, leastOf(meta.box));
  // Without scripts, only the page on which it plays can show it.
  const isBrowser = useIsBrowser();
  return (
    <li>
      <Link
        to={isBrowser ? addressOf(example) : page}
        className={`column tight ${styles.card}`}
        data-gallery={example}
        aria-current={isOnStage || undefined}
        // A finger opens the template, so it doesn't need a preview.
        onPointerEnter={(event) => event.pointerType === 'mouse' && start()}
        onPointerLeave={stop}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && start()}
        onBlur={stop}
        // With a key, the browser opens another tab or window.
        onClick={({ ctrlKey, metaKey, shiftKey, currentTarget: { firstElementChild: monitor } }) =>
          monitor && !ctrlKey && !metaKey && !shiftKey && takeOff(monitor)
        }
      >
        <div className="monitor margin-bottom--xs">
          <Picture
            ref={host}
            meta={meta}
            backdrop={picture}
            style={style}
            isLive={isShown}
            sizes={`(min-width: 997px) ${Math.round(26 / size)}rem, ${Math.round(50 / size)}vw`}
            isSmall
          />
        </div>
        <div className="card-name">
          <svg viewBox="7 5 7 10" width="8" height="11" fill="currentColor" aria-hidden="true">
            <path d="M7 5v10l7-5z" />
          </svg>{' '}
          <span className="hover-underline">{nameOf(entry)}</span>
        </div>
        <div className="card-text">{line}</div>
      </Link>
    </li>
  );
}

/** Chooses a category. It's part of the address, so readers who come back from a template find it again. */
function Filters({ chosen }: { readonly chosen: string | null }): JSX.Element {
  const history = useHistory();
  return (
    <div
      className={`line margin-bottom--md ${styles.filters}`}
      role="group"
      aria-label="Filter"
      data-search="off"
    >
      {['All', ...CATEGORIES].map((category) => (
        <button
          key={category}
          type="button"
          className="chip"
          aria-pressed={category === (chosen ?? 'All')}
          onClick={() => {
            const query = new URLSearchParams(history.location.search);
            if (category === 'All') query.delete('category');
            else query.set('category', category);
            history.replace({ search: query.toString() });
          }}
        >
          {category}
          <span className="note">
            {GALLERY.filter((entry) => category === 'All' || entry.category === category).length}
          </span>
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly hasFilters?: boolean;
  /** Whether only some of the templates appear, as on the home page. */
  readonly isSelection?: boolean;
  /** The name of the example on the stage above. */
  readonly onStage?: string;
}

/** The templates that play on the site. Each card opens a template with all its controls. */
export default function TemplateGallery(props: Props): JSX.Element {
  const { hasFilters = false, isSelection = false, onStage } = props;
  const { search } = useLocation();
  // The built page doesn't have a query.
  const wanted = useIsBrowser() && hasFilters ? new URLSearchParams(search).get('category') : null;
  const chosen = CATEGORIES.find((category) => category === wanted) ?? null;
  const shown = GALLERY.filter(
    ({ category, isFeatured = false }) =>
      (chosen === null || category === chosen) && (isFeatured || !isSelection),
  );
  return (
    <>
      {hasFilters && <Filters chosen={chosen} />}
      <ul className={`card-list ${styles.gallery}`}>
        {shown.map((entry) => (
          <Card key={entry.example} entry={entry} isOnStage={entry.example === onStage} />
        ))}
      </ul>
      {isSelection && (
        <Link to={GALLERY_PAGE} className="button margin-top--md">
          {`All ${GALLERY.length} templates`}
        </Link>
      )}
    </>
  );
}
