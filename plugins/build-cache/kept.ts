import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Place, siteVersion } from './siteVersion';

/** What a file of results holds. */
interface Stored<Result> {
  readonly version: string;
  readonly results: readonly (readonly [key: string, result: Result])[];
}

const keyOf = (made: string): string => createHash('sha256').update(made).digest('base64url').slice(0, 22);

/**
 * Results of a slow function, kept from build to build by what they were made of: in most builds most pages are as they were.
 * What a build did not ask for is dropped when it is saved.
 */
export class Kept<Result> {
  private readonly earlier: ReadonlyMap<string, Result>;
  private readonly used = new Map<string, Result>();
  private readonly underWay = new Map<string, Promise<Result>>();
  private isChanged = false;

  /**
   * @param file Where results lie, as JSON. A file that is missing, damaged or of another version counts as empty.
   * @param version Names everything else that results depend on, as `cacheVersion` does.
   */
  constructor(
    private readonly file: string,
    private readonly version: string,
  ) {
    this.earlier = read<Result>(file, version);
  }

  /**
   * @param text What the result is made of, all of it.
   * @param work Makes the result: plain data, as it comes back from JSON. Called where there is none yet, and none under way.
   */
  async of(text: string, work: () => Result | Promise<Result>): Promise<Result> {
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
    const made = this.underWay.get(key) ?? run().finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  /** Writes the results that were asked for. Never throws: without them the next build is slower, and no worse. */
  save(): void {
    if (!this.isChanged && this.used.size === this.earlier.size) return;
    try {
      const stored: Stored<Result> = { version: this.version, results: [...this.used] };
      mkdirSync(path.dirname(this.file), { recursive: true });
      // Under another name first: a build that is stopped leaves no half of a file.
      const draft = `${this.file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(stored));
      renameSync(draft, this.file);
    } catch (error) {
      console.warn(
        `[build-cache] ${this.file} could not be written; the next build does that work again.`,
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
 * Results of one slow function of a plugin, beside what webpack keeps: `npm run clear` takes both.
 * @param name Of the file.
 * @param version As for `Kept`; by default the state of the whole site.
 */
export const keptOf = <Result>(place: Place, name: string, version = siteVersion(place)): Kept<Result> =>
  new Kept<Result>(path.join(place.siteDir, 'node_modules/.cache/kept', `${name}.json`), version);
