import { gzipSync } from 'node:zlib';

/** A search index that the build has written. */
export interface BuiltIndex {
  readonly fileName: string;
  readonly sections: number;
  readonly json: string;
}

/**
 * Above this size, one file per version isn't sensible anymore, because visitors load the whole file before
 * the first result. With 10 Mbit/s, that takes two to three seconds. Measured by `npm run bench -- search`.
 */
export const SENSIBLE_BYTES = 8_000_000;

/** One line with the number of sections, and the raw and compressed size of each file. */
export function summaryOf(files: readonly BuiltIndex[]): string {
  const sections = files.reduce((sum, file) => sum + file.sections, 0);
  const parts = files.map(
    ({ fileName, json, sections: count }) =>
      `${fileName} ${count} sections, ${size(Buffer.byteLength(json))} (${size(gzipSync(json).length)} gzip)`,
  );
  return `[local-search] ${sections} sections in ${files.length} files: ${parts.join('; ')}.`;
}

/** Warnings for the end of the build. Each is a single line, or a line with a list below it. */
export function warningsOf(files: readonly BuiltIndex[], problems: readonly string[]): string[] {
  const warnings: string[] = [];
  if (problems.length > 0) {
    warnings.push(
      `[local-search] ${problems.length === 1 ? 'A page has a problem' : `${problems.length} pages have problems`}:\n` +
        problems.map((problem) => `  - ${problem}`).join('\n'),
    );
  }
  for (const { fileName, json } of files) {
    if (Buffer.byteLength(json) > SENSIBLE_BYTES) {
      warnings.push(
        `[local-search] ${fileName} is larger than ${size(SENSIBLE_BYTES)}: visitors download all of it before ` +
          'they get their first result. Split the docs into versions or plugin instances, or leave parts out.',
      );
    }
  }
  return warnings;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
