import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

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
function packageFolderOf(identifier: string): string | undefined {
  const file = identifier.split('!').at(-1)?.split('?')[0]?.split('|').at(-1)?.replaceAll('\\', '/') ?? '';
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

function describePackage(folder: string): ShippedPackage {
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

function fontRows(folder: string): string[] {
  const all = readdirSync(folder);
  const license = all.includes('OFL.txt') ? 'OFL-1.1' : 'not named';
  return all.filter((file) => file.endsWith('.woff2')).map((file) => `- ${folder}/${file} (${license})`);
}

const rowOf = ({ name, version, license }: ShippedPackage): string => `- ${name} ${version} (${license})`;

/**
 * Writes the list of everything that visitors load and others made to `SHIPPED.md`.
 * @param folder The delivery folder, with the list that `ShippedPackages` has written.
 * @param workerSources The files in the worker of the offline copy.
 */
export function writeShipped(folder: string, workerSources: readonly string[]): void {
  const packages = JSON.parse(
    readFileSync(path.join(folder, 'packages.json'), 'utf8'),
  ) as readonly ShippedPackage[];
  const ofWorker = new Set(workerSources.flatMap((file) => packageFolderOf(file) ?? []));
  const page = [
    '# Third-party code and fonts that visitors load',
    '## Packages in the pages',
    packages.map(rowOf).join('\n'),
    '## Packages in the worker of the offline copy',
    'Loaded only by readers who choose the offline copy.',
    [...ofWorker].map(describePackage).map(rowOf).join('\n'),
    '## Fonts',
    ['src/css/fonts', 'static/examples/fonts'].flatMap(fontRows).join('\n'),
  ];
  writeFileSync(path.join(folder, 'SHIPPED.md'), `${page.join('\n\n')}\n`);
}
