import { render as renderBare, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import PlayoutResults from '../../../../src/components/PlayoutResults/index.tsx';
import { rowsOf } from '../../../../src/components/PlayoutResults/rows.ts';
import { FORMATS, PLAYOUT_HOSTS, type PlayoutHost } from '../../../../src/playout/hosts.ts';
import { resultsOf, RUNTIME_BUILD } from '../../../../src/playout/results.ts';
import { VERSION } from '../../../../src/runtime/version.ts';
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

  it('names the host, its version, the date, and who judged the result, separately from the checks against the rules', () => {
    const crawler = resultsOf('crawler')!;
    const rule = { check: 'The definition is valid', passed: true };
    const seenOn = { host: 'SPX 1.4.1', judgedBy: 'pixels' };
    vi.mocked(resultsOf).mockReturnValueOnce({
      ...crawler,
      casparcg: { ...crawler.casparcg, checks: [rule] },
      spx: {
        ...crawler.spx,
        checkedOn: '2026-01-02',
        runtime: RUNTIME_BUILD,
        checks: [{ check: 'Imported, played', passed: true, seenOn }, rule],
      },
    });
    render(<PlayoutResults example="crawler" />);
    const [casparcg, spx] = screen.getAllByRole('row').slice(1);
    expect(spx).toHaveTextContent(
      `Tested on SPX 1.4.1 (2026-01-02, with runtime ${VERSION}), result based on pixels: Imported, played`,
    );
    expect(spx).toHaveTextContent(`2026-01-02with runtime ${VERSION}`);
    expect(casparcg).not.toHaveTextContent('Tested on');
    expect(casparcg).toHaveTextContent(/Checked against the published rules in Chromium \d/);
  });

  it('says which checks failed', () => {
    const [row] = rowsOf({
      spx: {
        checkedOn: '2026-01-02',
        chromium: '1',
        runtime: RUNTIME_BUILD,
        files: ['a.html'],
        checks: [
          { check: 'One', passed: true },
          { check: 'Two', passed: false, problem: 'no' },
        ],
        notes: ['Known'],
      },
    });
    expect(row).toMatchObject({ system: 'SPX', passed: 1, total: 2, notes: ['Known'] });
  });

  it('says which results are older than the runtime', () => {
    const checks = [{ check: 'Played', passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } }];
    const result = { checkedOn: '2026-01-02', chromium: '1', files: ['a.html'], checks, notes: [] };
    const row = (runtime: string) => rowsOf({ spx: { ...result, runtime } })[0];
    const build = `an earlier build of runtime ${VERSION}`;
    expect(row(`${VERSION}+0`)).toMatchObject({
      runtime: build,
      seen: [{ when: `2026-01-02, with ${build}` }],
    });
    expect(row('1.9.0+0')?.runtime).toBe('the older runtime 1.9.0');
    const earlier = { checkedOn: '2025-12-31', runtime: '1.9.0+0' };
    const [mixed] = rowsOf({
      spx: { ...result, runtime: RUNTIME_BUILD, checks: checks.map((check) => ({ ...check, earlier })) },
    });
    expect(mixed?.runtime).toBe(`runtime ${VERSION}`);
    expect(mixed?.seen[0]?.when).toBe('2025-12-31, with the older runtime 1.9.0');
  });

  it("refuses an example that wasn't validated", () => {
    expect(() => render(<PlayoutResults example="nothing" />)).toThrow('npm run validate nothing');
  });
});
