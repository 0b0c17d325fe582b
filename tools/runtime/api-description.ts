// The description of the public API, read from the interfaces in src/runtime/api and their TSDoc.
import ts from 'typescript';
import { product } from '../../src/product.ts';

export const plain = (parts: ts.SymbolDisplayPart[] | undefined) => ts.displayPartsToString(parts).trim();

/** Returns everything that a file exports. */
export function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module`);
  return checker.getExportsOfModule(module);
}

const TAGS = ['unit', 'range', 'throws', 'example', 'since', 'returns', 'group'] as const;

/** The content of a symbol's comment. */
type Docs = { summary: string; default?: string } & Partial<Record<(typeof TAGS)[number], string>>;

const typeTextOf = (declaration: ts.Declaration): string =>
  ('type' in declaration && (declaration.type as ts.TypeNode | undefined)?.getText()) || '';

function docsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Docs {
  const docs: Docs = { summary: plain(symbol.getDocumentationComment(checker)) };
  for (const tag of symbol.getJsDocTags(checker)) {
    if (tag.name === 'defaultValue') docs.default = plain(tag.text);
    const known = TAGS.find((name) => name === tag.name);
    if (known !== undefined) docs[known] = plain(tag.text);
  }
  return docs;
}

function paramsOf(symbol: ts.Symbol, declaration: ts.SignatureDeclaration, checker: ts.TypeChecker) {
  const texts = new Map(
    symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === 'param')
      .map((tag) => {
        const [name, ...rest] = plain(tag.text).split(/\s+/);
        return [name ?? '', rest.join(' ').replace(/^- /, '')] as const;
      }),
  );
  return declaration.parameters.map((parameter) => ({
    name: parameter.name.getText(),
    type: typeTextOf(parameter),
    isOptional: parameter.questionToken !== undefined,
    summary: texts.get(parameter.name.getText()) ?? '',
  }));
}

/** A style property: the only kind of member that can have keyframes. */
const ANIMATABLE = /^(?:Number|String|Color|Fill)Property\b/;

/** The type for each type parameter if none is given: its default, or else its constraint. */
function typeParametersOf(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) {
  const entries = (declaration.typeParameters ?? []).map((parameter) => [
    parameter.name.getText(),
    (parameter.default ?? parameter.constraint)?.getText() ?? '',
  ]);
  return entries.length > 0 ? { typeParameters: Object.fromEntries(entries) } : {};
}

function memberOf(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  if (declaration === undefined) throw new Error(`${symbol.name} is declared nowhere`);
  const getter = declarations.find(ts.isGetAccessor);
  const setter = declarations.find(ts.isSetAccessor);
  const isMethod = ts.isMethodSignature(declaration);
  const isReadonly = getter
    ? !setter
    : (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
  const type = typeTextOf(getter ?? declaration).replace(/\s+/g, ' ');
  return {
    name: symbol.name,
    kind: isMethod ? 'method' : 'property',
    type,
    ...(setter ? { writeType: setter.parameters[0]?.type?.getText() } : {}),
    ...(isMethod
      ? {
          parameters: paramsOf(symbol, declaration, checker),
          signature: declaration.getText().replace(/;$/, ''),
        }
      : { isReadonly, isAnimatable: ANIMATABLE.test(type) }),
    ...docsOf(symbol, checker),
  };
}

/** Everything that the files export, with docs. */
export function describeApi(program: ts.Program, files: readonly string[]): object[] {
  const checker = program.getTypeChecker();
  const objects: object[] = [];
  for (const file of files) {
    for (const symbol of exportsOf(program, file)) {
      const declaration = symbol.declarations?.[0];
      if (declaration === undefined) continue;
      const isInterface = ts.isInterfaceDeclaration(declaration);
      if (!isInterface && !ts.isTypeAliasDeclaration(declaration)) continue;
      const bases = isInterface
        ? (declaration.heritageClauses ?? []).flatMap((clause) => clause.types.map((type) => type.getText()))
        : [];
      const docs = docsOf(symbol, checker);
      objects.push({
        name: symbol.name,
        kind: isInterface ? 'interface' : 'type',
        ...docs,
        ...(bases.length > 0 ? { extends: bases } : {}),
        ...typeParametersOf(declaration),
        ...(isInterface
          ? {
              members: declaration.members
                .map((member) => member.name && checker.getSymbolAtLocation(member.name))
                .filter((member) => member !== undefined)
                .filter((member, index, all) => all.indexOf(member) === index)
                // A member is as old as its object unless it says otherwise.
                .map((member) => ({ since: docs.since, ...memberOf(member, checker) })),
            }
          : { type: declaration.type.getText().replace(/\s+/g, ' ') }),
      });
    }
  }
  return objects;
}

/** A single declaration file for people who write actions: all types, with `keyfill` in scope. */
export function writeDeclarations(
  program: ts.Program,
  files: readonly string[],
  version: string,
  elementTypes: readonly string[],
): string {
  const texts = files.map((file) =>
    (program.getSourceFile(file)?.getFullText() ?? '').replace(/^import [\s\S]*?;\n/gm, '').trim(),
  );
  return `${[
    `// ${product.name} runtime ${version}: types for writers of actions. ` +
      'In every action `keyfill` is in scope and `this` is the composition.',
    `export type ElementType = ${elementTypes.map((type) => `'${type}'`).join(' | ')};`,
    ...texts,
    [
      '/**',
      ' * `this` in an action, which is the composition. ' +
        'It also accepts variables of your own, which every action of the composition shares.',
      ' */',
      'export type ActionThis = Composition & { [name: string]: any };',
    ].join('\n'),
    'declare global {\n  /** The template, in scope in every action. */\n  const keyfill: Keyfill;\n}',
  ].join('\n\n')}\n`;
}
