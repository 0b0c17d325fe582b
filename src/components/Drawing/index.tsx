import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';
import { drawingTexts, type DrawingName } from './texts.ts';

/** The width of every drawing in its own units, which is as wide as a phone. */
const width = 360;
/** The width on a large screen in CSS pixels. It makes labels a little smaller than the text. */
const largest = 416;

interface Props {
  readonly of: DrawingName;
  /** In units of the drawing, which is 360 units wide. */
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of a schematic drawing: its surface, its name for screen readers, and its caption. */
export default function Drawing({ of, height, children }: Props): JSX.Element {
  const id = useId();
  const { title, caption } = drawingTexts[of];
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={largest}
        height={(largest * height) / width}
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>{title}</title>
        {children}
      </svg>
      <figcaption className="soft small">{caption}</figcaption>
    </figure>
  );
}
