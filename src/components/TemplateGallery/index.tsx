import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRef } from 'react';
import { CATEGORIES, GALLERY, type GalleryEntry } from '../../examples/gallery.ts';
import { metaOf } from '../../player/meta.ts';
import Picture from '../../player/Picture.tsx';
import { addressOf, nameOf } from './address.ts';
import styles from './styles.module.css';
import { usePlayOnHover } from './usePlayOnHover.ts';

function Card(entry: GalleryEntry): JSX.Element {
  const { example, line, page, picture } = entry;
  const host = useRef<HTMLDivElement>(null);
  const { isShown, start, stop } = usePlayOnHover(example, host);
  // Without scripts, only the page on which it plays can show it.
  const isBrowser = useIsBrowser();
  return (
    <li>
      <Link
        to={isBrowser ? addressOf(example) : page}
        className={styles.card}
        data-gallery={example}
        // A finger opens the template, so it doesn't need a preview.
        onPointerEnter={(event) => event.pointerType === 'mouse' && start()}
        onPointerLeave={stop}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && start()}
        onBlur={stop}
      >
        <Picture
          ref={host}
          meta={metaOf(example)}
          backdrop={picture}
          className={styles.picture}
          isLive={isShown}
          sizes="(min-width: 997px) 20rem, 50vw"
          isSmall
        />
        <div className="card-name hover-underline">{nameOf(entry)}</div>
        <div className="card-text">{line}</div>
      </Link>
    </li>
  );
}

/** Chooses a category. It's part of the address, so a reader who comes back from a template finds it again. */
function Filters({ chosen }: { readonly chosen: string | null }): JSX.Element {
  const history = useHistory();
  return (
    <div className={styles.filters} role="group" aria-label="Filter" data-search="off">
      {['All', ...CATEGORIES].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === (chosen ?? 'All')}
          onClick={() =>
            history.replace({ search: category === 'All' ? '' : `?category=${encodeURIComponent(category)}` })
          }
        >
          {category}
        </button>
      ))}
    </div>
  );
}

/** The templates that play on the site. Each card opens a template with all its controls. */
export default function TemplateGallery({
  hasFilters = false,
}: {
  readonly hasFilters?: boolean;
}): JSX.Element {
  const { search } = useLocation();
  // The built page doesn't have a query.
  const wanted = useIsBrowser() && hasFilters ? new URLSearchParams(search).get('category') : null;
  const chosen = CATEGORIES.find((category) => category === wanted) ?? null;
  const shown = GALLERY.filter(({ category }) => chosen === null || category === chosen);
  return (
    <>
      {hasFilters && <Filters chosen={chosen} />}
      <ul className={`card-list ${styles.gallery}`}>
        {shown.map((entry) => (
          <Card key={entry.example} {...entry} />
        ))}
      </ul>
    </>
  );
}
