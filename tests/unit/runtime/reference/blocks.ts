import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import api from '../../../../src/runtime-description/api.json';

const siteDir = path.resolve(import.meta.dirname, '../../../..');

/** A piece of action code that the documentation promises to run. */
export interface Block {
  /** Where it stands, for messages: `api/layer.mdx:12`. */
  readonly place: string;
  readonly kind: 'composition' | 'frame';
  readonly code: string;
}

const FENCE = /^( *)```js ([^\n]*)\n([\s\S]*?)^\1```$/gmu;

/** The code blocks of a page that are marked as runnable. */
export function blocksOf(file: string, source: string): Block[] {
  return [...source.matchAll(FENCE)].flatMap(({ index, 1: indent = '', 2: meta = '', 3: code = '' }) => {
    if (!/(?:^|\s)runnable(?:\s|$)/u.test(meta)) return [];
    const kind = /title="Composition action"/u.test(meta) ? 'composition' : 'frame';
    const line = source.slice(0, index).split('\n').length;
    return [
      { place: `${file}:${line}`, kind, code: code.replaceAll(`\n${indent}`, '\n').slice(indent.length) },
    ];
  });
}

/** The runnable blocks of all pages, by file. */
export function blocksOfPages(): ReadonlyMap<string, readonly Block[]> {
  const files = ['api', 'user-guide', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  );
  return new Map(files.map((file) => [file, blocksOf(file, readFileSync(path.join(siteDir, file), 'utf8'))]));
}

/** The example of every object and member of the runtime, as editors show it. */
export function blocksOfDescription(): Block[] {
  return api.objects.flatMap((object) => {
    const members = 'members' in object ? (object.members ?? []) : [];
    return [
      { place: object.name, kind: 'composition' as const, code: object.example },
      ...members.map(({ name, example }) => ({
        place: `${object.name}.${name}`,
        kind: 'composition' as const,
        code: example,
      })),
    ];
  });
}

/** What a block says that it writes to the console: the comments behind `console.log(…);`. */
export function promisedOutput(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\);\s*\/\/ (.+)$/gmu)].map(([, text = '']) =>
    text.trim().replace(/^"(.*)"$/u, '$1'),
  );
}
