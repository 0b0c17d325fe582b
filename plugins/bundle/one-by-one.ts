import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Compiler, Configuration, Stats } from 'webpack';
import { releaseModules } from './framework.ts';

/** Frees unused memory, if Node runs with `--expose-gc`. Node itself would wait for three times as much. */
const collect = (): void => void globalThis.gc?.();

/** Frees the compiled browser scripts before it compiles the server's. Docusaurus keeps both to the end. */
export class OneByOne {
  private firstIsClosed: Promise<void> | undefined;

  /** Returns the configuration of one of the two compilers. */
  configure(isServer: boolean): Configuration {
    if (process.env['NODE_ENV'] !== 'production') return {};
    return {
      ...(isServer && { dependencies: ['client'] }),
      plugins: [(compiler: Compiler) => this.apply(compiler, isServer)],
    };
  }

  private apply(compiler: Compiler, isServer: boolean): void {
    const { beforeRun, thisCompilation, afterEmit, done, afterDone } = compiler.hooks;
    thisCompilation.tap(OneByOne.name, ({ hooks }) => hooks.seal.tap(OneByOne.name, collect));
    afterEmit.tap(OneByOne.name, collect);
    // The cache's version covers everything that transforms modules. Looking for it again takes seconds.
    done.tap(OneByOne.name, ({ compilation }) => compilation.buildDependencies.clear());
    if (isServer) {
      beforeRun.tapPromise(OneByOne.name, async () => this.firstIsClosed);
      return;
    }
    afterDone.tap(OneByOne.name, (stats) => {
      // Docusaurus describes problems at the end, for which it needs the modules.
      if (!stats.hasErrors() && !stats.hasWarnings()) this.firstIsClosed = close(compiler, stats);
    });
  }
}

/** Writes a compiler's cache. Docusaurus closes it again at the end, when there's nothing left to write. */
async function close(compiler: Compiler, stats: Stats): Promise<void> {
  await promisify(compiler.close.bind(compiler))();
  // An empty compilation takes the place of the last one in all plugins, as at each change in a preview.
  stats.compilation = compiler.newCompilation(compiler.newCompilationParams());
  releaseModules(compiler.options.plugins);
  compiler.inputFileSystem?.purge?.();
  // Until the next turn, what has just ended is still in use.
  await setImmediate();
  collect();
}
