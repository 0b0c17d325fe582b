import clsx from 'clsx';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type { Data } from '../playout/commands/command.ts';
import { zoomOf } from './crop.ts';
import { acceptFile } from './drop-file.ts';
import type { ExampleMeta } from './meta.ts';
import Picture from './Picture.tsx';
import { useSnapshot, type SessionState } from './session/useSnapshot.ts';
import styles from './stage.module.css';
import type { View } from './useView.ts';

interface Props {
  readonly meta: ExampleMeta;
  /** The size of the picture that the template fills. */
  readonly main: Pick<ExampleMeta, 'width' | 'height'>;
  readonly view: View;
  readonly session: SessionState;
  readonly isFirst: boolean | undefined;
  readonly texts: Data;
  /** Receives the file that a reader drops on the stage. */
  readonly onFile: (file: File) => void;
}

/** The picture: first the poster, then the template. The poster keeps the space for both. */
export default forwardRef<HTMLDivElement, Props>(function Stage(props, host) {
  const { meta, main, view, session, isFirst, texts, onFile } = props;
  const { name, frame, description = '', width, height, box } = meta;
  const { background, hasTitleArea, hasActionArea, size } = view;
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  /** Whether a template has replaced the poster, which doesn't come back while another one loads. */
  const [isLive, setLive] = useState(false);
  if (status !== 'loading' && !isLive) setLive(true);
  const shown = status === 'off-air' ? ['Nothing is on air.'] : Object.values(texts).filter(Boolean);
  // What's left of the picture's width on both sides of a narrow template, in percent.
  const side = Math.max(0, 50 * (1 - (main.width / main.height) * (height / width)));
  const natural = `${Math.max(width, (main.height * width) / height)}px`;
  const inlineSize = { fit: undefined, zoomed: `${zoomOf(box) * 100}%`, natural }[size];
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    if (!current || size !== 'zoomed') return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    current.scrollLeft = (box.x + box.width / 2) * scrollWidth - clientWidth / 2;
    current.scrollTop = (box.y + box.height / 2) * scrollHeight - clientHeight / 2;
  }, [size, box]);
  return (
    // A large stage scrolls. It can have the focus, so keys can scroll it.
    <div
      ref={stage}
      className={styles.stage}
      style={size === 'zoomed' ? { aspectRatio: width / height } : undefined}
      role="group"
      aria-label="Stage"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-control="stage"
      {...acceptFile(onFile)}
    >
      <Picture
        ref={host}
        meta={meta}
        backdrop={background}
        className={clsx('matte', styles.surface, styles[background])}
        style={{
          ...(side > 0 && { clipPath: `inset(0 ${side}%)` }),
          ...(inlineSize && { inlineSize, maxInlineSize: 'none' }),
        }}
        isLive={isLive}
        isFirst={isFirst}
        sizes="auto, (min-width: 997px) 50rem, 100vw"
        alt={`${name}, frame ${frame}. ${description}`.trim()}
      >
        {isLive && <p className="visually-hidden">{shown.join('. ')}</p>}
        <div className={styles.areas} style={{ inset: `0 ${side}%` }} aria-hidden="true">
          {hasActionArea && <div className={styles.actionArea} />}
          {hasTitleArea && (
            <div className={clsx(styles.titleArea, main.height > main.width && styles.isPhone)} />
          )}
        </div>
      </Picture>
    </div>
  );
});
