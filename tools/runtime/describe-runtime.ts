// The runtime's API description, the declarations for actions, and the JSON Schema of project files.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { product } from '../../src/product.ts';
import { EASING_NAMES, toEasing } from '../../src/runtime/model/easing.ts';
import * as limits from '../../src/runtime/model/limits.ts';
import * as properties from '../../src/runtime/model/properties.ts';
import { VERSION } from '../../src/runtime/version.ts';
import { browserTypes } from '../shared/browser-types.ts';
import { siteDir } from '../shared/site-dir.ts';
import { describeApi, writeDeclarations } from './api-description.ts';
import { forGeneralValidators } from './general-schema.ts';
import { withKnownFacts } from './known-facts.ts';
import { makeProjectSchema } from './project-schema.ts';

const runtimeDir = path.join(siteDir, 'src/runtime');
/** The published address of the schema of project files. Editors and files refer to it, so it stays. */
const SCHEMA_PATH = 'schema/keyfill-project.json';

/** The content of the files, by path from the folder `generated`. */
export function describeRuntime(): ReadonlyMap<string, string> {
  const apiDir = path.join(runtimeDir, 'api');
  const order = ['keyfill.ts', 'objects.ts'];
  const names = readdirSync(apiDir).filter((name) => name.endsWith('.ts'));
  const files = [...order, ...names.filter((name) => !order.includes(name))].map((name) =>
    path.join(apiDir, name),
  );
  const projectFile = path.join(runtimeDir, 'definition/project.ts');
  const options = { ...browserTypes, strict: true };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => {
    const text = readFile(name);
    return text !== undefined && files.includes(name) ? withKnownFacts(name, text) : text;
  };
  const program = ts.createProgram([...files, projectFile], options, host);
  // How a property is painted is an implementation detail of the runtime.
  const finite = ({ kind, initial, unit, min, max, options }: properties.PropertySpec) => ({
    kind,
    initial,
    unit,
    min: Number.isFinite(min) ? min : null,
    max: Number.isFinite(max) ? max : null,
    options,
  });
  const table = (specs: Readonly<Record<string, properties.PropertySpec>>) =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, finite(spec)]));
  const tables = (all: Readonly<Record<string, Readonly<Record<string, properties.PropertySpec>>>>) =>
    Object.fromEntries(Object.entries(all).map(([name, specs]) => [name, table(specs)]));
  const address = `${product.docsUrl}/${SCHEMA_PATH}`;
  const schema = makeProjectSchema(program, projectFile, properties, limits, address);
  const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const api = {
    version: VERSION,
    objects: describeApi(program, files),
    elementTypes: properties.ELEMENT_TYPES,
    naturalSize: properties.NATURAL_SIZE,
    elementProperties: tables(properties.ELEMENT_PROPERTIES),
    maskProperties: tables(properties.MASK_PROPERTIES),
    easings: Object.fromEntries(EASING_NAMES.map((name) => [name, toEasing(name)])),
  };
  return new Map([
    ['api.json', toJson(api)],
    ['project-schema.json', toJson(schema)],
    [`static/${SCHEMA_PATH}`, toJson(forGeneralValidators(schema))],
    ['static/keyfill.d.ts', writeDeclarations(program, files, VERSION, properties.ELEMENT_TYPES)],
  ]);
}
