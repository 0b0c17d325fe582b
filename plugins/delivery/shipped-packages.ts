import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

/** A package that visitors load code from. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package states it, such as `MIT`. */
  readonly license: string;
}

/**
 * Returns the package folder that a module belongs to, or nothing for this project's files.
 * @param identifier The name that webpack uses: loaders, separated by `!`, and the file at the end.
 */
export function packageFolderOf(identifier: string): string | undefined {
  const file = identifier.split('!').at(-1)?.split('?')[0]?.split('|').at(-1)?.replaceAll('\\', '/') ?? '';
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Reads a package's own description. */
export function describePackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | { type: string };
  };
  return {
    name,
    version,
    license: (typeof license === 'object' ? license.type : license) ?? 'not named',
  };
}

/** Writes the list of packages in the bundles for browsers, sorted by name. */
export class ShippedPackages implements WebpackPluginInstance {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShippedPackages', ({ modules, chunkGraph }) => {
      const folders = new Set<string>();
      for (const module of modules) {
        // A module that nothing uses isn't in any chunk.
        if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
        for (const one of partsOf(module)) {
          const folder = packageFolderOf(one.identifier());
          if (folder !== undefined) folders.add(folder);
        }
      }
      const packages = [...folders].map(describePackage).sort(byName);
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, `${JSON.stringify(packages, null, 1)}\n`);
    });
  }
}

function byName(one: ShippedPackage, other: ShippedPackage): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : one.version < other.version ? -1 : 1;
}

/** Returns the separate modules that webpack has joined into one. */
function partsOf(module: Module): readonly Module[] {
  return (module as Module & { readonly modules?: readonly Module[] }).modules ?? [module];
}
