import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

/** A package of which visitors load something. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package itself says, e.g. `MIT`. */
  readonly license: string;
  /** The name that it is installed under, which may be another than its own. */
  readonly installedAs: string;
}

/**
 * The folder of the package that a module belongs to, and none for files of this project.
 * @param identifier As webpack names a module: loaders, separated by `!`, and the file at the end.
 */
export function packageFolderOf(identifier: string): string | undefined {
  const file = identifier.split('!').at(-1)?.split('?')[0]?.split('|').at(-1)?.replaceAll('\\', '/') ?? '';
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Reads what a package says of itself. */
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
    installedAs: folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length),
  };
}

/** Writes the list of the packages that are in the bundles for browsers, by name. */
export class ShippedPackages implements WebpackPluginInstance {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShippedPackages', ({ modules, chunkGraph }) => {
      const folders = new Set<string>();
      for (const module of modules) {
        // A module that nothing uses is in no chunk.
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

/** Modules that webpack has joined to one, each by itself. */
function partsOf(module: Module): readonly Module[] {
  return (module as Module & { readonly modules?: readonly Module[] }).modules ?? [module];
}
