import Link from '@docusaurus/Link';
import Picture from './Picture.tsx';
import styles from './styles.module.css';

interface ElementType {
  readonly type: string;
  readonly name: string;
  readonly line: string;
}

/** The element types, in the order of the sidebar. */
const TYPES: readonly ElementType[] = [
  { type: 'text', name: 'Text', line: 'Words and numbers' },
  { type: 'image', name: 'Image', line: 'A picture that’s part of the design' },
  { type: 'image-loader', name: 'Image loader', line: 'A picture that operators choose' },
  { type: 'image-sequence', name: 'Image sequence', line: 'Numbered pictures that play like a film' },
  { type: 'rectangle', name: 'Rectangle', line: 'A box, with round corners if you like' },
  { type: 'ellipse', name: 'Ellipse', line: 'A circle or an oval' },
  { type: 'path', name: 'Path', line: 'Any shape made of lines and curves' },
  { type: 'lottie', name: 'Lottie', line: 'An animation from another program' },
  { type: 'composition', name: 'Composition', line: 'A composition inside another composition' },
];

/** A card with a small picture for each element type. */
export default function ElementGallery(): JSX.Element {
  return (
    <ul className={styles.gallery} data-search="off">
      {TYPES.map(({ type, name, line }) => (
        <li key={type}>
          <Link to={`/user-guide/elements/${type}`} className={`card ${styles.card}`}>
            <Picture type={type} />
            <div className={styles.name}>{name}</div>
            <div className={styles.text}>{line}</div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
