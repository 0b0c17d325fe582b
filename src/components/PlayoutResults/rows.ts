import type { Format } from '../../playout/export/formats';
import type { FormatResult } from '../../playout/results';
import { liveosNote } from '../LiveTemplate/labels';

/** One row of the table: an export and what was seen of it. */
export interface Row {
  readonly system: string;
  /** What a reader has to know before taking it. */
  readonly remark?: string;
  /** Names of the files. */
  readonly files: readonly string[];
  readonly passed: number;
  readonly total: number;
  /** Day as `2026-11-21`. */
  readonly checkedOn: string;
  readonly checks: FormatResult['checks'];
  readonly notes: readonly string[];
}

const SYSTEMS: readonly (readonly [Format, string])[] = [
  ['casparcg', 'CasparCG'],
  ['spx', 'SPX'],
  ['ograf', 'OGraf'],
  ['liveos', 'LiveOS'],
  ['project', 'Project'],
];

/** The rows for the results of an example, in the order of the buttons under it. */
export function rowsOf(results: Readonly<Partial<Record<Format, FormatResult>>>): readonly Row[] {
  return SYSTEMS.flatMap(([format, system]) => {
    const one = results[format];
    if (one === undefined) return [];
    return [
      {
        system,
        ...(format === 'liveos' && { remark: liveosNote() }),
        files: Object.keys(one.files),
        passed: one.checks.filter(({ passed }) => passed).length,
        total: one.checks.length,
        checkedOn: one.checkedOn,
        checks: one.checks,
        notes: one.notes.map(({ note }) => note),
      },
    ];
  });
}
