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

/** Piece of bytes that becomes text at once: as many arguments as a call takes everywhere. */
const PIECE = 0x8000;

/** The bytes of a file as a data address. */
export function toDataAddress(name: string, bytes: Uint8Array): string {
  const type = TYPES[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  return `data:${type};base64,${btoa(text)}`;
}

/** The bytes of a file that the project names. */
export function fileOf(files: ExportSource['files'], address: string): Uint8Array {
  const bytes = files.get(address);
  if (!bytes) throw new ExportError(`The file ${address} is named in the project, and it is not there.`);
  return bytes;
}

/** A Lottie file becomes part of the project: no page may fetch a file beside it from `file://`. */
function embedLottie(resource: ResourceDefinition, files: ExportSource['files']): ResourceDefinition {
  if (resource.type !== 'lottie' || resource.url === undefined) return resource;
  const bytes = files.get(resource.url);
  if (!bytes) return resource;
  const { url, ...rest } = resource;
  try {
    const data = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
    return { ...rest, data };
  } catch {
    throw new ExportError(`The Lottie file ${url} is no JSON.`);
  }
}

/** The project with its Lottie files in it. */
export const embedLottieFiles = ({ project, files }: ExportSource): ProjectDefinition =>
  project.resources
    ? { ...project, resources: project.resources.map((resource) => embedLottie(resource, files)) }
    : project;

/** The project with all its files in it, so that one HTML file is the whole template. */
export const embedFiles = (source: ExportSource): ProjectDefinition =>
  mapAddresses(embedLottieFiles(source), (address) => toDataAddress(address, fileOf(source.files, address)));
