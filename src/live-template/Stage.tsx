import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { forwardRef, useState } from 'react';
import type { Data } from '../playout/commands/command.ts';
import type { ExampleMeta } from './meta.ts';
import controls from './controls/controls.module.css';
import { acceptFile } from './drop-file.ts';
import { useSnapshot, type SessionState } from './session/useSnapshot.ts';
import styles from './stage.module.css';
import { PICTURES, type View } from './useView.ts';

interface Props {
  readonly meta: ExampleMeta;
  readonly view: View;
  readonly session: SessionState;
  /** The texts of the template, for screen readers. */
  readonly texts: Data;
  /** Receives the file that a reader drops on the stage. */
  readonly onFile: (file: File) => void;
}

/** The picture: first the poster, then the template. The poster keeps the space for both. */
export default forwardRef<HTMLDivElement, Props>(function Stage(
  { meta, view, session, texts, onFile },
  host,
) {
  const { name, frame, description = '' } = meta;
  const { background, hasTitleArea, hasActionArea, isNatural } = view;
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  /** Whether a template has replaced the poster, which doesn't come back while another one loads. */
  const [isLive, setLive] = useState(false);
  if (status !== 'loading' && !isLive) setLive(true);
  const shown = status === 'off-air' ? ['Nothing is on air.'] : Object.values(texts).filter(Boolean);
  const poster = useBaseUrl(`/posters/${meta.poster}`);
  const thumbnails = useBaseUrl('/thumbnails/');
  const pictures = useBaseUrl('/img/backgrounds/');
  return (
    // A large stage scrolls. It can have the focus, so that keys can scroll it.
    <div
      className={styles.stage}
      role="group"
      aria-label="Stage"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-control="stage"
      {...acceptFile(onFile)}
    >
      <div
        className={clsx('matte', styles.picture, styles[background])}
        style={isNatural ? { inlineSize: meta.width } : undefined}
      >
        {background in PICTURES && (
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
          alt={isLive ? '' : `${name}, frame ${frame}. ${description}`.trim()}
          width={meta.width}
          height={meta.height}
          loading="lazy"
          decoding="async"
        />
        <div ref={host} className={styles.host} aria-hidden="true" />
        {isLive && <p className={controls.spoken}>{shown.join('. ')}</p>}
        {hasActionArea && <div className={styles.actionArea} aria-hidden="true" />}
        {hasTitleArea && <div className={styles.titleArea} aria-hidden="true" />}
      </div>
    </div>
  );
});
