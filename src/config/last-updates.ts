import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { MarkdownConfig } from '@docusaurus/types';
import { product } from '../product.ts';

const run = promisify(execFile);

/**
 * Whether pages get the dates of their last commits. The preview doesn't need real dates. A build leaves
 * dates out, and says so, if it would have none, or the newest commit's date for each page.
 * @param siteDir - The site's folder.
 */
export function hasDates(siteDir: string): boolean {
  if (process.env['NODE_ENV'] !== 'production') return true;
  const { error, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const answer = stdout?.trim();
  if (answer === 'false') return true;
  let why = "this folder isn't a Git repository";
  if (error !== undefined) why = "Git isn't installed";
  else if (answer === 'true') why = 'this clone is shallow ("git fetch --unshallow" gets the rest)';
  // A build loads its configuration several times, in several processes.
  if (process.env['KEYFILL_SAID_NO_DATES'] !== undefined) return false;
  process.env['KEYFILL_SAID_NO_DATES'] = 'yes';
  process.stdout.write(`keyfill-docs: pages don't say when they last changed, because ${why}\n`);
  return false;
}

/**
 * Returns when each file was last committed, from a single pass over the history. The framework would ask git
 * once per page, which takes a large part of the build's time.
 * @param siteDir - The site's folder; it may be inside the repository's root folder.
 * @param folders - The folders with pages, from `siteDir`.
 * @returns ISO dates by absolute path; empty without git or a repository.
 */
export async function lastUpdates(
  siteDir: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  try {
    const git = async (...args: readonly string[]): Promise<string> =>
      (await run('git', [...args], { cwd: siteDir, maxBuffer: 256 * 1024 * 1024 })).stdout;
    const top = (await git('rev-parse', '--show-toplevel')).trim();
    const command = ['-c', 'core.quotePath=false', 'log', '--format=:%cI', '--name-only', '--'];
    return newestOf(await git(...command, ...folders), top);
  } catch {
    return new Map();
  }
}

/**
 * Reads the log: for each commit, newest first, a line `:date`, followed by the files that it changed.
 * @param log - The output of `git log --format=:%cI --name-only`.
 * @param top - The folder that git's file names are relative to.
 */
export function newestOf(log: string, top: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) {
      date = line.slice(1);
    } else if (line !== '') {
      const file = path.join(top, line);
      if (!newest.has(file)) newest.set(file, date);
    }
  }
  return newest;
}

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/** Gives pages their last commit's date, and an author (not shown) so that the framework skips git. */
export function datedFrontMatter(siteDir: string, folders: readonly string[]): ParseFrontMatter {
  let dates: Promise<ReadonlyMap<string, string>> | undefined;
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    // The preview doesn't show real dates, so it doesn't need any.
    if (process.env['NODE_ENV'] !== 'production') return result;
    dates ??= lastUpdates(siteDir, folders);
    const date = (await dates).get(params.filePath);
    if (date === undefined || result.frontMatter['last_update'] !== undefined) return result;
    return { ...result, frontMatter: { ...result.frontMatter, last_update: { date, author: product.name } } };
  };
}
