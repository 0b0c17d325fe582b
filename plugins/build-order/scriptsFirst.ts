import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'ScriptsFirst';

/** Something that happens once, or will not happen any more. */
class Step {
  /** Ends the waiting; only the first call counts. */
  end!: (happened: boolean) => void;
  /** Whether it happened. */
  readonly ended = new Promise<boolean>((resolve) => {
    this.end = resolve;
  });
}

/** The order of the two compilers of a build, which run in one thread. */
export class ScriptsFirst {
  private readonly modulesBuilt = new Step();
  private readonly manifestWritten = new Step();

  /**
   * @param skipPages Has the compiler of pages render none. Called where scripts cannot be written: what is wrong with them is
   *   the news then, and an error of ours would stand in its place.
   */
  constructor(private readonly skipPages: () => void) {}

  /** For the compiler of scripts, which writes the manifest with its files. */
  readonly ofScripts: WebpackPluginInstance = {
    apply: ({ hooks }: Compiler) => {
      hooks.finishMake.tap(NAME, () => this.modulesBuilt.end(true));
      hooks.afterEmit.tap(NAME, () => this.manifestWritten.end(true));
      const giveUp = (): void => {
        this.modulesBuilt.end(false);
        this.manifestWritten.end(false);
      };
      hooks.done.tap(NAME, giveUp);
      hooks.failed.tap(NAME, giveUp);
    },
  };

  /** For the compiler of pages. Has to stand before the plugin that renders them. */
  readonly ofPages: WebpackPluginInstance = {
    apply: ({ hooks }: Compiler) => {
      hooks.beforeCompile.tapPromise(NAME, async () => {
        await this.modulesBuilt.ended;
      });
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.optimizeAssets.tapPromise(NAME, async () => {
          if (!(await this.manifestWritten.ended)) this.skipPages();
        });
      });
    },
  };
}
