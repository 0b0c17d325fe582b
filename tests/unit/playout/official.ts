import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the official JSON Schemas of OGraf v1, next to the project, if they're available. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/schemas/ograf');

/** Whether the official schemas are available. Without them, the tests that need them are skipped. */
export const hasOfficialSchemas = existsSync(path.join(FOLDER, 'graphics/schema.json'));

type Validate = ((value: unknown) => boolean) & { readonly errors?: unknown };
interface Ajv {
  addSchema(schema: object): void;
  getSchema(id: string): Validate | undefined;
}

const BASE = 'https://ograf.ebu.io/v1/specification/json-schemas';

/** Compiles the official schemas without fetching anything. */
export function officialValidators(): Readonly<
  Record<'ograf' | 'gdd' | 'playoutOptions', (value: unknown) => boolean>
> {
  const require = createRequire(import.meta.url);
  const { default: Ajv2020 } = require('ajv/dist/2020') as { default: new (options: object) => Ajv };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json'))
      ajv.addSchema(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as object);
  }
  const validator = (name: string): Validate => {
    const found = ajv.getSchema(`${BASE}/${name}`);
    if (!found) throw new Error(`${name} is not among the official schemas`);
    return found;
  };
  return {
    ograf: validator('graphics/schema.json'),
    gdd: validator('gdd/object.json'),
    playoutOptions: validator('gdd/playout-options.json'),
  };
}
