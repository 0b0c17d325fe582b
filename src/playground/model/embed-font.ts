import { toDataAddress } from '../../playout/export/embed.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { toCompactJson } from './original.ts';

/** The largest font file, in bytes. As text, it's a third larger. */
const FONT_LIMIT = 1_000_000;

/** How font files begin: WOFF2, WOFF, and the two kinds of OpenType. */
const SIGNATURES: readonly string[] = ['wOF2', 'wOFF', 'OTTO', '\u0000\u0001\u0000\u0000', 'true'];

/**
 * Embeds a font file for a family that a template uses but doesn't contain.
 * @throws Error that says why the file can't be used.
 */
export async function embedFont(template: string, family: string, file: File): Promise<string> {
  if (file.size > FONT_LIMIT)
    throw new Error(`${file.name} is larger than 1 MB. Choose a smaller font file, such as a WOFF2 file.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!SIGNATURES.includes(String.fromCharCode(...bytes.subarray(0, 4))))
    throw new Error(`${file.name} isn’t a font. Choose a WOFF2, WOFF, TTF, or OTF file.`);
  const { resources = [], ...project } = JSON.parse(template) as ProjectDefinition;
  const ids = resources.map(({ id }) => id);
  const id = Array.from({ length: ids.length + 1 }, (_, at) => `font-${at}`).find(
    (one) => !ids.includes(one),
  );
  const font = { type: 'font', id, family, url: toDataAddress(file.name, bytes) };
  return `${toCompactJson({ ...project, resources: [...resources, font] })}\n`;
}
