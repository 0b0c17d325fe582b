import Link from '@docusaurus/Link';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../playout/hosts.ts';
import { resultsOf, RUNTIME_BUILD, type CheckResult, type FormatResult } from '../../playout/results.ts';
import type { ExampleName } from '../LiveTemplate/index.tsx';
import Table from '../Table/index.tsx';
import styles from './styles.module.css';

/** Phones display the table's parts as blocks, which screen readers only take for a table by their roles. */
const is = (role: string): { readonly role: string } => ({ role });

function summaryOf(checks: readonly CheckResult[]): string {
  const total = checks.length;
  const passed = checks.filter((check) => check.passed).length;
  if (passed < total) return `${passed} of ${total} checks passed`;
  if (total === 1) return 'The check passed';
  return total === 2 ? 'Both checks passed' : `All ${total} checks passed`;
}

const Result = ({ check, passed, problem }: CheckResult): JSX.Element => (
  <li>
    {check}
    {!passed && <strong> (failed: {problem})</strong>}
  </li>
);

interface RowProps {
  readonly host: PlayoutHost;
  readonly result: FormatResult;
}

function Checks({ host, result }: RowProps): JSX.Element {
  const checks = result.checks.filter(({ seenOn }) => seenOn === undefined);
  const how = host.hasRules
    ? `Checked against the published rules in Chromium ${result.chromium}`
    : 'Checked only by us';
  return (
    <div className={styles.checks}>
      {result.checks.map(
        (check) =>
          check.seenOn && (
            <div key={check.seenOn.host}>
              <strong>Tested on {check.seenOn.host}</strong>
              <span>, result based on {check.seenOn.judgedBy}:</span>
              <ul className="points">
                <Result {...check} />
              </ul>
            </div>
          ),
      )}
      <details>
        <summary>{`${how}: ${summaryOf(checks)}`}</summary>
        <ul className="points">
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

const Row = ({ host, result }: RowProps): JSX.Element => (
  <tr {...is('row')}>
    <th scope="row" {...is('rowheader')}>
      <Link to={host.page}>{host.name}</Link>
      {host.note !== undefined && <p className="note">{host.note}</p>}
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
  </tr>
);

/** An example's results on real hosts and against the published rules, from `npm run validate`. */
export default function PlayoutResults({ example }: { readonly example: ExampleName }): JSX.Element {
  const results = resultsOf(example);
  if (results === undefined) {
    return (
      <p data-search="off">
        This copy of the site doesn’t include the results of the checks. The pages about{' '}
        <Link to="/user-guide/exporting/integrations">playout systems</Link> list what exports were checked
        against, and when.
      </p>
    );
  }

  const { checkedOn, formats } = results;
  return (
    <>
      <p data-search="off">
        Checked on {checkedOn}, with runtime {RUNTIME_BUILD.replace(/\+.*/, '')}:
      </p>
      <Table data-search="off" data-stacks {...is('table')}>
        <thead {...is('rowgroup')}>
          <tr {...is('row')}>
            {['Download', 'Files', 'What was checked'].map((head) => (
              <th key={head} scope="col" {...is('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is('rowgroup')}>
          {PLAYOUT_HOSTS.map((host) => {
            const result = formats[host.id];
            return result && <Row key={host.id} host={host} result={result} />;
          })}
        </tbody>
      </Table>
    </>
  );
}
