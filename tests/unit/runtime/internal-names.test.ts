import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RUNTIME = path.join(ROOT, 'src/runtime');
const LIBRARIES = path.join(ROOT, 'node_modules/typescript/lib');

/**
 * What code outside the runtime reads or writes: the documented objects, the project file, and what hosts and
 * the player pass in.
 */
const PUBLIC =
  /^(?:api|definition)\/|^adapters\/(?!ograf-(?:schedule|steps))|^(?:template|dom\/lottie-view|playback\/clock)\.ts$/;

/** The names of the members that a file declares for objects. */
function membersOf(file: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMember =
      ts.isPropertySignature(node) ||
      ts.isMethodSignature(node) ||
      ts.isGetAccessorDeclaration(node) ||
      ts.isSetAccessorDeclaration(node);
    if (isMember && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return names;
}

const sources = readdirSync(RUNTIME, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
let internal: readonly string[];

beforeAll(async () => {
  ({ INTERNAL_NAMES: internal } = (await import('../../../tools/runtime/internal-names.ts' as string)) as {
    INTERNAL_NAMES: readonly string[];
  });
});

describe('the names that exports shorten', () => {
  it("aren't used by anything outside the runtime", () => {
    const known = new Set(
      sources.filter((file) => PUBLIC.test(file)).flatMap((file) => membersOf(path.join(RUNTIME, file))),
    );
    expect(['findElementByKey', 'mainComposition', 'totalFrames'].filter((name) => !known.has(name))).toEqual(
      [],
    );
    expect(internal.filter((name) => known.has(name))).toEqual([]);
  });

  it("aren't names of the browser or of the language", () => {
    const files = readdirSync(LIBRARIES).filter((file) =>
      /^lib\.(?:dom|dom\.iterable|es\w+|es\d+\.\w+)\.d\.ts$/.test(file),
    );
    const known = new Set(files.flatMap((file) => membersOf(path.join(LIBRARIES, file))));
    expect(known.has('replaceChildren') && known.has('flatMap')).toBe(true);
    expect(internal.filter((name) => known.has(name))).toEqual([]);
  });

  it('are in use, are listed only once, and never appear in a string', () => {
    const all = sources
      .map((file) => readFileSync(path.join(RUNTIME, file), 'utf8'))
      .join('\n')
      .replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    expect(new Set(internal).size).toBe(internal.length);
    for (const name of internal) {
      expect(all, name).toMatch(new RegExp(`\\b${name}\\b`));
      expect(all, name).not.toMatch(new RegExp(`['"\`]${name}['"\`]`));
    }
  });
});
