import Link from '@docusaurus/Link';
import { listSystems } from '../../playout/hosts.ts';

const ROLES = [
  {
    who: 'I design',
    what: 'Build a lower third from an empty canvas, in about ten minutes.',
    to: '/user-guide/fundamentals/creating-element',
  },
  {
    who: 'I operate',
    what: `Set up ${listSystems('or')} for your templates.`,
    to: '/user-guide/exporting/integrations',
  },
  {
    who: 'I code',
    what: 'Respond to data and commands with a few lines of JavaScript.',
    to: '/user-guide/actions',
  },
];

/** A card for each role, with the page to start on. The search skips them: their pages say the same. */
export default function RoleCards(): JSX.Element {
  return (
    <ul className="card-list" data-search="off">
      {ROLES.map(({ who, what, to }) => (
        <li key={to}>
          <Link to={to} className="card">
            <div className="card-name">{who}</div>
            <div className="card-text">{what}</div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
