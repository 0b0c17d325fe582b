import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import type { NormalModuleReplacementPlugin } from 'webpack';
import { sidebarItems } from '../../../../plugins/preact/client/sidebarItems';
import preact from '../../../../plugins/preact/index';

afterEach(() => void vi.unstubAllEnvs());

function pluginIn(mode: string): Plugin {
  vi.stubEnv('NODE_ENV', mode);
  return preact({} as LoadContext);
}

interface Settings {
  resolve: { alias: Record<string, string> };
  plugins: unknown[];
}

const settings = (isServer: boolean): Settings =>
  (pluginIn('production').configureWebpack as unknown as (config: object, isServer: boolean) => Settings)(
    {},
    isServer,
  );

test('a build takes Preact for every module of React that code imports, and each is there', () => {
  const { alias } = settings(false).resolve;
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'])
    expect(alias[`${name}$`]).toMatch(/preact/);
  for (const file of Object.values(alias)) expect(existsSync(file), file).toBe(true);
});

/** What takes the place of a module, and of which. */
const replaced = (isServer: boolean): object[] =>
  settings(isServer).plugins.map((plugin) => {
    const { resourceRegExp, newResource } = plugin as NormalModuleReplacementPlugin & { newResource: string };
    expect(existsSync(newResource), newResource).toBe(true);
    return [resourceRegExp, path.basename(newResource)];
  });

test('the framework’s mark of a hydrated page waits for all parts, in browsers only', () => {
  expect(replaced(false)).toEqual([[/^\.\/browserContext$/, 'browserContext.tsx']]);
  // What is replaced is named in this file of the framework; a new version may name it otherwise.
  const app = require.resolve('@docusaurus/core/lib/client/App.js');
  expect(existsSync(path.join(path.dirname(app), 'browserContext.js'))).toBe(true);
});

test('items of a sidebar are rendered once where pages are rendered, and as always in browsers', () => {
  expect(replaced(true)).toEqual([[/\/client\/sidebarItems$/, 'sidebarItems.ts']]);
  const items = (): null => null;
  expect(sidebarItems(items)).toBe(items);
});

test('previews run on React, with which changes appear in place', () => {
  expect(Object.keys(pluginIn('development'))).toEqual(['name']);
});
