import Link from '@docusaurus/Link';
import { PLAYOUT_HOSTS } from '../../playout/hosts.ts';
import { Box, Label } from '../Drawing/Parts.tsx';

/** What plays the file of each system. */
const PLAYERS: Readonly<Record<string, string>> = {
  CasparCG: 'A server with video outputs',
  SPX: 'A controller and its web renderer',
  OGraf: 'Any renderer of the open standard',
  LiveOS: 'The templates of a LiveOS project',
};

/** A card for each system: its mark, its name, and what plays it. The search skips them. */
export default function SystemCards(): JSX.Element {
  return (
    <ul className="card-list card-list--small" data-search="off">
      {PLAYOUT_HOSTS.filter(({ name }) => name in PLAYERS).map(({ name, page }) => (
        <li key={page}>
          <Link to={page} className="card">
            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
              <Box x={1} y={1} width={38} height={38} look="strong" />
              <Label x={20} y={25} text={name.slice(0, 2)} look="strong" anchor="middle" />
            </svg>
            <div className="card-name">{name}</div>
            <div className="card-text">{PLAYERS[name]}</div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
