import Link from '@docusaurus/Link';
import drawing from '../Drawing/styles.module.css';
import styles from './styles.module.css';

interface ElementType {
  readonly name: string;
  readonly text: string;
  /** The picture in 96 × 54 units: its lines, its areas, and what's yellow. */
  readonly line?: string;
  readonly area?: string;
  readonly mark: string;
}

const TYPES: Readonly<Record<string, ElementType>> = {
  text: {
    name: 'Text',
    text: 'Words and numbers',
    line: 'M54 21h28M54 29h22M54 37h28',
    area: 'M14 12h30v6H32v24h-6V18H14z',
    mark: 'M46 12h3v30h-3z',
  },
  image: {
    name: 'Image',
    text: 'A picture that’s part of the design',
    line: 'M22 10h52v34H22z',
    area: 'm22 44 16-18 10 10 8-8 18 16z',
    mark: 'M58 19a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  'image-loader': {
    name: 'Image loader',
    text: 'A picture that operators choose',
    line: 'M22 10h52v34H22z',
    mark: 'M45 15h6v13h8L48 40 37 28h8z',
  },
  'image-sequence': {
    name: 'Image sequence',
    text: 'Numbered pictures that play like a film',
    line: 'M18 20h36v24H18zM30 15h36v24M42 10h36v24',
    mark: 'M30 25v14l12-7z',
  },
  rectangle: {
    name: 'Rectangle',
    text: 'A box, with round corners if you like',
    area: 'M20 15h56v24H20z',
    mark: 'M17.5 12.5h5v5h-5zm56 0h5v5h-5zM17.5 36.5h5v5h-5zm56 0h5v5h-5z',
  },
  ellipse: {
    name: 'Ellipse',
    text: 'A circle or an oval',
    area: 'M18 27a30 18 0 1 0 60 0a30 18 0 1 0-60 0',
    mark: 'M15.5 24.5h5v5h-5zm60 0h5v5h-5zM45.5 6.5h5v5h-5zm0 36h5v5h-5z',
  },
  path: {
    name: 'Path',
    text: 'Any shape made of lines and curves',
    line: 'M16 42C26 6 40 6 48 27s22 21 32-15',
    mark: 'M13.5 39.5h5v5h-5zm32-15h5v5h-5zm32-15h5v5h-5z',
  },
  lottie: {
    name: 'Lottie',
    text: 'An animation from another program',
    line: 'M16 44C44 44 50 10 80 10',
    area: 'M40 27a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    mark: 'M13.5 41.5h5v5h-5zm64-34h5v5h-5z',
  },
  composition: {
    name: 'Composition',
    text: 'A composition inside another composition',
    line: 'M12 8h72v38H12zM62 26h14M62 33h14',
    area: 'M20 26h34l-4.2 13H20z',
    mark: 'M20 26h3v13h-3z',
  },
};

/** A card with a small picture for each element type. */
export default function ElementGallery(): JSX.Element {
  return (
    <ul className={`card-list ${styles.gallery}`} data-search="off">
      {Object.entries(TYPES).map(([type, { name, text, line, area, mark }]) => (
        <li key={type}>
          <Link to={`/user-guide/elements/${type}`} className="card">
            <svg className={`margin-bottom--sm ${styles.picture}`} viewBox="0 0 96 54" aria-hidden="true">
              <path
                className={drawing.line}
                d={line}
                strokeDasharray={type === 'image-loader' ? '5 3' : undefined}
              />
              <path className={drawing.plate} d={area} />
              <path className={drawing.key} d={mark} />
            </svg>
            <div className="card-name">{name}</div>
            <div className="card-text">{text}</div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
