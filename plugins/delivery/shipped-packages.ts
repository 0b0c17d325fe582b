import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package states it, such as `MIT`. */
  readonly license: string;
  readonly text: string;
}

/** Returns a module's package folder, if any. webpack names it by loaders and the file, joined by `!`. */
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
    text: licenseTexts(folder)[0] ?? 'The package names this license without its text.',
  };
}

const licenseTexts = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|OFL)\b/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());

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

const byName = (one: ShippedPackage, other: ShippedPackage): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.version < other.version ? -1 : 1;

/** Returns the separate modules that webpack has joined into one. */
const partsOf = (module: Module): readonly Module[] =>
  (module as Module & { readonly modules?: readonly Module[] }).modules ?? [module];

/** Folders with fonts, and the licenses of the fonts. */
const FONTS = ['src/css/fonts', 'static/examples/fonts'];

/** Returns the names above their common license, for each license. */
function byLicense(entries: readonly (readonly [name: string, text: string])[]): string {
  const names = new Map<string, Set<string>>();
  for (const [name, text] of entries) names.set(text, new Set(names.get(text)).add(`- ${name}`));
  return [...names]
    .map(([text, all]) => `${[...all].join('\n')}\n\n${text}`)
    .join(`\n\n${'='.repeat(80)}\n\n`);
}

/** Writes the licenses of what others made and visitors load, including in the worker, to `licenses.txt`. */
export function writeLicenses(outDir: string, list: string, workerSources: readonly string[]): void {
  const inPages = JSON.parse(readFileSync(list, 'utf8')) as readonly ShippedPackage[];
  const inWorker = [...new Set(workerSources.flatMap((file) => packageFolderOf(file) ?? []))];
  const packages = [...inPages, ...inWorker.map(describePackage).sort(byName)];
  const fonts = FONTS.flatMap((folder) =>
    licenseTexts(folder).map(
      (text) => [`Fonts: ${/^Copyright.*$/m.exec(text)?.[0]} (OFL-1.1)`, text] as const,
    ),
  );
  const page = [
    'These pages contain code and fonts by others, under these licenses.',
    byLicense([
      ...packages.map((one) => [`${one.name} ${one.version} (${one.license})`, one.text] as const),
      ...fonts,
    ]),
  ];
  writeFileSync(path.join(outDir, 'licenses.txt'), `${page.join('\n\n')}\n`);
}
