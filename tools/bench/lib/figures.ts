import { cpus, loadavg } from 'node:os';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../../../plugins/build-cache/list-files.ts';
import { fail, log } from '../../shared/log.ts';
import { ensureBrowser } from '../../test/browsers.ts';

export type Row = Readonly<Record<string, string>>;

/** A phone: Chromium's path, and its processor's slowdown. With 1, the network isn't slower either. */
export interface Phone {
  readonly executablePath: string;
  readonly slowdown: number;
}

/** Finds or installs Chromium, and says what the figures depend on. */
export async function findPhone(slowdown: number): Promise<Phone> {
  log(`${cpus().length} cores, load ${(loadavg()[0] ?? NaN).toFixed(1)}: only compare figures of one run`);
  const found = await ensureBrowser();
  if ('problem' in found) return fail(found.problem);
  return { executablePath: found.path, slowdown };
}

/** The value of an option such as `--runs=5` in the command line. */
export const optionOf = (name: string): string | undefined =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Returns the median; of an even number of values, the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export const kB = (bytes: number): string =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(bytes < 1e4 ? 1 : 0)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;

/** Writes a Markdown table. The names of the columns come from the first row. */
export function printTable(rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((name) => row[name]))];
  process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`);
}

/** Returns the files below a folder whose paths from there match. */
export const filesBelow = (folder: string, pattern: RegExp): string[] =>
  listFiles(folder).flatMap((file) => (pattern.test(file) ? path.join(folder, file) : []));

/** @returns bytes */
export const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

/** Returns the size of files compressed one by one with Brotli at quality 5, as hosts do on the fly. */
export function brotliBytesOf(files: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file), { params }).length, 0);
}
