// What pages, tests and editors read about the runtime: the description of its API, the declarations for writers of actions,
// and the JSON Schema of project files.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { describeApi, writeDeclarations } from './api-description.ts';
import { makeProjectSchema } from './project-schema.ts';
import { siteDir } from '../shared/site-dir.ts';

const runtimeDir = path.join(siteDir, 'src/runtime');
/** Where the site publishes the schema of project files; editors and files point there, so it does not move. */
const SCHEMA_PATH = 'schema/keyfill-project.json';

/** A module of the runtime, compiled. */
async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [path.join(runtimeDir, file)],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** The files, by path from the site's folder, with what is to stand in them. */
export async function describeRuntime() {
  const apiDir = path.join(runtimeDir, 'api');
  const order = ['keyfill.ts', 'composition.ts', 'frame-action.ts', 'layer.ts', 'mask.ts', 'elements.ts'];
  const names = readdirSync(apiDir).filter((name) => name.endsWith('.ts'));
  const files = [...order, ...names.filter((name) => !order.includes(name))].map((name) =>
    path.join(apiDir, name),
  );
  const projectFile = path.join(runtimeDir, 'definition/project.ts');
  const program = ts.createProgram([...files, projectFile], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const properties = await load('model/properties.ts');
  const limits = await load('model/limits.ts');
  const { EASING_NAMES, toEasing } = await load('model/easing.ts');
  const { VERSION } = await load('version.ts');
  // How a property is painted is the runtime's own business.
  const finite = ({ kind, initial, unit, min, max, options }) => ({
    kind,
    initial,
    unit,
    min: Number.isFinite(min) ? min : null,
    max: Number.isFinite(max) ? max : null,
    options,
  });
  const table = (specs) =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, finite(spec)]));
  const tables = (all) =>
    Object.fromEntries(Object.entries(all).map(([name, specs]) => [name, table(specs)]));
  const { product } = await load('../product.ts');
  const address = `${product.docsUrl}/${SCHEMA_PATH}`;
  const schema = JSON.stringify(
    makeProjectSchema(program, projectFile, properties, limits, address),
    null,
    2,
  );
  const api = {
    version: VERSION,
    objects: describeApi(program, files),
    elementTypes: properties.ELEMENT_TYPES,
    naturalSize: properties.NATURAL_SIZE,
    elementProperties: tables(properties.ELEMENT_PROPERTIES),
    maskProperties: tables(properties.MASK_PROPERTIES),
    easings: Object.fromEntries(EASING_NAMES.map((name) => [name, toEasing(name)])),
  };
  return {
    'src/runtime-description/api.json': `${JSON.stringify(api, null, 2)}\n`,
    'src/runtime-description/project-schema.json': `${schema}\n`,
    [`static/${SCHEMA_PATH}`]: `${schema}\n`,
    'static/keyfill.d.ts': writeDeclarations(program, files, VERSION, properties.ELEMENT_TYPES),
  };
}
