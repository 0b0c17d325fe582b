import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheVersion } from '../../../../plugins/build-cache/version.ts';

let folder = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-cache-'));
  write('plugins/one/index.ts', 'one');
  write('plugins/one/theme/Part.tsx', 'part');
  write('config.ts', 'config');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const version = (): string => cacheVersion([path.join(folder, 'config.ts'), path.join(folder, 'plugins')]);

describe('the version of a cache', () => {
  it('stays the same when a module of pages changes, because webpack checks those itself', () => {
    const before = version();
    write('plugins/one/theme/Part.tsx', 'another part');
    write('plugins/one/client/run.ts', 'run');
    expect(version()).toBe(before);
  });

  it('changes with a text, a name, or an additional file', () => {
    const seen = [version()];
    write('plugins/one/index.ts', 'two');
    seen.push(version());
    write('plugins/two/index.ts', '');
    seen.push(version());
    rmSync(path.join(folder, 'plugins/two'), { recursive: true });
    write('plugins/three/index.ts', '');
    seen.push(version());
    write('config.ts', 'other');
    seen.push(version());
    expect(new Set(seen).size).toBe(5);
  });
});
