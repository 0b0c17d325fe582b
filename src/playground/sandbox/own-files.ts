import { toDataAddress } from '../../playout/export/embed.ts';
import { fetchFrom, type ExampleFile } from '../../playout/export/load-source.ts';

export const loadText = async (file: string, baseUrl: string): Promise<string> =>
  new TextDecoder().decode(await fetchFrom(baseUrl)(file));

/** Loads the only files that a frame gets: the example's as data addresses, without the licenses. */
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
