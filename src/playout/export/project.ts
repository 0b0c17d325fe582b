import { slugOf } from '../definition/general.ts';
import type { ExportFile, ExportSource } from './source.ts';
import { toZip } from './zip.ts';

/**
 * The project in one zip: the `.keyfill` file as the project's JSON Schema has it, the code of its actions beside it, and
 * the files that it names, at the addresses that it names.
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
