import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, type ReactNode } from 'react';
import { archivo } from '../../examples/fonts.ts';
import { withCode } from './Parts.tsx';
import styles from './styles.module.css';
import { drawingTexts, type DrawingName } from './texts.ts';

interface Props {
  readonly of: DrawingName;
  /** In units of the drawing: first of the narrow version, which is 360 wide, then of the wide one, 712. */
  readonly heights: readonly [narrow: number, wide: number];
  readonly children: (isWide: boolean) => ReactNode;
}

/** A schematic drawing with its name for screen readers and its caption. Only the version that fits shows. */
export default function Drawing({ of, heights: [narrow, wide], children }: Props): JSX.Element {
  const { title, caption } = drawingTexts[of];
  const url = useBaseUrl(`/examples/${archivo[0]?.url}`);
  // Names in graphics are in the station's font, which only loads for them.
  useEffect(() => {
    document.fonts.add(new FontFace(archivo[0]?.family ?? '', `url(${url})`, { weight: '400 700' }));
  }, [url]);
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={title}>
        <svg className={styles.narrow} viewBox={`0 0 360 ${narrow}`}>
          {children(false)}
        </svg>
        <svg className={styles.wide} viewBox={`0 0 712 ${wide}`}>
          {children(true)}
        </svg>
      </div>
      <figcaption className="soft small">{withCode(caption, 'code')}</figcaption>
    </figure>
  );
}
