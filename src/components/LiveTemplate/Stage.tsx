import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { forwardRef } from 'react';
import type { ExampleMeta } from './core/meta';
import { posterLabel, stageLabel } from './labels';
import styles from './styles.module.css';

/** What can be behind a template. */
export const BACKGROUNDS = ['transparent', 'black', 'gray', 'picture'] as const;

export type Background = (typeof BACKGROUNDS)[number];

/** How the stage is seen. */
export interface View {
  readonly background: Background;
  readonly hasTitleArea: boolean;
  readonly hasActionArea: boolean;
  /** One px of the composition is one px of the screen; otherwise the picture fits the page. */
  readonly isNatural: boolean;
  /** The template has taken the poster's place. */
  readonly isLive: boolean;
  /** What the template says, in words. */
  readonly text: string;
}

export const firstView: View = {
  background: 'transparent',
  hasTitleArea: false,
  hasActionArea: false,
  isNatural: false,
  isLive: false,
  text: '',
};

interface Props {
  readonly meta: ExampleMeta;
  readonly view: View;
}

/** The picture: the poster first, then the template in its place. The poster keeps the room of both. */
export default forwardRef<HTMLDivElement, Props>(function Stage({ meta, view }, host) {
  const { background, hasTitleArea, hasActionArea, isNatural, isLive, text } = view;
  const poster = useBaseUrl(`/posters/${meta.poster}`);
  const picture = useBaseUrl('/examples/full-screen/harbor.svg');
  return (
    // A larger stage scrolls, and keys reach it when it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.stage} role="group" aria-label={stageLabel()} tabIndex={0} data-control="stage">
      <div
        className={clsx('matte', styles.picture, styles[background])}
        style={isNatural ? { inlineSize: meta.width } : undefined}
      >
        {background === 'picture' && <img className={styles.backdrop} src={picture} alt="" />}
        <img
          className={clsx(styles.poster, isLive && styles.isCovered)}
          src={poster}
          alt={isLive ? '' : posterLabel(meta.name, meta.frame, meta.description)}
          width={meta.width}
          height={meta.height}
          loading="lazy"
          decoding="async"
        />
        <div ref={host} className={styles.host} aria-hidden="true" />
        {isLive && <p className={styles.spoken}>{text}</p>}
        {hasActionArea && <div className={styles.actionArea} aria-hidden="true" />}
        {hasTitleArea && <div className={styles.titleArea} aria-hidden="true" />}
      </div>
    </div>
  );
});
