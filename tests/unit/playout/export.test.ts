import { unzipSync } from 'fflate';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from '../../../src/playout/definition/fields.ts';
import { toSpx } from '../../../src/playout/definition/spx.ts';
import { exportTemplate, type Format } from '../../../src/playout/hosts.ts';
import { toPage } from '../../../src/playout/export/html.ts';
import { toModule } from '../../../src/playout/export/ograf-package.ts';
import { ExportError, type ExportSource } from '../../../src/playout/export/source.ts';
import { toConstants } from '../../../src/playout/export/constants.ts';
import { toScript, toScriptJson } from '../../../src/playout/export/text.ts';
import { toZip } from '../../../src/playout/export/zip.ts';
import { VERSION, type ProjectDefinition } from '../../../src/runtime/index.ts';
import { onlyShown } from '../../../src/examples/shapes.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';
import { product } from '../../../src/product.ts';
import type { OgrafManifest } from '../../../src/playout/definition/ograf-manifest.ts';
import { composition, layer, project as projectOf } from '../runtime/support.ts';

const NASTY = 'é 😀 </script><script>alert(1)</script> <!-- <script> \u2028 "quoted" \\ & \'x\'';

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** A project in which every string tries to break out of the page. */
const project: ProjectDefinition = {
  ...projectOf(
    composition({
      name: NASTY,
      layers: [
        layer(NASTY, { type: 'text', key: '_a', content: NASTY }),
        layer('B', { type: 'image-loader', source: 'pictures/a.png', placeholder: 'logo' }),
      ],
    }),
  ),
  name: NASTY,
  resources: [
    { id: 'logo', type: 'image', url: 'pictures/logo.svg' },
    { id: 'far', type: 'image', url: 'https://pictures.example/far.png' },
    { id: 'row', type: 'image-sequence', urls: ['pictures/a.png', 'pictures/b.png'] },
  ],
  templateDefinition: { description: NASTY },
};

const file = (name: string): [string, Uint8Array] => [name, new Uint8Array([1, 2, 255])];
const source: ExportSource = {
  project,
  actions: `(keyfill) => ({ main: { composition() { this.nasty = ${JSON.stringify(NASTY)}; } } })`,
  module: 'export const actions = () => ({});',
  runtime: {
    version: '9.9.9',
    scripts: { html: 'var keyfillRuntime = {mountHtml: (...all) => { window.mounted = all; }};' },
  },
  files: new Map(['pictures/logo.svg', 'pictures/a.png', 'pictures/b.png'].map(file)),
};

function run(page: string): JSDOM['window'] {
  const virtualConsole = new VirtualConsole();
  return new JSDOM(page, { runScripts: 'dangerously', pretendToBeVisual: true, virtualConsole }).window;
}

it('writes what occurs more than once in a project once, and keeps its value', () => {
  const part = { [NASTY]: [NASTY, { 'a-b': null, c: 1, __proto__: [] }], left: undefined };
  const data = { one: part, two: [part, structuredClone(part)], empty: [], none: {} };
  const code = toConstants('data', data);
  expect(code.split('alert(1)')).toHaveLength(3);
  expect(code).not.toContain('</script');
  const value: unknown = new Function(`${code} return data;`)();
  expect(JSON.stringify(value)).toBe(JSON.stringify(data));
});

it.each(exampleNames().filter((name) => name !== 'looping-background'))(
  'exports %s to at most 150 kB, without its pictures and the Lottie player',
  async (name) => {
    const example = await loadExample(name);
    const shown = { ...example, project: onlyShown(example.project) };
    for (const format of ['casparcg', 'spx'] as const) {
      const [page] = await exportTemplate(shown, format);
      const own = text(page!.bytes).replace(/data:image\/[^"]*/g, '');
      expect(own.length, format).toBeLessThanOrEqual(150_000);
    }
  },
);

it("text in an export doesn't end the script that contains it", () => {
  expect(toScriptJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
  expect(JSON.parse(toScriptJson(NASTY))).toBe(NASTY);
  const code = toScript(`'</SCRIPT><!-- é'`);
  expect(code).not.toMatch(/<\/script|<!--|[^ -~]/i);
  expect(new Function(`return ${code}`)()).toBe('</SCRIPT><!-- é');
});

describe('the HTML exports', () => {
  it.each([false, true])('keep unusual text unchanged, using only ASCII (SPX: %s)', (isSpx) => {
    const page = toPage(source, { isSpx });
    expect(page).toMatch(/^[\n -~]*$/);
    expect(page).toContain(`<!-- ${product.name} runtime 9.9.9 -->`);
    const window = run(page);
    expect(window.document.title).toBe(NASTY);
    const [mounted, actions, options] = window['mounted'] as [ProjectDefinition, () => unknown, unknown];
    expect(JSON.parse(JSON.stringify(mounted.compositions[0]?.name))).toBe(NASTY);
    expect(JSON.stringify(options)).toBe(
      JSON.stringify({ isSpx, ...(isSpx && { fields: fieldKinds(project) }) }),
    );
    const own: { nasty?: string } = {};
    const compositionActions = (actions as (keyfill: unknown) => { main: { composition: () => void } })({});
    compositionActions.main.composition.call(own);
    expect(own.nasty).toBe(NASTY);
    expect(JSON.stringify(mounted)).not.toContain('pictures/');
    const definition = window['SPXGCTemplateDefinition'] as unknown;
    expect(definition === undefined ? undefined : JSON.parse(JSON.stringify(definition))).toEqual(
      isSpx ? toSpx(project) : undefined,
    );
  });

  it('say which file is missing', () => {
    expect(() => toPage({ ...source, files: new Map() }, { isSpx: false })).toThrow(
      new ExportError('The project uses the file pictures/a.png, but the file doesn’t exist.'),
    );
  });
});

it('a zip file has the same bytes at any time, and keeps the order of its files', () => {
  const files = new Map<string, string>([
    ['b.txt', 'b'],
    ['a/é.txt', 'a'.repeat(999)],
  ]);
  const bytes = toZip(files);
  expect(Buffer.compare(bytes, toZip(files))).toBe(0);
  expect(Object.keys(unzipSync(bytes))).toEqual(['b.txt', 'a/é.txt']);
  // 1980-01-01 00:00, the earliest moment that the format can store, in any time zone.
  expect([...bytes.subarray(10, 14)]).toEqual([0, 0, 33, 0]);
});

// One example with a Lottie file, one with pictures, and one with neither.
it.each(['looping-background', 'station-logo', 'lower-third'])(
  'the exports of %s contain the version and the licenses of fonts, and request nothing',
  async (name) => {
    const example = await loadExample(name);
    for (const format of ['casparcg', 'spx'] satisfies Format[]) {
      const [page] = await exportTemplate(example, format);
      expect(text(page?.bytes)).toContain(`<!-- ${product.name} runtime ${VERSION} -->`);
      const hasFonts = [...example.files.keys()].some((one) => one.endsWith('.woff2'));
      expect(text(page?.bytes).includes('SIL OPEN FONT LICENSE')).toBe(hasFonts);
      const { document } = new JSDOM(text(page?.bytes)).window;
      expect(document.querySelectorAll('[src], [href], script[type=module], iframe, link')).toHaveLength(0);
    }
    expect(toModule(example)).toContain(`// ${product.name} runtime ${VERSION}`);
  },
);

async function manifestOf(source: ExportSource): Promise<OgrafManifest> {
  const [zip] = await exportTemplate(source, 'ograf');
  const files = unzipSync(zip?.bytes ?? new Uint8Array());
  const path = Object.keys(files).find((name) => name.endsWith('.ograf.json')) ?? '';
  return JSON.parse(new TextDecoder().decode(files[path])) as OgrafManifest;
}

it("the version of a package and its module's name change with any content, and only then", async () => {
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
  expect(await manifestOf(await loadExample('full-screen'))).toEqual(other[0]);
  // DaVinci Resolve asks for it.
  expect(other[0]?.v_bmd.duration).toBeGreaterThan(0);
  expect(new Set(other.map(({ version }) => version)).size).toBe(other.length);
  expect(new Set(other.map(({ main }) => main)).size).toBe(other.length);
  expect(new Set(other.map(({ id }) => id))).toEqual(new Set([other[0]?.id]));
});
