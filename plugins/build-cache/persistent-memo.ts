import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Stored<Result> {
  readonly version: string;
  readonly results: readonly (readonly [key: string, result: Result])[];
}

/** Remembers a slow function's results between builds. Saving drops those that the build didn't ask for. */
export class PersistentMemo<Result> {
  private readonly earlier: ReadonlyMap<string, Result>;
  private readonly used = new Map<string, Result>();

  /** A missing, damaged, or outdated `file` counts as empty. `version` covers all other dependencies. */
  constructor(
    private readonly file: string,
    private readonly version: string,
  ) {
    this.earlier = read<Result>(file, version);
  }

  /** Returns or computes the result, which must only depend on `text` and survive JSON. */
  async get(text: string, work: () => Promise<Result>): Promise<Result> {
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const result = this.earlier.get(key) ?? (await work());
    this.used.set(key, result);
    return result;
  }

  /** Writes the results that were asked for. */
  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    const stored: Stored<Result> = { version: this.version, results: [...this.used] };
    writeFileSync(this.file, JSON.stringify(stored));
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
