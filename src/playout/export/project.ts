import { withCode } from '../actions/to-code.ts';
import { slugOf } from '../definition/general.ts';
import { embedFiles } from './embed.ts';
import { toBytes, type ExportFile, type ExportSource } from './source.ts';

/** Returns a `.keyfill` file, which follows the project's JSON Schema and contains all code and files. */
export function toProjectFile(source: ExportSource): ExportFile {
  const project = withCode(embedFiles(source), source.module);
  return {
    name: `${slugOf(project.name)}.keyfill`,
    type: 'application/json',
    bytes: toBytes(`${JSON.stringify(project, null, 2)}\n`),
  };
}
