import { render as renderBare, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import PlayoutResults from '../../../../src/components/PlayoutResults/index.tsx';
import { rowsOf } from '../../../../src/components/PlayoutResults/rows.ts';
import { FORMATS, PLAYOUT_HOSTS, type PlayoutHost } from '../../../../src/playout/hosts.ts';
import { resultsOf } from '../../../../src/playout/results.ts';
import { Site } from '../../helpers/site.tsx';

vi.mock('../../../../src/playout/results.ts', { spy: true });

const hosts: readonly PlayoutHost[] = PLAYOUT_HOSTS;

const render = (element: ReactElement) => renderBare(<Site>{element}</Site>);

describe('the table of results', () => {
  it('has a row for each download, with its files, its checks, and the date', () => {
    render(<PlayoutResults example="crawler" />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      hosts.map(({ label, note = '' }) => label + note),
    );
    expect(
      rows.map((row) => within(within(row).getByRole('rowheader')).getByRole('link').getAttribute('href')),
    ).toEqual(PLAYOUT_HOSTS.map(({ page }) => page));
    const results = resultsOf('crawler')!;
    const [first] = rows;
    expect(first).toHaveTextContent('crawler.html');
    expect(first).toHaveTextContent(`All ${results.casparcg.checks.length} checks passed`);
    expect(results.liveos.checks).toHaveLength(2);
    expect(rows[FORMATS.indexOf('liveos')]).toHaveTextContent('Both checks passed');
    expect(first).toHaveTextContent(results.casparcg.checkedOn);
    for (const { check } of results.casparcg.checks) expect(first).toHaveTextContent(check);
  });

  it('names the host, its version, and who judged the result, separately from the checks against the rules', () => {
    const crawler = resultsOf('crawler')!;
    const rule = { check: 'The definition is valid', passed: true };
    const seenOn = { host: 'SPX 1.4.1', judgedBy: 'pixels' };
    vi.mocked(resultsOf).mockReturnValueOnce({
      ...crawler,
      casparcg: { ...crawler.casparcg, checks: [rule] },
      spx: { ...crawler.spx, checks: [{ check: 'Imported, played', passed: true, seenOn }, rule] },
    });
    render(<PlayoutResults example="crawler" />);
    const [casparcg, spx] = screen.getAllByRole('row').slice(1);
    expect(spx).toHaveTextContent('Tested on SPX 1.4.1, result based on pixels: Imported, played');
    expect(casparcg).not.toHaveTextContent('Tested on');
    expect(casparcg).toHaveTextContent(/Checked against the published rules in Chromium \d/);
  });

  it('says which checks failed', () => {
    const [row] = rowsOf({
      spx: {
        checkedOn: '2026-01-02',
        chromium: '1',
        files: { 'a.html': { bytes: 1, sha256: '' } },
        checks: [
          { check: 'One', passed: true },
          { check: 'Two', passed: false, problem: 'no' },
        ],
        notes: [{ note: 'Known' }],
      },
    });
    expect(row).toMatchObject({ system: 'SPX', passed: 1, total: 2, notes: ['Known'] });
  });

  it("refuses an example that wasn't validated", () => {
    expect(() => render(<PlayoutResults example="nothing" />)).toThrow('npm run validate nothing');
  });
});
