import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { CompressAhead } from '../../../plugins/delivery/compressAhead';

const LARGE = 'x'.repeat(2000);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-ahead-'));
  writeFileSync(path.join(folder, 'entry.js'), 'console.log(1)');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Builds a site of these files. */
function build(ahead: CompressAhead, files: Readonly<Record<string, string>>): Promise<void> {
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out'), filename: 'small.js' },
    plugins: [
      ({ hooks, webpack: { sources } }) => {
        hooks.thisCompilation.tap('files', (compilation) => {
          for (const [name, text] of Object.entries(files))
            compilation.emitAsset(name, new sources.RawSource(text));
        });
      },
      ahead,
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure) => {
      if (failure) reject(failure);
      else compiler.close(() => resolve());
    });
  });
}

describe('files that are compressed while the site is built', () => {
  it('are texts that are worth it', async () => {
    const done: string[] = [];
    const ahead = new CompressAhead((plain) => Promise.resolve(done.push(plain.toString())));
    await build(ahead, {
      'a.js': `a${LARGE}`,
      'b.woff2': `b${LARGE}`,
      'c.css': 'c{}',
      'd.html': `d${LARGE}`,
    });
    await vi.waitFor(() => expect(done).toHaveLength(2));
    expect(done.map(([first]) => first).sort()).toEqual(['a', 'd']);
  });

  it('are those with the given names', async () => {
    const done: string[] = [];
    const ahead = new CompressAhead((plain) => Promise.resolve(done.push(plain.toString())), /\.html$/);
    await build(ahead, { 'a.js': `a${LARGE}`, 'd.html': `d${LARGE}` });
    await vi.waitFor(() => expect(done).toHaveLength(1));
    expect(done[0]).toMatch(/^d/);
  });

  it('are two at a time, and one that fails holds up no other', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const ahead = new CompressAhead(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      done += 1;
      if (done === 2) throw new Error('no memory');
    });
    await build(
      ahead,
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`${number}.js`, `${number}${LARGE}`])),
    );
    await vi.waitFor(() => expect(done).toBe(6));
    expect(most).toBe(2);
  });
});
