// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { metaOf } from '../../../src/player/meta.ts';
import { makeDownload } from '../../../src/player/on-demand/make-download.ts';
import { firstState, showOriginal } from '../../../src/player/player-state.ts';
import type { Session } from '../../../src/player/session/session.ts';
import { stillSession } from '../../../src/player/session/useSnapshot.ts';
import { openEditing, write } from '../../../src/playground/editing/editing.ts';
import { lookOf, travel } from '../../../src/playground/editing/look.ts';
import { runOriginal } from '../../../src/playground/editing/run.ts';
import { colorsOf, recolor } from '../../../src/playground/look/model/colors.ts';
import { projectOf } from '../../../src/playground/model/check.ts';
import { DRAFTS_KEY } from '../../../src/playground/model/drafts/saved-draft.ts';
import { toCode } from '../../../src/playground/model/share/codec.ts';
import type { Draft } from '../../../src/playground/model/draft.ts';
import { originalOf } from '../../../src/playground/model/original.ts';
import { initialData } from '../../../src/playout/definition/fields.ts';
import { PLAYOUT_HOSTS } from '../../../src/playout/hosts.ts';
import { createStore } from '../../../src/shared/store.ts';
import { staticFile } from '../../../tools/shared/static-file.ts';
import { exampleFile } from './model/texts.ts';
import { memory } from '../helpers/memory.ts';

beforeEach(() => {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">`;
  vi.stubGlobal('fetch', async (address: string) => new Response(readFileSync(staticFile(address))));
});
afterEach(() => void (document.head.innerHTML = ''));

const [host] = PLAYOUT_HOSTS;

/** Returns a file for a playout system as text. */
async function downloaded(template: Parameters<typeof makeDownload>[0]): Promise<string> {
  const [file] = await makeDownload(template, host, '/');
  return new TextDecoder().decode(file?.bytes);
}

it('puts a look on the stage and into downloads, with the code that ran, and takes both back', async () => {
  const example = exampleFile('lower-third');
  const { project } = example;
  const data = initialData(project);
  const store = createStore(firstState('lower-third', data));
  const session = { ...stillSession(0), open: async () => undefined, run: () => undefined } satisfies Session;
  store.change({ original: () => ({ session, project, opening: { data, frame: 0 } }) });
  showOriginal(store);
  const options = { name: 'lower-third', meta: metaOf('lower-third'), host: document.body, baseUrl: '/' };
  const editing = openEditing({ ...options, store, example, original: originalOf(example) });
  write(editing, 'actions', `${example.source}// Not run`);
  expect(store.get().draft).toBe('different');

  const { draft } = editing.state.get();
  const look = lookOf(editing, draft, projectOf(draft.template)!, {});
  const [color] = colorsOf(look.project);
  look.edit('color 0', recolor(color!.uses, '#12ab34'));
  await vi.waitFor(() => expect(store.get().shown?.session).not.toBe(session));
  const changed = await downloaded(store.get());
  expect(changed).toContain('#12ab34');
  expect(changed).not.toContain('// Not run');

  travel(editing, 'undo');
  await vi.waitFor(async () => expect(await downloaded(store.get())).not.toContain('#12ab34'));
  runOriginal(editing);
  expect(store.get().shown?.session).toBe(session);
  expect(() => look.edit('color 1', recolor(color!.uses, '#12ab35'))).not.toThrow();
  expect(() => look.edit('color 2', recolor(color!.uses, '#12ab36'))).toThrow('changed in the meantime');
});

it('keeps an earlier version when links open in new tabs', async () => {
  const example = exampleFile('lower-third');
  const options = { name: 'tabs', meta: metaOf('lower-third'), host: document.body, baseUrl: '/' };
  const store = createStore(firstState('lower-third', {}));
  const changes = { data: '{"own": 1}' };
  vi.stubGlobal('localStorage', memory({ [DRAFTS_KEY]: JSON.stringify({ tabs: { changes } }) }));
  let before: readonly Draft[] = [];
  for (let count = 0; count < 8; count += 1) {
    sessionStorage.clear();
    vi.resetModules();
    const tab = await import('../../../src/playground/editing/editing.ts');
    window.location.hash = `#edit-tabs=${toCode({ data: `{"link": ${count}}` })}`;
    ({ before } = tab.openEditing({ ...options, store, example, original: originalOf(example) }).state.get());
  }
  window.location.hash = '';
  expect(before.map(({ data }) => data)).toEqual([changes.data]);
});
