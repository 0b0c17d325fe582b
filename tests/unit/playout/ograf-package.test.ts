import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { OgrafManifest } from '../../../src/playout/definition/ograf-manifest.ts';
import { exportTemplate } from '../../../src/playout/hosts.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';

async function manifestOf(source: ExportSource): Promise<OgrafManifest> {
  const [zip] = await exportTemplate(source, 'ograf');
  const files = unzipSync(zip?.bytes ?? new Uint8Array());
  const path = Object.keys(files).find((name) => name.endsWith('.ograf.json')) ?? '';
  return JSON.parse(new TextDecoder().decode(files[path])) as OgrafManifest;
}

it('the version of a package is the same for the same content', async () => {
  const versions = await Promise.all([1, 2].map(async () => manifestOf(await loadExample('full-screen'))));
  expect(versions[0]).toEqual(versions[1]);
});

it("the version of a package and its module's name change with any content", async () => {
  const source = await loadExample('full-screen');
  const { project } = source;
  const [address = '', bytes = new Uint8Array()] = [...source.files][0] ?? [];
  const other = await Promise.all(
    [
      source,
      { ...source, actions: '() => ({ })' },
      { ...source, project: { ...project, name: 'Full-Screen' } },
      { ...source, project: { ...project, templateDefinition: { description: 'New' } } },
      { ...source, files: new Map([...source.files, [address, bytes.map((byte) => byte ^ 1)]]) },
    ].map(manifestOf),
  );
  expect(new Set(other.map(({ version }) => version)).size).toBe(other.length);
  expect(new Set(other.map(({ main }) => main)).size).toBe(other.length);
  expect(new Set(other.map(({ id }) => id))).toEqual(new Set([other[0]?.id]));
});
