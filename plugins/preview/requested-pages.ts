import path from 'node:path';
import type { Compiler, Module, NormalModule } from 'webpack';

/** What webpack asks about a page's module: `backend` in `experiments.lazyCompilation`. */
interface Backend {
  dispose(done: (error?: Error | null) => void): void;
  module(page: Module): { readonly client: string; readonly data: string; readonly active: boolean };
}

/** Makes webpack compile only the pages that a browser has requested since the preview started. */
export class RequestedPages {
  private readonly known = new Set<string>();
  private readonly requested = new Set<string>();
  private compiler: Compiler | undefined;

  /** Pages are named by files relative to `siteDir`. `client` replaces a page until somebody requests it. */
  constructor(
    private readonly siteDir: string,
    private readonly client: string,
  ) {}

  /** Webpack calls this once. */
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
        return { client: this.client, data, active: this.requested.has(data) };
      },
    });
  };

  /** Compiles pages, named as in `data` above. Returns whether they exist, and otherwise does nothing. */
  request(names: readonly string[]): boolean {
    if (names.length === 0 || !names.every((name) => this.known.has(name))) return false;
    const before = this.requested.size;
    for (const name of names) this.requested.add(name);
    if (this.requested.size > before) this.compiler?.watching?.invalidate();
    return true;
  }
}
