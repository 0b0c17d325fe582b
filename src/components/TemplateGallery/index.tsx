import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useRef } from 'react';
import { GALLERY, type GalleryEntry } from '../../examples/gallery.ts';
import { metaOf } from '../../live-template/meta.ts';
import styles from './styles.module.css';
import { usePlayOnHover } from './usePlayOnHover.ts';

function Card({ example, line, page, picture }: GalleryEntry): JSX.Element {
  const { name, poster, width, height } = metaOf(example);
  const host = useRef<HTMLDivElement>(null);
  const { isShown, start, stop } = usePlayOnHover(example, host);
  const thumbnails = useBaseUrl('/thumbnails/');
  const pictures = useBaseUrl('/img/backgrounds/');
  return (
    <li>
      <Link
        to={page}
        className={styles.card}
        data-gallery={example}
        // A finger opens the page, so it doesn't need a preview.
        onPointerEnter={(event) => event.pointerType === 'mouse' && start()}
        onPointerLeave={stop}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && start()}
        onBlur={stop}
      >
        <span className={styles.picture}>
          <img
            className={styles.backdrop}
            src={`${pictures}${picture}.svg`}
            alt=""
            aria-hidden="true"
            loading="lazy"
          />
          <img
            className={clsx(styles.poster, isShown && styles.isCovered)}
            src={`${thumbnails}480/${poster}`}
            srcSet={`${thumbnails}320/${poster} 320w, ${thumbnails}480/${poster} 480w`}
            sizes="(min-width: 997px) 20rem, 50vw"
            alt=""
            aria-hidden="true"
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
          <span ref={host} className={styles.host} aria-hidden="true" />
        </span>
        <div className={`hover-underline ${styles.name}`}>{name}</div>
        <div className={styles.line}>{line}</div>
      </Link>
    </li>
  );
}

/** All templates that play on the site. Each opens the page on which it plays with all its controls. */
export default function TemplateGallery(): JSX.Element {
  return (
    <ul className={styles.gallery}>
      {GALLERY.map((entry) => (
        <Card key={entry.example} {...entry} />
      ))}
    </ul>
  );
}
