import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { MarkdownConfig } from '@docusaurus/types';
import { product } from '../product';

const run = promisify(execFile);

/**
 * When each file was last committed, from one pass over the history. The framework asks git once for each page, which takes
 * a good part of the build's time.
 *
 * @param siteDir - Folder of the site; it may lie below the top of the repository.
 * @param folders - Folders of pages, from `siteDir`.
 * @returns ISO dates by absolute path; empty where there is no git or no repository: then the framework finds out by itself.
 */
export async function lastUpdates(
  siteDir: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  try {
    const git = async (...args: readonly string[]): Promise<string> =>
      (await run('git', [...args], { cwd: siteDir, maxBuffer: 256 * 1024 * 1024 })).stdout;
    const top = (await git('rev-parse', '--show-toplevel')).trim();
    const log = await git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=:%cI',
      '--name-only',
      '--',
      ...folders,
    );
    return newestOf(log, top);
  } catch {
    return new Map();
  }
}

/**
 * Reads the log: a line `:date` for each commit, newest first, and under it the files that it changed.
 *
 * @param log - Output of `git log --format=:%cI --name-only`.
 * @param top - Folder from which git names files.
 */
export function newestOf(log: string, top: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) date = line.slice(1);
    else if (line !== '') {
      const file = path.join(top, line);
      if (!newest.has(file)) newest.set(file, date);
    }
  }
  return newest;
}

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Makes the hook of the configuration that gives each page the date of its last commit. The framework skips git only for a
 * page that names an author as well; the theme's line leaves it out.
 */
export function datedFrontMatter(siteDir: string, folders: readonly string[]): ParseFrontMatter {
  let dates: Promise<ReadonlyMap<string, string>> | undefined;
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    // The preview shows no true dates, and needs none.
    if (process.env['NODE_ENV'] !== 'production') return result;
    dates ??= lastUpdates(siteDir, folders);
    const date = (await dates).get(params.filePath);
    if (date === undefined || result.frontMatter['last_update'] !== undefined) return result;
    return {
      ...result,
      frontMatter: { ...result.frontMatter, last_update: { date, author: product.name } },
    };
  };
}
