import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import type { ExampleMeta } from './meta.ts';
import styles from './picture.module.css';
import { PICTURES } from './useView.ts';

interface Props {
  readonly meta: ExampleMeta;
  /** What's behind the graphic: the name of a picture, or nothing. */
  readonly backdrop?: string;
  /** Whether it's the first thing on its page, so that it loads with the page. */
  readonly isFirst?: boolean | undefined;
  /** Whether a template has replaced the poster, which keeps the space. */
  readonly isLive: boolean;
  /** The width of the picture in the page, for the choice of a poster. */
  readonly sizes: string;
  /** Whether the picture is one of many, for which no large poster is worth its bytes. */
  readonly isSmall?: boolean;
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

/** A graphic over its background: first its poster, then the template that fills the element of the ref. */
export default forwardRef<HTMLDivElement, Props>(function Picture(props, host) {
  const { meta, backdrop, isLive, sizes, isSmall, isFirst, alt = '', className, style, children } = props;
  const poster = useBaseUrl(`/posters/${meta.poster}`);
  const thumbnails = useBaseUrl('/thumbnails/');
  const pictures = useBaseUrl('/img/backgrounds/');
  const thumbnail = (width: number): string => `${thumbnails}${width}/${meta.poster}`;
  return (
    <div className={clsx('holder', styles.picture, className)} style={style}>
      {backdrop !== undefined && backdrop in PICTURES && (
        <img
          className={clsx('cover', styles.backdrop)}
          src={`${pictures}${backdrop}.svg`}
          alt=""
          aria-hidden="true"
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <img
        className={clsx('holder', styles.poster, isLive && styles.isCovered)}
        src={isSmall ? thumbnail(480) : poster}
        srcSet={
          isSmall
            ? `${thumbnail(320)} 320w, ${thumbnail(480)} 480w, ${thumbnail(864)} 864w`
            : `${thumbnail(864)} 864w, ${poster} 1280w`
        }
        sizes={sizes}
        alt={isLive ? '' : alt}
        aria-hidden={alt === '' || undefined}
        width={meta.width}
        height={meta.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div ref={host} className={clsx('cover', styles.host)} aria-hidden="true" />
      {children}
    </div>
  );
});
