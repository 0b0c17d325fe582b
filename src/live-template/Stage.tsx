import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { forwardRef } from 'react';
import { isPicture, type Background } from '../../player/backgrounds.ts';
import type { ExampleMeta } from '../../player/meta.ts';
import { posterLabel, stageLabel } from '../../player/labels.ts';
import controls from '../../controls/controls.module.css';
import styles from './stage.module.css';

/** How the stage looks. */
export interface View {
  readonly background: Background;
  readonly hasTitleArea: boolean;
  readonly hasActionArea: boolean;
  /** Whether one pixel of the composition is one pixel of the screen. Otherwise, the picture fits the page. */
  readonly isNatural: boolean;
  /** Whether the template has replaced the poster. */
  readonly isLive: boolean;
  /** The texts of the template, for screen readers. */
  readonly text: string;
}

export const firstView = (background: Background): View => ({
  background,
  hasTitleArea: false,
  hasActionArea: false,
  isNatural: false,
  isLive: false,
  text: '',
});

interface Props {
  readonly meta: ExampleMeta;
  readonly view: View;
}

/** The picture: first the poster, then the template. The poster keeps the space for both. */
export default forwardRef<HTMLDivElement, Props>(function Stage({ meta, view }, host) {
  const { background, hasTitleArea, hasActionArea, isNatural, isLive, text } = view;
  const poster = useBaseUrl(`/posters/${meta.poster}`);
  const thumbnails = useBaseUrl('/thumbnails/');
  const pictures = useBaseUrl('/img/backgrounds/');
  return (
    // A large stage scrolls. It can have the focus, so that keys can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.stage} role="group" aria-label={stageLabel} tabIndex={0} data-control="stage">
      <div
        className={clsx('matte', styles.picture, styles[background])}
        style={isNatural ? { inlineSize: meta.width } : undefined}
      >
        {isPicture(background) && (
          <img
            className={styles.backdrop}
            src={`${pictures}${background}.svg`}
            alt=""
            aria-hidden="true"
            loading="lazy"
            decoding="async"
          />
        )}
        <img
          className={clsx(styles.poster, isLive && styles.isCovered)}
          src={poster}
          srcSet={`${thumbnails}800/${meta.poster} 800w, ${poster} 1280w`}
          sizes="(min-width: 997px) 50rem, 100vw"
          alt={isLive ? '' : posterLabel(meta.name, meta.frame, meta.description)}
          width={meta.width}
          height={meta.height}
          loading="lazy"
          decoding="async"
        />
        <div ref={host} className={styles.host} aria-hidden="true" />
        {isLive && <p className={controls.spoken}>{text}</p>}
        {hasActionArea && <div className={styles.actionArea} aria-hidden="true" />}
        {hasTitleArea && <div className={styles.titleArea} aria-hidden="true" />}
      </div>
    </div>
  );
});
