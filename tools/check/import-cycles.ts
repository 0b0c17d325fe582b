// Modules or folders that import each other in a circle, including type imports. TypeScript itself reads the
// imports and finds the files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

/** The modules that each module imports, or the folders that each folder imports from. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A file's imports of the project's own modules: relative imports, and those that start with `@site/`. */
function importsOf(file: string, options: ts.CompilerOptions, cache: ts.ModuleResolutionCache): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => /^(?:\.|@site\/)/.test(fileName))
    .flatMap(({ fileName }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
      return resolvedModule ? [resolvedModule.resolvedFileName] : [];
    });
}

/** The imports between all modules that a `tsconfig.json` includes. */
export function readImports(siteFolder: string): ImportGraph {
  const folder = siteFolder.replaceAll(path.sep, '/');
  const config = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  return new Map(fileNames.map((file) => [file, importsOf(file, options, cache)]));
}

/** The imports between the folders in `src` and `plugins`. */
function betweenFolders(graph: ImportGraph, siteFolder: string): ImportGraph {
  const folderOf = (file: string) =>
    /^(?:src|plugins)\/[^/]+(?=\/)/.exec(path.relative(siteFolder, file).replaceAll(path.sep, '/'))?.[0];
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const others = imported.flatMap((other) => folderOf(other) ?? []).filter((other) => other !== from);
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  return folders;
}

/** The shortest path from a module back to itself. */
function shortestCycle(graph: ImportGraph, start: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const cycle = [file];
        for (let at = file; at !== start;) cycle.unshift((at = cameFrom.get(at) ?? start));
        return cycle;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

/** Finds the shortest cycle of each module, and lists each cycle once. */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const cycles = new Map<string, readonly string[]>();
  for (const file of graph.keys()) {
    const cycle = shortestCycle(graph, file);
    const key = [...(cycle ?? [])].sort().join('\n');
    if (cycle && !cycles.has(key)) cycles.set(key, cycle);
  }
  return [...cycles.values()];
}

export const importCycles = {
  /** @returns 0 if there's no cycle, like the exit code of a program */
  run(folder: string = siteDir): number {
    const imports = readImports(folder);
    const modules = findCycles(imports);
    const folders = findCycles(betweenFolders(imports, folder));
    const inWords = (cycle: readonly string[]) => [...cycle, cycle[0] ?? ''].join(' → ');
    for (const cycle of modules) {
      const names = cycle.map((file) => path.relative(folder, file));
      log(`These modules import each other in a circle: ${inWords(names)}`);
    }
    for (const cycle of folders) log(`These folders import each other in a circle: ${inWords(cycle)}`);
    return modules.length + folders.length === 0 ? 0 : 1;
  },
};
