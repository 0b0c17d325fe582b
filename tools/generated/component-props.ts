// HTML's elements and attributes and the components' props, which `component-mistakes.ts` allows in tags.
import path from 'node:path';
import ts from 'typescript';
import type { Accepted, KnownTags, Props } from '../../src/mdx/component-mistakes.ts';
import { IMPORTS } from '../../src/mdx/imports.ts';
import { siteDir } from '../shared/site-dir.ts';
import { listFiles } from '../../plugins/build-cache/list-files.ts';

/** The modules that pages import components from. */
function modules(): string[] {
  const own = listFiles(path.join(siteDir, 'src/components'))
    .filter((file) => /(?:^|\/)[A-Z][^/]*\.tsx$|\/index\.tsx$/.test(file))
    .map((file) => `@site/src/components/${file}`)
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''));
  return [...new Set([...Object.values(IMPORTS), ...own, '@docusaurus/Link'])];
}

function accepted(type: ts.Type): Accepted {
  const types = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const isAll = (flags: ts.TypeFlags): boolean => types.every((one) => (one.flags & flags) !== 0);
  if (types.length > 0 && types.every((one) => one.isStringLiteral())) return types.map(({ value }) => value);
  if (isAll(ts.TypeFlags.StringLike)) return 'text';
  if (isAll(ts.TypeFlags.BooleanLike)) return 'flag';
  return isAll(ts.TypeFlags.NumberLike) ? 'number' : 'any';
}

/** Asks TypeScript about a file that exports the modules and the type of HTML's elements. */
export function describeComponents(): ReadonlyMap<string, string> {
  const names = modules();
  const file = path.join(siteDir, 'component-props.ts');
  const lines = names.map((name, at) => `export * as m${at} from '${name}';`);
  const text = [...lines, 'export declare const html: JSX.IntrinsicElements;'].join('\n');
  const { config } = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(
    { ...(config as object), files: [file] },
    ts.sys,
    siteDir,
  );
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : read(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const exportsOf = (symbol: ts.Symbol | undefined): ts.Symbol[] =>
    symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  const target = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const propsOf = (type: ts.Type): Props =>
    Object.fromEntries(
      checker.getPropertiesOfType(type).map((prop) => {
        const isRequired = !(prop.flags & ts.SymbolFlags.Optional);
        return [prop.name, { accepts: accepted(checker.getTypeOfSymbol(prop)), isRequired }];
      }),
    );

  const components: KnownTags['components'] = {};
  let html: readonly ts.Symbol[] = [];
  const source = program.getSourceFile(file);
  for (const one of exportsOf(source && checker.getSymbolAtLocation(source))) {
    if (one.name === 'html') {
      html = checker.getPropertiesOfType(checker.getTypeOfSymbol(one));
      continue;
    }
    const found = exportsOf(target(one))
      .filter(({ name }) => /^(?:default$|[A-Z])/.test(name))
      .flatMap((exported) => {
        const [call] = checker.getTypeOfSymbol(target(exported)).getCallSignatures();
        if (call === undefined) return [];
        const [props] = call.parameters;
        return [[exported.name, props === undefined ? {} : propsOf(checker.getTypeOfSymbol(props))] as const];
      });
    const name = names[Number(one.name.slice(1))];
    if (name !== undefined) components[name] = Object.fromEntries(found);
  }
  const attributes = html.flatMap((one) => checker.getPropertiesOfType(checker.getTypeOfSymbol(one)));
  const result: KnownTags = {
    elements: html.map(({ name }) => name).sort(),
    attributes: [...new Set(attributes.map(({ name }) => name))].sort(),
    components,
  };
  return new Map([['component-props.json', `${JSON.stringify(result, null, 1)}\n`]]);
}
