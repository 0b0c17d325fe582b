import { listFiles } from '../build-cache/list-files.ts';

/** Lists the files of a built site, without precompressed copies. */
export const builtFiles = (dir: string): string[] =>
  listFiles(dir).filter((file) => !/\.(?:br|gz)$/.test(file));

/** Whether a file name contains a hash of the content: `main.97ac600e.js`, `face-3e327407e171f92b.woff2`. */
export const isHashed = (file: string): boolean => /[.-][0-9a-f]{8,32}(?:\.[A-Za-z0-9]+)+$/.test(file);

/** Returns the top file or folder of a language: `blog` or, if `de/` is one of the `homes`, `de/blog`. */
export function topOf(file: string, homes: readonly string[]): string {
  const home = homes.find((one) => one !== '' && file.startsWith(one)) ?? '';
  return home + (file.slice(home.length).split('/', 1)[0] ?? '');
}

/** Returns the top folders with a hash in each file name, such as `assets`. Browsers can keep their files. */
export function immutableFolders(files: readonly string[], homes: readonly string[]): string[] {
  const folders = new Map<string, boolean>();
  for (const file of files) {
    const folder = topOf(file, homes);
    if (folder !== file) folders.set(folder, (folders.get(folder) ?? true) && isHashed(file));
  }
  return [...folders].filter(([, hashed]) => hashed).map(([folder]) => folder);
}
