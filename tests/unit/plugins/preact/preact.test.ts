import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import preact from '../../../../plugins/preact/index';

afterEach(() => void vi.unstubAllEnvs());

/** The aliases that the plugin gives webpack. */
function aliases(mode: string): Record<string, string> {
  vi.stubEnv('NODE_ENV', mode);
  const configure = preact({} as LoadContext).configureWebpack as () => {
    resolve?: { alias: Record<string, string> };
  };
  return configure().resolve?.alias ?? {};
}

test('a build takes Preact for every module of React that code imports, and each is there', () => {
  const all = aliases('production');
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'])
    expect(all[`${name}$`]).toMatch(/preact/);
  for (const file of Object.values(all)) expect(existsSync(file), file).toBe(true);
});

test('previews run on React, with which changes appear in place', () => {
  expect(aliases('development')).toEqual({});
});
