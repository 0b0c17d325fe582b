import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { AnyMap, eachMapping } from '@jridgewell/trace-mapping';
import { build } from 'esbuild';
import { siteDir } from '../shared/site-dir.ts';

type Package = { name: string; version: string; licence: string; installedAs?: string };
type Font = { file: string; name: string; bytes: number; licence: string };

/** The name of the package that a source belongs to. */
export function packageOf(source: string): string | undefined {
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
}

/** Where webpack ends one module and begins the next one, in minified code. */
const NEXT_MODULE = /\},"?\d+"?:(?=\(|\w)/;

/**
 * How many characters of a script come from which package.
 * A mapping holds from its column to the next one in the line, but not beyond its module: what has no mapping there, as data from
 * JSON, would be counted as the module before. What is before the first mapping is webpack's own.
 * @returns `undefined` is this project and webpack
 */
export function charactersBySource(code: string, map: object): Map<string | undefined, number> {
  const counts = new Map();
  const add = (name, count) => counts.set(name, (counts.get(name) ?? 0) + count);
  const lines = code.split('\n').map((line) => `${line}\n`);
  let last = { line: 1, column: 0, name: undefined };
  const upTo = (line, column) => {
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
 * Bytes of each package in the scripts of a site that was built with source maps.
 * @returns `first`: of these, in the scripts that every page loads
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

/** Bytes of each package in the worker of the offline copy. */
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
  for (const [file, { bytesInOutput }] of Object.entries(Object.values(metafile.outputs)[0].inputs)) {
    const name = packageOf(file);
    if (name !== undefined && bytesInOutput > 0) sums.set(name, (sums.get(name) ?? 0) + bytesInOutput);
  }
  return sums;
}

export function readPackages(file: string): Package[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The packages of the worker, as their own files describe them. */
export function installedPackages(names: Iterable<string>): Package[] {
  return [...names].map((name) => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    const { version, license } = JSON.parse(readFileSync(file, 'utf8'));
    return { name, version, licence: license };
  });
}

/** The fonts of the site and of its templates. */
export function fontsOf(): Font[] {
  return ['src/css/fonts', 'static/examples/fonts'].flatMap((folder) => {
    const all = readdirSync(path.join(siteDir, folder));
    const licence = all.includes('OFL.txt') ? 'OFL-1.1' : 'not named';
    return all
      .filter((file) => file.endsWith('.woff2'))
      .sort()
      .map((file) => ({
        file: `${folder}/${file}`,
        bytes: statSync(path.join(siteDir, folder, file)).size,
        licence,
      }));
  });
}

/** Rows of the page that name what is shipped; sizes are not compared, since every build moves them a little. */
export function rowsOf(packages) {
  return packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
}

/**
 * The page.
 * @returns Markdown
 */
export function shippedPage({ packages, bytes, worker, fonts }): string {
  const kB = (count) => (count === 0 ? '–' : count < 100 ? '< 0.1' : (count / 1000).toFixed(1));
  const rows = packages.map((one) => {
    const { all = 0, first = 0 } = bytes.get(one.installedAs ?? one.name) ?? {};
    return `${rowsOf([one])[0]} ${kB(first)} | ${kB(all - first)} |`;
  });
  const workerPackages = installedPackages(worker.keys());
  return [
    '# What visitors load from other people',
    '',
    'Written by `npm run shipped`; a test fails when a package, a version or a licence has changed since. Sizes are those of',
    'the minified scripts before compression, measured by their source maps.',
    '',
    '## Packages in the pages',
    '',
    'Two dashes mean that no script of the package is left in the bundles: only styles (infima), or nothing.',
    '',
    ...table(['Package', 'Version', 'Licence', 'On every page, kB', 'When needed, kB'], rows),
    '',
    '## Packages in the worker of the offline copy',
    '',
    'Loaded only by readers who choose the offline copy.',
    '',
    ...table(
      ['Package', 'Version', 'Licence', 'kB'],
      workerPackages.map((one) => `${rowsOf([one])[0]} ${kB(worker.get(one.name))} |`),
    ),
    '',
    '## Fonts',
    '',
    ...table(
      ['File', 'Licence', 'kB'],
      fonts.map((font) => `| ${font.file} | ${font.licence} | ${kB(font.bytes)} |`),
    ),
    '',
  ].join('\n');
}

/** A table with columns of one width, as Prettier writes it. */
function table(head, rows) {
  const cells = [
    head,
    ...rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim()),
    ),
  ];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.slice(1).map(line)];
}
