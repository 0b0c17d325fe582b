import type { ParsedActions } from './parse.ts';

/** The actions as exports take them: an expression whose value is the factory. */
export function toExpression({ text, name, exported }: ParsedActions): string {
  let code = '';
  let passed = 0;
  for (const [from, to] of exported) {
    code += text.slice(passed, from);
    passed = to;
  }
  code += text.slice(passed);
  return `(() => {\n${code.trim()}\nreturn ${name};\n})()`;
}

/** Top-level variables that are never written again may be constants, as their author wrote them. */
function toConstants(code: string): string {
  return code.replace(/^var (\w+)(?= =)/gm, (whole: string, name: string) => {
    const writes = new RegExp(
      `(?<![\\w.$])${name}\\s*(?:=(?![=>])|[-+*/%&|^]=|\\+\\+|--)|(?:\\+\\+|--)${name}\\b`,
      'g',
    );
    return (code.match(writes) ?? []).length === 1 ? `const ${name}` : whole;
  });
}

/** Characters that were written as escapes stand as themselves, where they can be seen. */
const toPlainText = (code: string): string =>
  code.replace(
    /(?<!\\)\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi,
    (escape: string, four?: string, two?: string) => {
      const character = String.fromCharCode(Number.parseInt(four ?? two ?? '', 16));
      return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && character > '\u00a0' ? character : escape;
    },
  );

/**
 * The module that a reader edits, from the expression of `static/playout/<example>.json`.
 *
 * @throws Error when the expression was not written by `tools/playout/build-playout.ts`.
 */
export function toModule(expression: string): string {
  const found = /^\(\(\) => \{\n([\s\S]*)\nreturn (\w+);\n\}\)\(\)$/.exec(expression.trim());
  if (!found) throw new Error('the actions are no expression of static/playout');
  const [, body = '', name = ''] = found;
  const code = toPlainText(toConstants(body.replace(/\n\n+/g, '\n\n').trim()));
  const declaration = new RegExp(`^(?=(?:const|var|let|function) ${name}\\b)`, 'm');
  return name === 'actions' && declaration.test(code)
    ? `${code.replace(declaration, 'export ')}\n`
    : `${code}\n\nexport { ${name} as actions };\n`;
}
