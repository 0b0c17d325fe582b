import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runtimePath, variantOf, type Variant } from '../../../src/playout/export/runtime-parts.ts';
import {
  createManualClock,
  type ActionsFactory,
  type mountHtml,
  type ProjectDefinition,
} from '../../../src/runtime/index.ts';
import { EXAMPLES, loadExample } from '../playout/examples.ts';
import { addBrowserFeatures } from '../helpers/setup-browser.ts';
import { composition, FRAME, project, rectangle } from './support.ts';

const STATIC = path.resolve(import.meta.dirname, '../../../static');

/** The script that exports include. `stale.test.ts` checks that it's up to date with the sources. */
const exportedRuntime = (variant: Variant): string =>
  readFileSync(path.join(STATIC, runtimePath('html', variant)), 'utf8');

let whole = '';

beforeAll(async () => {
  // One example sends requests to a server, and reports it if there's no answer.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { bundle } = (await import('../../../tools/runtime/bundle.ts' as string)) as {
    bundle: (options: object) => Promise<string>;
  };
  whole = await bundle({
    contents: "export { mountHtml } from './src/runtime/index.ts';",
    globalName: 'keyfillRuntime',
  });
}, 120_000);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Mounts a template in its own page, using a script's runtime. */
function mount(script: string, definition: ProjectDefinition, actions?: ActionsFactory) {
  const { window } = new JSDOM('', { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  addBrowserFeatures(window as unknown as typeof globalThis);
  const clock = createManualClock();
  const start = window.eval(`${script}; keyfillRuntime.mountHtml`) as typeof mountHtml;
  return { template: start(definition, actions, { clock }), clock, body: window.document.body };
}

/** Everything that a template shows while it's played, sought, and stopped, every few frames, and its last report. */
async function framesShown(
  script: string,
  definition: ProjectDefinition,
  actions: ActionsFactory,
): Promise<readonly string[]> {
  const { template, clock, body } = mount(script, definition, actions);
  await template.load();
  const shown: string[] = [];
  const ids = new Set<string>();
  const run = (frames: number): void => {
    for (let frame = 0; frame < frames; frame += 7) {
      clock.advance(7 * FRAME, FRAME);
      // The page's styles can't reach the template, because it's in a shadow root.
      const inside = body.querySelector('body > div')?.shadowRoot?.innerHTML ?? '';
      shown.push(inside.replace(/keyfill0\.\d+/g, (id) => `id${[...ids.add(id)].indexOf(id)}`));
    }
  };
  const fields = definition.templateDefinition?.fields ?? [];
  template.update(Object.fromEntries(fields.map(({ key }, index) => [key, `${index}: é`])));
  template.play();
  run(200);
  template.next();
  run(100);
  template.play();
  run(50);
  template.stop();
  run(100);
  template.seek(30);
  run(7);
  template.remove();
  return [...shown, template.lastError ?? 'nothing reported'];
}

describe("a runtime without the features that a template doesn't need", () => {
  it.each(EXAMPLES)('shows the same as the complete runtime: %s', async (name) => {
    const { project: definition, actions } = await loadExample(name);
    const shown = await framesShown(exportedRuntime(variantOf(definition)), definition, actions);
    expect(new Set(shown).size).toBeGreaterThan(5);
    expect(shown).toEqual(await framesShown(whole, definition, actions));
  });

  it('refuses a template that needs more, instead of showing only part of it', () => {
    const layers = (more: object): { layers: [ReturnType<typeof rectangle>] } => ({
      layers: [rectangle('a', more)],
    });
    const nested = project(
      composition(layers({ element: { type: 'composition', composition: 'b' } })),
      composition({ id: 'b' }),
    );
    const drawn = project(composition(layers({ element: { type: 'path', data: 'M0 0' } })));
    const masked = project(composition(layers({ masks: [{ id: 'm', shape: 'ellipse' }] })));
    expect(() => mount(exportedRuntime('masks'), nested)).toThrow(
      'this runtime doesn\'t support "composition"',
    );
    expect(() => mount(exportedRuntime('masks'), drawn)).toThrow('this runtime doesn\'t support "path"');
    expect(() => mount(exportedRuntime('lottie'), masked)).toThrow('this runtime doesn\'t support "masks"');
    for (const one of [nested, drawn, masked])
      expect(() => mount(exportedRuntime('full'), one)).not.toThrow();
  });
});
