import Link from '@docusaurus/Link';
import { PLAYOUT_HOSTS } from '../../playout/hosts.ts';
import styles from '../Drawing/styles.module.css';

/** What plays the file of each system, and its mark on a plate: white shapes, and yellow ones in front. */
const SYSTEMS: Readonly<Record<string, readonly [player: string, white: string, yellow: string]>> = {
  // Units in a rack, with an output each.
  CasparCG: ['A server with video outputs', 'M9 8h16v8H9zm0 12h16v8H9z', 'M28 10h5v4h-5zm-1 12h5v4h-5z'],
  // A form with its button.
  SPX: ['A controller and its web renderer', 'M9 8h22v4H9zm0 8h11v4H9zm0 8h11v4H9z', 'M24 15v14l9-7z'],
  // A graphic between the brackets of a manifest.
  OGraf: [
    'Any renderer of the open standard',
    'M9 8h6v3h-3v14h3v3H9zm17 0h6v20h-6v-3h3V11h-3z',
    'M15 15h11l-2 6h-9z',
  ],
  // A project's templates on top of each other.
  LiveOS: ['The templates of a LiveOS project', 'M9 8h21l-2 5H9zm0 8h21l-2 5H9z', 'M9 24h21l-2 5H9z'],
};

/** A card for each system: its mark, its name, and what plays it. The search skips them. */
export default function SystemCards(): JSX.Element {
  return (
    <ul className="card-list" style={{ ['--card' as string]: '10rem' }} data-search="off">
      {PLAYOUT_HOSTS.filter(({ name }) => name in SYSTEMS).map(({ name, page }) => (
        <li key={page}>
          <Link to={page} className="card">
            <svg viewBox="0 0 50 44" width="50" height="44" aria-hidden="true">
              <path className={styles.plate} d="M0 0h50L38 36H0z" />
              <path fill="var(--kf-scene-white)" d={SYSTEMS[name]?.[1]} />
              <path className={styles.signal} d={SYSTEMS[name]?.[2]} />
            </svg>
            <div className="card-name">{name}</div>
            <div className="card-text">{SYSTEMS[name]?.[0]}</div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
