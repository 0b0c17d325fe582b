import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SiteLocation, siteVersion } from './site-version.ts';

/** The content of a results file. */
interface Stored<Result> {
  readonly version: string;
  readonly results: readonly (readonly [key: string, result: Result])[];
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Remembers the results of a slow function between builds, because most pages don't change from one build to
 * the next. Results that a build didn't ask for are dropped when it saves.
 */
export class PersistentMemo<Result> {
  private readonly earlier: ReadonlyMap<string, Result>;
  private readonly used = new Map<string, Result>();
  private readonly underWay = new Map<string, Promise<Result>>();
  private isChanged = false;

  /**
   * @param file - The JSON file with the results. A file that's missing, damaged, or from another version counts as empty.
   * @param version - Identifies everything else that the results depend on, like `cacheVersion`.
   */
  constructor(
    private readonly file: string,
    private readonly version: string,
  ) {
    this.earlier = read<Result>(file, version);
  }

  /**
   * Returns the result for a text, from an earlier build if possible.
   * @param text - Everything that the result depends on.
   * @param work - Computes the result, which must survive JSON. Only called if the result neither exists nor
   * is being computed.
   */
  async get(text: string, work: () => Result | Promise<Result>): Promise<Result> {
    const key = keyOf(text);
    const known = this.used.get(key) ?? this.earlier.get(key);
    this.isChanged ||= known === undefined;
    if (known === undefined) return this.make(key, work);
    this.used.set(key, known);
    return known;
  }

  private make(key: string, work: () => Result | Promise<Result>): Promise<Result> {
    const run = async (): Promise<Result> => {
      const result = await work();
      this.used.set(key, result);
      return result;
    };
    const promise = this.underWay.get(key) ?? run().finally(() => this.underWay.delete(key));
    this.underWay.set(key, promise);
    return promise;
  }

  /**
   * Writes the results that were asked for. It never throws, because a failure only makes the next build
   * slower.
   */
  save(): void {
    if (!this.isChanged && this.used.size === this.earlier.size) return;
    try {
      const stored: Stored<Result> = { version: this.version, results: [...this.used] };
      mkdirSync(path.dirname(this.file), { recursive: true });
      // Written under another name first, so that a stopped build doesn't leave half a file.
      const draft = `${this.file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(stored));
      renameSync(draft, this.file);
    } catch (error) {
      console.warn(
        `[build-cache] ${this.file} couldn't be written, so the next build will do this work again.`,
        error,
      );
    }
  }
}

function read<Result>(file: string, version: string): ReadonlyMap<string, Result> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored<Result>;
    return new Map(stored.version === version ? stored.results : []);
  } catch {
    return new Map();
  }
}

/**
 * The results of a plugin's slow function, in a file that `npm run clear` deletes together with webpack's
 * cache.
 * @param name - The file's name.
 * @param version - As for `PersistentMemo`; by default, the state of the whole site.
 */
export const memoForSite = <Result>(
  site: SiteLocation,
  name: string,
  version = siteVersion(site),
): PersistentMemo<Result> =>
  new PersistentMemo<Result>(path.join(site.siteDir, 'node_modules/.cache/memo', `${name}.json`), version);
