import { describe, expect, it } from 'vitest';
import { loadSource } from '../../../src/playout/export/load-source.ts';
import { ExportError } from '../../../src/playout/export/source.ts';
import type { ElementDefinition } from '../../../src/runtime/definition/elements.ts';
import { composition, project } from '../runtime/support.ts';

const projectWith = (element: ElementDefinition) =>
  project(composition({ layers: [{ id: 'layer', name: 'Layer', element }] }));

const files: Readonly<Record<string, string>> = {
  'playout/test.json': JSON.stringify({
    version: '1.0.0',
    project: projectWith({ type: 'text' }),
    actions: '() => ({})',
    files: [],
  }),
  'playout/lottie.js': 'var keyfillLottie;',
  'playout/runtime-html.js': '/* html */',
  'playout/runtime-ograf.js': '/* ograf */',
};
const read = (path: string): Promise<Uint8Array> => {
  const text = files[path];
  return text === undefined
    ? Promise.reject(new Error(`${path} answered 404`))
    : Promise.resolve(new TextEncoder().encode(text));
};

describe('the source of an export', () => {
  it("has the edited template instead of the example's, with the Lottie player if the edited one needs it", async () => {
    const edited = {
      project: projectWith({ type: 'lottie', source: 'animation' }),
      actions: '() => ({ main: {} })',
      module: 'export const actions = () => ({ main: {} });',
    };
    expect(await loadSource('test', read, { edited })).toMatchObject({
      ...edited,
      runtime: {
        scripts: { html: '/* html */', ograf: '/* ograf */' },
        lottie: 'var keyfillLottie;',
      },
    });
    expect((await loadSource('test', read)).runtime.lottie).toBeUndefined();
  });

  it('only has the runtime that is asked for', async () => {
    const source = await loadSource('test', read, { kinds: ['ograf'] });
    expect(source.runtime.scripts).toEqual({ ograf: '/* ograf */' });
  });

  it("says what to do if the runtime can't be loaded", async () => {
    const failing = (path: string): Promise<Uint8Array> =>
      path.endsWith('.js') ? Promise.reject(new TypeError('Failed to fetch')) : read(path);
    const loading = loadSource('test', failing);
    await expect(loading).rejects.toThrow(ExportError);
    await expect(loading).rejects.toThrow(
      `The runtime for this template can’t be loaded (Failed to fetch). Reload the page and try again.`,
    );
  });
});
