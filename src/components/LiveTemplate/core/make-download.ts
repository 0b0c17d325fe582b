import { exportTemplate, FORMATS } from '../../../playout/export/formats.ts';
import { fetchFrom, loadSource } from '../../../playout/export/load-source.ts';
import type { ExportFile } from '../../../playout/export/source.ts';

/**
 * Makes an export of an example.
 *
 * @param index - Place of the format among the buttons.
 * @param baseUrl - The site's base address, with a slash at its end.
 * @throws Error when something of it cannot be fetched.
 */
export async function makeDownload(
  example: string,
  index: number,
  baseUrl: string,
): Promise<readonly ExportFile[]> {
  const format = FORMATS[index];
  if (format === undefined) throw new RangeError(`there is no format ${index}`);
  return exportTemplate(await loadSource(example, fetchFrom(baseUrl)), format);
}
