import type { Compiler } from 'webpack';
import { isCompressible } from './compressText';

/** How many files are compressed at once: the threads of Node that compress also read files for webpack, and there are four. */
const LANES = 2;

const nothing = (): void => {};

/** Has files compressed while the rest of the site is built, which leaves a core without work. */
export class CompressAhead {
  private readonly lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve());

  /**
   * @param work Compresses the bytes of a file and remembers the result.
   * @param names Of files that will be part of the site.
   */
  constructor(
    private readonly work: (plain: Buffer) => Promise<unknown>,
    private readonly names = /./,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.assetEmitted.tap(CompressAhead.name, (file, { content }) => {
      if (this.names.test(file) && isCompressible(file, content)) this.queue(content);
    });
  }

  private queue(plain: Buffer): void {
    const lane = this.lanes.shift() ?? Promise.resolve();
    this.lanes.push(
      lane
        .then(() => this.work(plain))
        // What fails here fails again when the file is written, and is reported there.
        .then(nothing, nothing),
    );
  }
}
