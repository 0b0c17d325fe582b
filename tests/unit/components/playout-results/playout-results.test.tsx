import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import PlayoutResults from '../../../../src/components/PlayoutResults/index.tsx';
import { FORMATS, PLAYOUT_HOSTS, type PlayoutHost } from '../../../../src/playout/hosts.ts';
import { resultsOf, RUNTIME_BUILD, type FormatResult } from '../../../../src/playout/results.ts';
import { VERSION } from '../../../../src/runtime/version.ts';
import { Site } from '../../helpers/site.tsx';

vi.mock('../../../../src/playout/results.ts', { spy: true });
beforeEach(() => void vi.mocked(resultsOf).mockReset());

const hosts: readonly PlayoutHost[] = PLAYOUT_HOSTS;
const seenOn = { host: 'SPX 1.4.1', judgedBy: 'pixels' };
const played = { check: 'Imported, played', passed: true, seenOn };

function rows(): readonly HTMLElement[] {
  render(
    <Site>
      <PlayoutResults example="crawler" />
    </Site>,
  );
  return screen.getAllByRole('row').slice(1);
}

/** The row of SPX with these results. */
function rowOf(result: Partial<FormatResult>): HTMLElement {
  const results = resultsOf('crawler')!;
  const spx = { ...results.spx, checkedOn: '2026-01-02', runtime: RUNTIME_BUILD, notes: [], ...result };
  vi.mocked(resultsOf).mockReturnValueOnce({ ...results, spx });
  return rows()[FORMATS.indexOf('spx')]!;
}

it('the table of results has a row for each download, with its files, its checks, and the date', () => {
  const all = rows();
  const results = resultsOf('crawler')!;
  const heads = all.map((row) => within(row).getByRole('rowheader'));
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    hosts.map(({ label, note = '' }) => label + note),
  );
  expect(heads.map((head) => within(head).getByRole('link').getAttribute('href'))).toEqual(
    hosts.map(({ page }) => page),
  );
  expect(all[0]).toHaveTextContent('crawler.html');
  expect(all[0]).toHaveTextContent(`All ${results.casparcg.checks.length} checks passed`);
  expect(all[0]).toHaveTextContent(results.casparcg.checkedOn);
  expect(all[0]).toHaveTextContent(/Checked against the published rules in Chromium \d/);
  for (const { check } of results.casparcg.checks) expect(all[0]).toHaveTextContent(check);
});

it('names the host, its version, the date, and who judged the result, separately from the checks against the rules', () => {
  const row = rowOf({ checks: [played, { check: 'The definition is valid', passed: true }] });
  expect(row).toHaveTextContent(
    `Tested on SPX 1.4.1 (2026-01-02, with runtime ${VERSION}), result based on pixels: Imported, played`,
  );
  expect(row).toHaveTextContent('The check passed');
  expect(row).toHaveTextContent(`2026-01-02with runtime ${VERSION}`);
});

it('says which checks failed', () => {
  const failed = { check: 'Two', passed: false, problem: 'no' };
  const row = rowOf({ checks: [{ check: 'One', passed: true }, failed], notes: ['Known'] });
  expect(row).toHaveTextContent('1 of 2 checks passedOneTwo (failed: no)Known');
});

it.each([
  [{ runtime: `${VERSION}+0` }, undefined, `2026-01-02, with an earlier build of runtime ${VERSION}`],
  [{ runtime: '1.9.0+0' }, undefined, '2026-01-02, with the older runtime 1.9.0'],
  [{}, { checkedOn: '2025-12-31', runtime: '1.9.0+0' }, '2025-12-31, with the older runtime 1.9.0'],
])('says which results are older than the runtime: %j, %j', (result, earlier, when) => {
  const check = earlier === undefined ? played : { ...played, earlier };
  expect(rowOf({ ...result, checks: [check] })).toHaveTextContent(`Tested on SPX 1.4.1 (${when})`);
});
