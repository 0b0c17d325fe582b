import type { ParsedActions } from './parse.ts';

/** Returns the actions the way exports need them: as an expression that evaluates to the factory. */
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
