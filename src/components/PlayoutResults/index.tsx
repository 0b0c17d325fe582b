import Link from '@docusaurus/Link';
import { resultsOf, type CheckResult } from '../../playout/results.ts';
import Table from '../Table/index.tsx';
import { rowsOf, type Row } from './rows.ts';
import styles from './styles.module.css';

/**
 * On a phone, the parts of this table are displayed as blocks, so without roles, screen readers wouldn't see a
 * table.
 */
const is = (role: string): { readonly role: string } => ({ role });

/** A row's result at a glance. */
function summaryOf({ passed, total }: Row): string {
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

function Checks(row: Row): JSX.Element {
  const { seen, checks, notes, chromium, hasPublishedRules } = row;
  return (
    <div className={styles.checks}>
      {seen.map((result) => (
        <div key={result.seenOn?.host}>
          <strong>Tested on {result.seenOn?.host}</strong> ({result.when}), result based on{' '}
          {result.seenOn?.judgedBy}:{' '}
          <ul>
            <Result {...result} />
          </ul>
        </div>
      ))}
      <details>
        <summary>
          {hasPublishedRules
            ? `Checked against the published rules in Chromium ${chromium}`
            : 'Checked only by us'}
          : {summaryOf(row)}
        </summary>
        <ul>
          {checks.map((result) => (
            <Result key={result.check} {...result} />
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/**
 * The results on real hosts and against the published rules, with dates and the runtime: one row for each download of an example.
 * `npm run validate` wrote them.
 * @throws Error if an example wasn't validated. This stops the build, and the message names the example.
 */
export default function PlayoutResults({ example }: { readonly example: string }): JSX.Element {
  const results = resultsOf(example);
  if (results === undefined)
    throw new Error(`<PlayoutResults>: "${example}" hasn't been validated. Run npm run validate ${example}.`);

  return (
    <Table data-search="off" data-stacks {...is('table')}>
      <thead {...is('rowgroup')}>
        <tr {...is('row')}>
          <th scope="col" {...is('columnheader')}>
            Download
          </th>
          <th scope="col" {...is('columnheader')}>
            Files
          </th>
          <th scope="col" {...is('columnheader')}>
            What was checked
          </th>
          <th scope="col" {...is('columnheader')}>
            When
          </th>
        </tr>
      </thead>
      <tbody {...is('rowgroup')}>
        {rowsOf(results).map((row) => (
          <tr key={row.system} {...is('row')}>
            <th scope="row" {...is('rowheader')}>
              <Link to={row.page}>{row.system}</Link>
              {row.remark !== undefined && <span className={styles.remark}>{row.remark}</span>}
            </th>
            <td {...is('cell')} data-label="Files">
              {row.files.map((file) => (
                <code key={file} className={styles.file}>
                  {file}
                </code>
              ))}
            </td>
            <td {...is('cell')} data-label="What was checked">
              <Checks {...row} />
            </td>
            <td {...is('cell')} data-label="When" className={styles.day}>
              {row.checkedOn}
              <span className={styles.remark}>with {row.runtime}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
