import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import pageAnalytics from '../../../../plugins/page-analytics/index.ts';
import type { PluginOptions } from '../../../../plugins/page-analytics/options.ts';

const both: PluginOptions = { endpoint: 'https://stats.example/api/event', domain: 'docs.example' };

/** What the plugin adds to a site: client modules and global data. */
async function additionsOf(options: PluginOptions): Promise<{ modules: string[]; data: unknown[] }> {
  const plugin = pageAnalytics({} as LoadContext, options);
  const data: unknown[] = [];
  const actions = { setGlobalData: (one: unknown) => data.push(one) };
  await plugin.contentLoaded?.({ actions } as unknown as Parameters<NonNullable<Plugin['contentLoaded']>>[0]);
  return { modules: plugin.getClientModules?.() ?? [], data };
}

afterEach(() => vi.unstubAllEnvs());

describe('page-analytics', () => {
  test('adds its module and its target when it is configured', async () => {
    const { modules, data } = await additionsOf(both);
    expect(modules.map((one) => existsSync(`${one}.ts`))).toEqual([true]);
    expect(data).toEqual([both]);
  });

  test('adds nothing to a site without its options', async () => {
    expect(await additionsOf({})).toEqual({ modules: [], data: [] });
  });

  test('adds nothing in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await additionsOf(both)).toEqual({ modules: [], data: [] });
  });
});
