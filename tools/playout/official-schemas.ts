import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { siteDir } from '../shared/site-dir.ts';
import { listFiles } from '../../plugins/build-cache/list-files.ts';

const SCHEMAS = path.resolve(siteDir, '../shared/schemas/ograf');

/** The official schemas next to the project, by ID. */
export const officialSchemas = (): Readonly<Record<string, { $id: string }>> =>
  Object.fromEntries(
    (existsSync(SCHEMAS) ? listFiles(SCHEMAS) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')) as { $id: string })
      .map((schema) => [schema.$id, schema]),
  );

/** An official schema by its path in OGraf's repository, if the schemas are next to the project. */
export function officialSchema(name: string): ValidateFunction | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const schema of Object.values(officialSchemas())) ajv.addSchema(schema);
  return ajv.getSchema(`https://ograf.ebu.io/v1/specification/json-schemas/${name}`);
}
