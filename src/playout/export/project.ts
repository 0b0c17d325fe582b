import { slugOf } from '../definition/general.ts';
import type { ExportFile, ExportSource } from './source.ts';
import { toZip } from './zip.ts';

/**
 * Returns the project as a zip file: the `.keyfill` file, which follows the project's JSON Schema, the code of its actions,
 * and the files that the project uses, at the same addresses.
 */
export function toProjectFile({ project, actions, files }: ExportSource): ExportFile {
  const slug = slugOf(project.name);
  const entries = new Map<string, Uint8Array | string>([
    [`${slug}/${slug}.keyfill`, `${JSON.stringify(project, null, 2)}\n`],
    [`${slug}/actions.js`, `export const actions = ${actions.trim()};\n`],
  ]);
  for (const [address, bytes] of files) entries.set(`${slug}/${address}`, bytes);
  return { name: `${slug}-project.zip`, type: 'application/zip', bytes: toZip(entries) };
}
