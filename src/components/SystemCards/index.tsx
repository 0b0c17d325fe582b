import Link from '@docusaurus/Link';
import { PLAYOUT_HOSTS } from '../../playout/hosts.ts';
import { Arrow, Box, Label } from '../Drawing/Parts.tsx';
import { Screen } from '../Drawing/Signals.tsx';

/** What plays the file of each system. */
const PLAYERS: Readonly<Record<string, string>> = {
  CasparCG: 'A server with video outputs',
  SPX: 'A controller and its web renderer',
  OGraf: 'Any renderer of the open standard',
  LiveOS: 'The templates of a LiveOS project',
};

/** A card for each system: its file, what plays it, and the way to the program. The search skips them. */
export default function SystemCards(): JSX.Element {
  return (
    <ul className="card-list card-list--small" data-search="off">
      {PLAYOUT_HOSTS.filter(({ name }) => name in PLAYERS).map(({ name, fileExtension, page }) => (
        <li key={page}>
          <Link to={page} className="card">
            <svg viewBox="0 0 232 56" aria-hidden="true">
              <Box x={1} y={12} width={44} height={32} />
              <Label x={23} y={33} text={fileExtension} look="code" anchor="middle" />
              <Arrow from={[45, 28]} to={[61, 28]} />
              <Box x={62} y={4} width={56} height={48} look="strong" />
              <Label x={90} y={33} text={name.slice(0, 2)} look="strong" anchor="middle" />
              <Arrow from={[118, 28]} to={[134, 28]} />
              <Screen x={135} y={1} shows="program" />
            </svg>
            <div className="card-name">{name}</div>
            <div className="card-text">{PLAYERS[name]}</div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
