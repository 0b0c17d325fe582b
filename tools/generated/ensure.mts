// Before a command starts, this remakes the parts of the folder `generated` whose inputs have changed.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../../plugins/build-cache/hash-files.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

/** The content of files, by path from the folder `generated`. */
export type GeneratedFiles = ReadonlyMap<string, string | Uint8Array>;

/** The inputs that each part was last made from, as a hash, and its files. */
type Stamps = Record<string, { readonly hash: string; readonly files: readonly string[] }>;

const FOLDER = path.join(siteDir, 'generated');
const STAMPS = 'stamps.json';

/** The code of examples and edited code's pages, and what `.dependency-cruiser.mjs` lets it import. */
const CODE = [
  'examples',
  'player',
  'playground',
  'playout',
  'product.ts',
  'runtime',
  'runtime-validation',
  'shared',
  'ui',
].map((name) => `src/${name}`);

/** Later parts may read the files of earlier parts. Modules are only loaded if there's something to make. */
const PARTS: Readonly<
  Record<string, { inputs: readonly string[]; make: () => GeneratedFiles | Promise<GeneratedFiles> }>
> = {
  'the description of the runtime': {
    inputs: ['src/runtime', 'src/product.ts', 'tools/runtime'],
    make: async () => (await import('../runtime/describe-runtime.ts')).describeRuntime(),
  },
  'the files with brand colors': {
    inputs: ['src/css/tokens.css', 'tools/brand'],
    make: async () => (await import('../brand/text-files.ts')).textFiles(),
  },
  'the pages that run edited code': {
    inputs: CODE,
    make: async () => (await import('./frame-pages.ts')).buildFramePages(),
  },
  'the facts about examples': {
    inputs: [...CODE, 'static/examples', 'static/posters'],
    make: async () => (await import('./examples.ts')).describeExamples(),
  },
  'the parts of exports': {
    inputs: [...CODE, 'static/examples', 'tools/playout'],
    make: async () => (await import('../playout/build-playout.ts')).buildPlayout(),
  },
  // Pages print them, but only `npm run validate` can make them, so they stay.
  'the place for results of checks': {
    inputs: [],
    make: () => new Map([['results.json', readGenerated('results.json') ?? '{}']]),
  },
  'the props of components': {
    inputs: [...CODE, 'src/components', 'src/mdx'],
    make: async () => (await import('./component-props.ts')).describeComponents(),
  },
  'smaller pictures': {
    inputs: ['static/posters'],
    make: async () => (await import('./small-pictures.ts')).smallPictures(),
  },
};

const readGenerated = (file: string): string | undefined =>
  existsSync(path.join(FOLDER, file)) ? readFileSync(path.join(FOLDER, file), 'utf8') : undefined;

function readStamps(): Stamps {
  try {
    return JSON.parse(readGenerated(STAMPS) ?? '{}') as Stamps;
  } catch {
    return {};
  }
}

/** Writes a file unless it already has this content. Another process that reads it never sees half of it. */
function write(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/** Gives the fixture site the site's sources. Git can't store a link that works on every system. */
function linkFixture(): void {
  const link = path.join(siteDir, 'tests/fixture-site/src');
  if (existsSync(path.join(link, 'product.ts'))) return;
  rmSync(link, { force: true });
  symlinkSync('../../src', link, 'junction');
}

/** Makes the missing or stale parts of `generated`. Takes a fraction of a second if there are none. */
export async function ensureGenerated(): Promise<void> {
  linkFixture();
  const placeOf = (file: string): string => path.join(FOLDER, file);
  const stamps = readStamps();
  for (const [name, { inputs, make }] of Object.entries(PARTS)) {
    const hash = hashFiles([...inputs, 'tools/generated', 'tools/shared', 'package-lock.json']);
    const before = stamps[name]?.files ?? [];
    if (stamps[name]?.hash === hash && before.every((file) => existsSync(placeOf(file)))) continue;
    log(`making ${name} …`);
    const files = await make();
    for (const [file, content] of files) write(placeOf(file), content);
    for (const file of before.filter((one) => !files.has(one))) rmSync(placeOf(file), { force: true });
    stamps[name] = { hash, files: [...files.keys()] };
    write(placeOf(STAMPS), `${JSON.stringify(stamps, null, 1)}\n`);
  }
}
