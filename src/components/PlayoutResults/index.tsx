import Link from '@docusaurus/Link';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../playout/hosts.ts';
import {
  RUNTIME_BUILD,
  resultsOf,
  type CheckResult,
  type FormatResult,
  type Occasion,
} from '../../playout/results.ts';
import type { ExampleName } from '../LiveTemplate/index.tsx';
import Table from '../Table/index.tsx';
import styles from './styles.module.css';

/** On a phone, the parts of the table are displayed as blocks, so without roles, screen readers wouldn't see a table. */
const is = (role: string): { readonly role: string } => ({ role });

/** Names a runtime for readers, who don't know the hashes of builds. */
function runtimeOf({ runtime }: Occasion): string {
  const version = runtime.split('+')[0] ?? '';
  if (runtime === RUNTIME_BUILD) return `runtime ${version}`;
  const isSameVersion = RUNTIME_BUILD.startsWith(`${version}+`);
  return isSameVersion ? `an earlier build of runtime ${version}` : `the older runtime ${version}`;
}

function summaryOf(checks: readonly CheckResult[]): string {
  const total = checks.length;
  const passed = checks.filter((check) => check.passed).length;
  if (passed < total) return `${passed} of ${total} checks passed`;
  if (total === 1) return 'The check passed';
  return total === 2 ? 'Both checks passed' : `All ${total} checks passed`;
}

function Result({ check, passed, problem }: CheckResult): JSX.Element {
  return (
    <li>
      {check}
      {!passed && <strong> (failed: {problem})</strong>}
    </li>
  );
}

interface RowProps {
  readonly host: PlayoutHost;
  readonly result: FormatResult;
}

function Checks({ host, result }: RowProps): JSX.Element {
  const checks = result.checks.filter(({ seenOn }) => seenOn === undefined);
  const hasPublishedRules = host.validator !== null && host.runtime !== null;
  return (
    <div className={styles.checks}>
      {result.checks.map((check) => {
        const { seenOn, earlier = result } = check;
        if (!seenOn) return null;
        return (
          <div key={seenOn.host}>
            <strong>Tested on {seenOn.host}</strong> ({earlier.checkedOn}, with {runtimeOf(earlier)}), result
            based on {seenOn.judgedBy}:{' '}
            <ul>
              <Result {...check} />
            </ul>
          </div>
        );
      })}
      <details>
        <summary>
          {`${
            hasPublishedRules
              ? `Checked against the published rules in Chromium ${result.chromium}`
              : 'Checked only by us'
          }: ${summaryOf(checks)}`}
        </summary>
        <ul>
          {checks.map((check) => (
            <Result key={check.check} {...check} />
          ))}
          {result.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Row({ host, result }: RowProps): JSX.Element {
  return (
    <tr {...is('row')}>
      <th scope="row" {...is('rowheader')}>
        <Link to={host.page}>{host.label}</Link>
        {host.note !== undefined && <span className={styles.remark}>{host.note}</span>}
      </th>
      <td {...is('cell')} data-label="Files">
        {result.files.map((file) => (
          <code key={file} className={styles.file}>
            {file}
          </code>
        ))}
      </td>
      <td {...is('cell')} data-label="What was checked">
        <Checks host={host} result={result} />
      </td>
      <td {...is('cell')} data-label="When" className={styles.day}>
        {result.checkedOn}
        <span className={styles.remark}>with {runtimeOf(result)}</span>
      </td>
    </tr>
  );
}

/**
 * The results on real hosts and against the published rules, with dates and the runtime: one row for each download of an example.
 * `npm run validate` wrote them.
 * @throws Error if an example wasn't validated. This stops the build, and the message names the example.
 */
export default function PlayoutResults({ example }: { readonly example: ExampleName }): JSX.Element {
  const results = resultsOf(example);
  if (results === undefined)
    throw new Error(`<PlayoutResults>: "${example}" hasn't been validated. Run npm run validate ${example}.`);

  return (
    <Table data-search="off" data-stacks {...is('table')}>
      <thead {...is('rowgroup')}>
        <tr {...is('row')}>
          {['Download', 'Files', 'What was checked', 'When'].map((head) => (
            <th key={head} scope="col" {...is('columnheader')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is('rowgroup')}>
        {PLAYOUT_HOSTS.map(
          (host) => results[host.id] && <Row key={host.id} host={host} result={results[host.id]} />,
        )}
      </tbody>
    </Table>
  );
}
