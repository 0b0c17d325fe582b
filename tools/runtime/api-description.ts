// The description of the public API, read from the interfaces in src/runtime/api and their TSDoc.
import ts from 'typescript';

/** The objects that actions meet, in the order of the reference; what they refer to comes after them. */
const plain = (parts) => ts.displayPartsToString(parts).trim();
const TAGS = ['unit', 'range', 'throws', 'example', 'since', 'returns', 'group'];

function docsOf(symbol, checker) {
  const docs = { summary: plain(symbol.getDocumentationComment(checker)) };
  for (const tag of symbol.getJsDocTags(checker)) {
    if (tag.name === 'defaultValue') docs.default = plain(tag.text);
    if (TAGS.includes(tag.name)) docs[tag.name] = plain(tag.text);
  }
  return docs;
}

function paramsOf(symbol, checker) {
  const texts = new Map(
    symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === 'param')
      .map((tag) => {
        const [name, ...rest] = plain(tag.text).split(/\s+/);
        return [name, rest.join(' ').replace(/^- /, '')];
      }),
  );
  const declaration = symbol.declarations[0];
  return declaration.parameters.map((parameter) => ({
    name: parameter.name.getText(),
    type: parameter.type.getText(),
    isOptional: parameter.questionToken !== undefined,
    summary: texts.get(parameter.name.getText()) ?? '',
  }));
}

/** A style property: the one kind of member that takes keyframes. */
const ANIMATABLE = /^(?:Number|String|Color|Fill)Property\b/;

/** What stands for each type parameter where nothing is said: its default, else what it must be. */
function typeParametersOf(declaration) {
  const entries = (declaration.typeParameters ?? []).map((parameter) => [
    parameter.name.getText(),
    (parameter.default ?? parameter.constraint).getText(),
  ]);
  return entries.length > 0 ? { typeParameters: Object.fromEntries(entries) } : {};
}

function memberOf(symbol, checker) {
  const declarations = symbol.declarations;
  const [declaration] = declarations;
  const getter = declarations.find(ts.isGetAccessor);
  const setter = declarations.find(ts.isSetAccessor);
  const isMethod = ts.isMethodSignature(declaration);
  const isReadonly = getter
    ? !setter
    : (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
  const type = (getter ?? declaration).type.getText().replace(/\s+/g, ' ');
  return {
    name: symbol.name,
    kind: isMethod ? 'method' : 'property',
    type,
    ...(setter ? { writeType: setter.parameters[0].type.getText() } : {}),
    ...(isMethod
      ? { parameters: paramsOf(symbol, checker), signature: declaration.getText().replace(/;$/, '') }
      : { isReadonly, isAnimatable: ANIMATABLE.test(type) }),
    ...docsOf(symbol, checker),
  };
}

/** Everything that the files export, with docs. */
export function describeApi(program, files) {
  const checker = program.getTypeChecker();
  const objects = [];
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    for (const symbol of checker.getExportsOfModule(module)) {
      const declaration = symbol.declarations[0];
      const isInterface = ts.isInterfaceDeclaration(declaration);
      const bases = isInterface
        ? (declaration.heritageClauses ?? []).flatMap((clause) => clause.types.map((type) => type.getText()))
        : [];
      objects.push({
        name: symbol.name,
        kind: isInterface ? 'interface' : 'type',
        ...docsOf(symbol, checker),
        ...(bases.length > 0 ? { extends: bases } : {}),
        ...typeParametersOf(declaration),
        ...(isInterface
          ? {
              members: declaration.members
                .map((member) => checker.getSymbolAtLocation(member.name))
                .filter((member, index, all) => all.indexOf(member) === index)
                .map((member) => memberOf(member, checker)),
            }
          : { type: declaration.type.getText().replace(/\s+/g, ' ') }),
      });
    }
  }
  return objects;
}

/** One declaration file for writers of actions: all types, and `keyfill` in scope. */
export function writeDeclarations(program, files, version, elementTypes) {
  const texts = files.map((file) =>
    program
      .getSourceFile(file)
      .getFullText()
      .replace(/^import [\s\S]*?;\n/gm, '')
      .trim(),
  );
  return `${[
    `// Keyfill runtime ${version}: types for writers of actions. In every action \`keyfill\` is in scope and \`this\` is the composition.`,
    `export type ElementType = ${elementTypes.map((type) => `'${type}'`).join(' | ')};`,
    ...texts,
    'declare global {\n  /** The template, in scope in every action. */\n  const keyfill: Keyfill;\n}',
  ].join('\n\n')}\n`;
}
