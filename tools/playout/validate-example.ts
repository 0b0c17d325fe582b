// Runs all checks of an example's exports. Pages show the results.
import { readFileSync } from 'node:fs';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import { loadSource } from '../../src/playout/export/load-source.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { FORMATS, hostOf, type Format } from '../../src/playout/hosts.ts';
import { RUNTIME_BUILD, type FormatResult } from '../../src/playout/results.ts';
import { staticFile } from '../shared/static-file.ts';
import { checksOf } from './checks.ts';
import { keepEarlier } from './earlier-results.ts';
import { runChecks, type Tools } from './export-check.ts';
import { exportTemplate } from './export-template.ts';

/** Loads an example in the form that exports use. */
export const loadExample = (name: string): Promise<ExportSource> =>
  loadSource(name, async (file) => new Uint8Array(readFileSync(staticFile(file))));

/** The switch that CasparCG starts its browser with. */
export const WITHOUT_SECURITY = '--disable-web-security';

/**
 * Exports an example in every format and checks each export.
 * @param earlier - The earlier results of the example, for checks that can't run here.
 */
export async function validateExample(
  name: string,
  tools: Tools,
  today: string,
  earlier: Readonly<Partial<Record<Format, FormatResult>>> = {},
): Promise<Record<Format, FormatResult>> {
  const source = await loadExample(name);
  const fields = fieldsOf(source.project);
  const keys = fields.filter(({ type }) => type === 'text' || type === 'multi-line').map(({ key }) => key);
  const textKey = fields.find(({ type }) => type === 'text')?.key ?? '';
  const steps = stepCount(source.project) - 1;
  const results: Partial<Record<Format, FormatResult>> = {};
  for (const format of FORMATS) {
    const files = await exportTemplate(source, format);
    const checks = checksOf(hostOf(format), steps);
    // Correct behavior that's still worth knowing, such as a host that does something different.
    const notes: string[] = [];
    const note = (text: string) => void notes.push(text);
    const fresh = {
      checkedOn: today,
      runtime: RUNTIME_BUILD,
      chromium: tools.browser.version(),
      files: files.map((file) => file.name),
      checks: await runChecks(checks, { ...tools, files, source, textKey, keys, note }),
      notes,
    };
    results[format] = keepEarlier(
      fresh,
      earlier[format],
      checks.map(({ sentence }) => sentence),
    );
  }
  return results as Record<Format, FormatResult>;
}
