// What an editor shows about elements, from the published keyfill.d.ts.
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const file = path.resolve(import.meta.dirname, '../../../generated/static/keyfill.d.ts');
const program = ts.createProgram([file], { lib: ['lib.es5.d.ts'], types: [] });
const checker = program.getTypeChecker();
const anyElement = checker
  .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
  .find(({ name }) => name === 'AnyElement')!;
const element = checker.getDeclaredTypeOfSymbol(anyElement) as ts.UnionType;

const undocumented = (type: ts.Type): string[] =>
  type
    .getProperties()
    .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name);

describe('an element in an editor', () => {
  it('has documentation for each of its members and style properties', () => {
    const style = checker.getTypeOfSymbol(element.getProperty('style')!);
    expect(element.getProperties().length).toBeGreaterThan(25);
    expect(style.getProperties().length).toBeGreaterThan(40);
    expect([...undocumented(element), ...undocumented(style)]).toEqual([]);
  });

  it('is one of the nine types, so checking type narrows it', () => {
    expect(element.types).toHaveLength(9);
  });
});
