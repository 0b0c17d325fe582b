import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import PlayoutResults from '../../../../src/components/PlayoutResults/index.tsx';
import { FORMATS, PLAYOUT_HOSTS } from '../../../../src/playout/hosts.ts';
import { resultsOf, type FormatResult } from '../../../../src/playout/results.ts';
import { VERSION } from '../../../../src/runtime/version.ts';
import { Site } from '../../helpers/site.tsx';

vi.mock('../../../../src/playout/results.ts', { spy: true });
beforeEach(() => void vi.mocked(resultsOf).mockReset());

const seenOn = { host: 'SPX 1.4.1', judgedBy: 'pixels' };
const valid = { check: 'The definition is valid', passed: true };
const played = { check: 'Imported, played', passed: true, seenOn };

const show = () =>
  render(
    <Site>
      <PlayoutResults example="crawler" />
    </Site>,
  );

/** The rows of the table, in which SPX has this result, and all other formats an ordinary one. */
function rowsWith(spx: Partial<FormatResult>): readonly HTMLElement[] {
  const ordinary = { chromium: '156', files: ['crawler.html'], checks: [valid], notes: [] };
  const formats = Object.fromEntries(
    FORMATS.map((format) => [format, format === 'spx' ? { ...ordinary, ...spx } : ordinary]),
  );
  vi.mocked(resultsOf).mockReturnValueOnce({ checkedOn: '2026-01-02', formats });
  show();
  return screen.getAllByRole('row').slice(1);
}

it('has a row for each download, with its files and checks, and says when they ran', () => {
  const all = rowsWith({});
  const heads = all.map((row) => within(row).getByRole('rowheader'));
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    PLAYOUT_HOSTS.map(({ name, note = '' }: { name: string; note?: string }) => name + note),
  );
  for (const [at, { page }] of PLAYOUT_HOSTS.entries())
    expect(within(heads[at]!).getByRole('link')).toHaveAttribute('href', page);
  expect(all[0]).toHaveTextContent('crawler.html');
  expect(screen.getByText(`Checked on 2026-01-02, with runtime ${VERSION}:`)).toBeVisible();
});

it('names the real host and who judged the result, separately from the checks against the rules', () => {
  const row = rowsWith({ checks: [played, valid] })[FORMATS.indexOf('spx')];
  expect(row).toHaveTextContent('Tested on SPX 1.4.1, result based on pixels:Imported, played');
  expect(row).toHaveTextContent('The check passed');
});

it('says which checks failed', () => {
  const failed = { check: 'Two', passed: false, problem: 'no' };
  const row = rowsWith({ checks: [valid, failed], notes: ['Known'] })[FORMATS.indexOf('spx')];
  expect(row).toHaveTextContent(`1 of 2 checks passed${valid.check}Two (failed: no)Known`);
});
