import { toDataAddress } from '../../playout/export/embed.ts';
import { fetchFrom, type ExampleFile } from '../../playout/export/load-source.ts';

/** An example with its files, as the page has it. */
export interface OwnExample {
  readonly example: ExampleFile;
  /** The example's files as data addresses, by their address in the project. A frame never gets anything else. */
  readonly files: Readonly<Record<string, string>>;
  /** The script of the Lottie player. */
  readonly lottie: () => Promise<string>;
}

const isLicense = (file: string): boolean => file.endsWith('.txt');

/**
 * Loads an example's texts without its files.
 * @param baseUrl - The site's base address, with a slash at the end.
 */
export async function loadExampleFile(name: string, baseUrl: string): Promise<ExampleFile> {
  return JSON.parse(
    new TextDecoder().decode(await fetchFrom(baseUrl)(`playout/${name}.json`)),
  ) as ExampleFile;
}

/** Loads the files of an example. */
export async function loadOwnExample(example: ExampleFile, baseUrl: string): Promise<OwnExample> {
  const read = fetchFrom(baseUrl);
  const entries = await Promise.all(
    example.files
      .filter((file) => !isLicense(file))
      .map(async (file) => [file, toDataAddress(file, await read(`examples/${file}`))] as const),
  );
  return {
    example,
    files: Object.fromEntries(entries),
    lottie: async () => new TextDecoder().decode(await read('playout/lottie.js')),
  };
}
