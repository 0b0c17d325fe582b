import { fieldKinds } from '../definition/fields.ts';
import { checksum } from '../definition/checksum.ts';
import { ografId, slugOf } from '../definition/general.ts';
import { toOgraf } from '../definition/ograf-manifest.ts';
import { mapAddresses } from './addresses.ts';
import { embedLottieFiles } from './embed.ts';
import { lottieOf, scriptOf, type ExportFile, type ExportSource } from './source.ts';
import { toAscii } from '../../runtime/report.ts';
import { toZip } from './zip.ts';
import { product } from '../../product.ts';

/** The folder of a package that contains the project's files. */
const RESOURCES = 'resources/';

/** Returns a graphic's module, which exports the class of its web component without registering it. */
export function toModule(source: ExportSource): string {
  const { project, runtime, actions } = source;
  const script = scriptOf(source, 'ograf');
  const lottie = lottieOf(source);
  const inPackage = mapAddresses(embedLottieFiles(source), (address) => RESOURCES + address);
  // With indentation, a Lottie file would be seven times as long.
  const indent = lottie === undefined ? 2 : undefined;
  return toAscii(`// ${product.name} runtime ${runtime.version}
${script.trim()}
${lottie === undefined ? '' : `${lottie.trim()}\n`}const project = ${JSON.stringify(inPackage, null, indent)};
const actions = ${actions.trim()};
export default keyfillRuntime.createOgrafGraphic(project, actions, {
  resolve: (url) => new URL(url, import.meta.url).href,
  fields: ${JSON.stringify(fieldKinds(project))},
${lottie === undefined ? '' : '  lottie: keyfillLottie.lottie,\n'}});
`);
}

/**
 * Returns the files by path. The version and the module's name change exactly when the package does, because
 * SPX reuses a loaded version's code, and can't show a new version with an old module's address.
 */
export function ografFiles(source: ExportSource): ReadonlyMap<string, Uint8Array | string> {
  const { project, actions } = source;
  const slug = slugOf(project.name);
  // Lottie files are part of the module, because tools look for manifests in all other JSON files.
  const lottieFiles = new Set(
    (project.resources ?? []).flatMap((resource) =>
      resource.type === 'lottie' && resource.url !== undefined ? [resource.url] : [],
    ),
  );
  const resources = [...source.files].filter(([address]) => !lottieFiles.has(address));
  const code = toModule(source);
  const state = checksum([JSON.stringify(toOgraf(project, { actions })), code, ...resources.flat()]);
  const main = `main-${state}.js`;
  // Earlier exports have version 1, which comes first alphabetically.
  const manifest = toOgraf(project, { actions, main, version: `1-${state}` });
  return new Map<string, Uint8Array | string>([
    [`${slug}.ograf.json`, `${JSON.stringify(manifest, null, 2)}\n`],
    [main, code],
    ...resources.map(([address, bytes]): [string, Uint8Array] => [RESOURCES + address, bytes]),
  ]);
}

/** Returns the package as a zip file that contains one folder. */
export function toOgrafFile(source: ExportSource): ExportFile {
  const slug = slugOf(source.project.name);
  const files = new Map([...ografFiles(source)].map(([path, content]) => [`${slug}/${path}`, content]));
  return {
    name: `${slug}-ograf.zip`,
    type: 'application/zip',
    bytes: toZip(files),
    id: ografId(source.project.name),
  };
}
