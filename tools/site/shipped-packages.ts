import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { AnyMap, eachMapping, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import { build } from 'esbuild';
import { siteDir } from '../shared/site-dir.ts';

type Package = { name: string; version: string; license: string; installedAs?: string };
type Font = { file: string; bytes: number; license: string };

/** A source map in the format that bundlers write. */
export type SourceMap = EncodedSourceMap;

/** The name of the package that a source file belongs to. */
function packageOf(source: string): string | undefined {
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
}

/** Marks the border between two webpack modules in minified code. */
const NEXT_MODULE = /\},"?\d+"?:(?=\(|\w)/;

/**
 * Counts how many characters of a script come from each package. A mapping applies from its column to the
 * next mapping in the line, but not beyond its module. Otherwise, a module without mappings, such as JSON
 * data, would count toward the module before it. Everything before the first mapping belongs to webpack.
 * @returns the key `undefined` stands for this project and webpack
 */
export function charactersBySource(code: string, map: SourceMap): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  const add = (name: string | undefined, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  const lines = code.split('\n').map((line) => `${line}\n`);
  let last: { line: number; column: number; name: string | undefined } = {
    line: 1,
    column: 0,
    name: undefined,
  };
  const upTo = (line: number, column: number) => {
    while (last.line < line || (last.line === line && last.column < column)) {
      const text = lines[last.line - 1] ?? '';
      const end = last.line < line ? text.length : column;
      const part = text.slice(last.column, end);
      const own = last.name === undefined ? -1 : part.search(NEXT_MODULE);
      add(last.name, own < 0 ? part.length : own);
      if (own >= 0) add(undefined, part.length - own);
      const name = own < 0 ? last.name : undefined;
      last = last.line < line ? { line: last.line + 1, column: 0, name } : { line, column, name };
    }
  };
  eachMapping(new AnyMap(map), ({ generatedLine, generatedColumn, source }) => {
    upTo(generatedLine, generatedColumn);
    last = {
      line: generatedLine,
      column: generatedColumn,
      name: source === null ? undefined : packageOf(source),
    };
  });
  upTo(lines.length, (lines.at(-1)?.length ?? 1) - 1);
  return counts;
}

/**
 * Returns the bytes of each package in the scripts of a site that was built with source maps.
 * @returns `first`: the part of them in the scripts that every page loads
 */
export function packageBytes(folder: string): Map<string, { all: number; first: number }> {
  const scripts = path.join(folder, 'assets/js');
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const sums = new Map();
  for (const file of readdirSync(scripts).filter((one) => one.endsWith('.js'))) {
    const isFirst = home.includes(`/assets/js/${file}"`) && /^(?:runtime~)?main\./.test(file);
    const code = readFileSync(path.join(scripts, file), 'utf8');
    let map;
    try {
      map = JSON.parse(readFileSync(path.join(scripts, `${file}.map`), 'utf8'));
    } catch {
      continue;
    }
    for (const [name, count] of charactersBySource(code, map)) {
      if (name === undefined) continue;
      const sum = sums.get(name) ?? { all: 0, first: 0 };
      sums.set(name, { all: sum.all + count, first: sum.first + (isFirst ? count : 0) });
    }
  }
  return sums;
}

/** Returns the bytes of each package in the offline copy's worker. */
export async function workerBytes(): Promise<Map<string, number>> {
  const { metafile } = await build({
    entryPoints: [path.join(siteDir, 'plugins/offline/worker/sw.ts')],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    define: { MANIFEST: '{"entries":[]}', 'process.env.NODE_ENV': '"production"' },
  });
  const sums = new Map();
  for (const [file, { bytesInOutput }] of Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {})) {
    const name = packageOf(file);
    if (name !== undefined && bytesInOutput > 0) sums.set(name, (sums.get(name) ?? 0) + bytesInOutput);
  }
  return sums;
}

export function readPackages(file: string): Package[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The worker's packages, from their own package files. */
export function installedPackages(names: Iterable<string>): Package[] {
  return [...names].map((name) => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    const { version, license } = JSON.parse(readFileSync(file, 'utf8'));
    return { name, version, license: license };
  });
}

/** The fonts of the site and its templates. */
export function fontsOf(): Font[] {
  return ['src/css/fonts', 'static/examples/fonts'].flatMap((folder) => {
    const all = readdirSync(path.join(siteDir, folder));
    const license = all.includes('OFL.txt') ? 'OFL-1.1' : 'not named';
    return all
      .filter((file) => file.endsWith('.woff2'))
      .sort()
      .map((file) => ({
        file: `${folder}/${file}`,
        bytes: statSync(path.join(siteDir, folder, file)).size,
        license,
      }));
  });
}

/**
 * The rows of the page that list what's shipped. Sizes aren't compared, because every build changes them
 * slightly.
 */
function rowsOf(packages: readonly Package[]): string[] {
  return packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
}

/** Everything that's shipped, with package sizes by name. */
type Shipped = {
  packages: readonly Package[];
  bytes: ReadonlyMap<string, { all: number; first: number }>;
  worker: ReadonlyMap<string, number>;
  fonts: readonly Font[];
};

export function shippedPage({ packages, bytes, worker, fonts }: Shipped): string {
  const kB = (count: number) => (count === 0 ? '–' : count < 100 ? '< 0.1' : (count / 1000).toFixed(1));
  const rows = packages.map((one) => {
    const { all, first } = bytes.get(one.installedAs ?? one.name) ?? { all: 0, first: 0 };
    return `${rowsOf([one])[0]} ${kB(first)} | ${kB(all - first)} |`;
  });
  const workerPackages = installedPackages(worker.keys());
  return [
    '# Third-party code and fonts that visitors load',
    '',
    'Written by `npm run shipped`. A test fails if a package, a version, or a license has changed since then. Sizes are those of',
    'the minified scripts before compression, measured with their source maps.',
    '',
    '## Packages in the pages',
    '',
    'Two dashes mean that the bundles contain no scripts of the package: only styles (infima), or nothing at all.',
    '',
    ...table(['Package', 'Version', 'License', 'On every page, kB', 'When needed, kB'], rows),
    '',
    '## Packages in the worker of the offline copy',
    '',
    'Loaded only by readers who choose the offline copy.',
    '',
    ...table(
      ['Package', 'Version', 'License', 'kB'],
      workerPackages.map((one) => `${rowsOf([one])[0]} ${kB(worker.get(one.name) ?? 0)} |`),
    ),
    '',
    '## Fonts',
    '',
    ...table(
      ['File', 'License', 'kB'],
      fonts.map((font) => `| ${font.file} | ${font.license} | ${kB(font.bytes)} |`),
    ),
    '',
  ].join('\n');
}

/** A table with aligned columns, like Prettier writes it. */
function table(head: readonly string[], rows: readonly string[]): string[] {
  const cells = [
    head,
    ...rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim()),
    ),
  ];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.slice(1).map(line)];
}
