import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { siteDir } from '../shared/site-dir.ts';
import { describePackage, packageFolderOf } from '../../plugins/delivery/shipped-packages.ts';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** What the build writes about the packages in the pages. */
export const packagesFile = path.join(siteDir, 'build-delivery/packages.json');

/** The packages in the offline copy's worker. */
async function workerPackages(): Promise<Package[]> {
  const { metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: ['plugins/offline/worker/sw.ts'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    define: { MANIFEST: '{"entries":[]}', 'process.env.NODE_ENV': '"production"' },
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0),
  );
  const folders = files.flatMap((file) => packageFolderOf(path.join(siteDir, file)) ?? []);
  return [...new Set(folders)].map(describePackage);
}

/** The fonts of the site and its templates. */
function fontRows(): string[] {
  return ['src/css/fonts', 'static/examples/fonts'].flatMap((folder) => {
    const all = readdirSync(path.join(siteDir, folder));
    const license = all.includes('OFL.txt') ? 'OFL-1.1' : 'not named';
    return all
      .filter((file) => file.endsWith('.woff2'))
      .sort()
      .map((file) => `- ${folder}/${file} (${license})`);
  });
}

const rowOf = ({ name, version, license }: Package): string => `- ${name} ${version} (${license})`;

/** Returns the page that lists everything that's shipped. */
export async function shippedPage(): Promise<string> {
  const packages = JSON.parse(readFileSync(packagesFile, 'utf8')) as readonly Package[];
  return [
    '# Third-party code and fonts that visitors load',
    '',
    'Written by `npm run shipped`. A test fails if a package, a version, or a license has changed since then.',
    '',
    '## Packages in the pages',
    '',
    ...packages.map(rowOf),
    '',
    '## Packages in the worker of the offline copy',
    '',
    'Loaded only by readers who choose the offline copy.',
    '',
    ...(await workerPackages()).map(rowOf),
    '',
    '## Fonts',
    '',
    ...fontRows(),
    '',
  ].join('\n');
}
