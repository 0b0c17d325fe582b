import path from 'node:path';
import type { Compiler, Module, NormalModule } from 'webpack';

/** What webpack asks about the module of a page: `backend` of `experiments.lazyCompilation`. */
interface Backend {
  dispose(done: (error?: Error | null) => void): void;
  module(page: Module): { readonly client: string; readonly data: string; readonly active: boolean };
}

/** Tells webpack which pages to compile: those that a browser has asked for since the preview was started. */
export class WantedPages {
  private readonly known = new Set<string>();
  private readonly wanted = new Set<string>();
  private compiler: Compiler | undefined;

  /**
   * @param siteDir Pages are named by their files from here on.
   * @param client Module that takes the place of a page that nobody has asked for.
   */
  constructor(
    private readonly siteDir: string,
    private readonly client: string,
  ) {}

  /** Called by webpack once. */
  readonly backend = (compiler: Compiler, done: (error: null, backend: Backend) => void): void => {
    this.compiler = compiler;
    done(null, {
      dispose: (disposed) => disposed(),
      module: (page) => {
        const data = path
          .relative(this.siteDir, (page as NormalModule).resource)
          .split(path.sep)
          .join('/');
        this.known.add(data);
        return { client: this.client, data, active: this.wanted.has(data) };
      },
    });
  };

  /**
   * Has pages compiled.
   * @param names As `data` above.
   * @returns Whether there are such pages; otherwise nothing is done.
   */
  ask(names: readonly string[]): boolean {
    if (names.length === 0 || !names.every((name) => this.known.has(name))) return false;
    const before = this.wanted.size;
    for (const name of names) this.wanted.add(name);
    if (this.wanted.size > before) this.compiler?.watching?.invalidate();
    return true;
  }
}
