import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { ResourceDefinition } from '../../runtime/definition/resources.ts';
import { mapAddresses } from './addresses.ts';
import { ExportError, type ExportSource } from './source.ts';

const TYPES: Readonly<Record<string, string>> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** The number of bytes that are converted to text in one call, because no browser accepts fewer arguments. */
const PIECE = 0x8000;

/** Returns the bytes of a file as a data address. */
export function toDataAddress(name: string, bytes: Uint8Array): string {
  const type = TYPES[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  return `data:${type};base64,${btoa(text)}`;
}

function fileOf(files: ExportSource['files'], address: string): Uint8Array {
  const bytes = files.get(address);
  if (!bytes) throw new ExportError(`The project uses the file ${address}, but the file doesn’t exist.`);
  return bytes;
}

/** Embeds a Lottie file in the project, because a page from `file://` can't fetch another file. */
function embedLottie(resource: ResourceDefinition, files: ExportSource['files']): ResourceDefinition {
  if (resource.type !== 'lottie' || resource.url === undefined) return resource;
  const bytes = files.get(resource.url);
  if (!bytes) return resource;
  const { url, ...rest } = resource;
  try {
    const data = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
    return { ...rest, data };
  } catch {
    throw new ExportError(`The Lottie file ${url} isn’t valid JSON.`);
  }
}

/** Returns the project with its Lottie files embedded. */
export const embedLottieFiles = ({
  project,
  files,
}: Pick<ExportSource, 'project' | 'files'>): ProjectDefinition =>
  project.resources
    ? { ...project, resources: project.resources.map((resource) => embedLottie(resource, files)) }
    : project;

/** Returns the project with all of its files embedded, so one HTML file is the whole template. */
export const embedFiles = (source: Pick<ExportSource, 'project' | 'files'>): ProjectDefinition =>
  mapAddresses(embedLottieFiles(source), (address) => toDataAddress(address, fileOf(source.files, address)));

/** Returns the licenses of embedded files as comments, because each copy has to come with its license. */
export const licenseComments = ({ files }: Pick<ExportSource, 'files'>): string =>
  [...files]
    .filter(([address]) => address.endsWith('.txt'))
    // Two hyphens could end the comment.
    .map(([, bytes]) => `<!--\n${new TextDecoder().decode(bytes).trim().replace(/-{2,}/g, '-')}\n-->\n`)
    .join('');
