import { toDataAddress } from '../../playout/export/embed.ts';
import { fetchFrom, type ExampleFile } from '../../playout/export/load-source.ts';

export const loadText = async (file: string, baseUrl: string): Promise<string> =>
  new TextDecoder().decode(await fetchFrom(baseUrl)(file));

/**
 * Loads an example's files as data addresses, by their address in the project. A frame never gets anything else.
 * The frame doesn't need the licenses.
 */
export async function loadFiles(
  { files }: ExampleFile,
  baseUrl: string,
): Promise<Readonly<Record<string, string>>> {
  const read = fetchFrom(baseUrl);
  const used = files.filter((file) => !file.endsWith('.txt'));
  const entries = used.map(
    async (file) => [file, toDataAddress(file, await read(`examples/${file}`))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
