import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../shared/free-port.ts';
import { zipOf } from './files.ts';
import { createScratch, folderOf, PATIENCE, startProgram } from './program.ts';

/** How long a page of the renderer may take to connect, in milliseconds. */
const LONGEST_CONNECT = 10_000;

/** Starts ograf-server, which also serves its renderer. */
export async function startOgrafServer() {
  const program = folderOf('ograf-server');
  const scratch = createScratch('ograf-server');
  // The server keeps its graphics in the folder in which it runs, and finds its pages next to it.
  const cwd = path.join(scratch, 'server');
  mkdirSync(cwd);
  symlinkSync(path.join(program, 'server/public'), path.join(cwd, 'public'));
  symlinkSync(path.join(program, 'renderer-layer'), path.join(scratch, 'renderer-layer'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const script = path.join(program, 'server/server.cjs');
  const { close } = await startProgram({ script, cwd, scratch, port, url: `${url}/ograf/v1/` });

  async function request<Result>(method: string, address: string, body?: FormData | object): Promise<Result> {
    const isForm = body instanceof FormData;
    const response = await fetch(url + address, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(body !== undefined && !isForm && { headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address} ${response.status}: ${text.slice(0, 500)}`);
    return (text === '' ? undefined : JSON.parse(text)) as Result;
  }

  /** Waits until a page of the renderer has connected. */
  async function connected(id: string): Promise<void> {
    const latest = Date.now() + LONGEST_CONNECT;
    while (Date.now() < latest) {
      const { renderers } = await request<{ renderers: { id: string }[] }>('GET', '/ograf/v1/renderers');
      if (renderers.some((renderer) => renderer.id === `renderer-${id}`)) return;
      await sleep(100);
    }
    throw new Error(`no page of the renderer has connected as ${id}`);
  }

  return {
    rendererUrl: (id: string) => `${url}/renderer/renderer-layer/index.html?id=${id}&name=${id}`,
    /** @param source - A folder, or a ZIP file. */
    async upload(source: string) {
      const form = new FormData();
      form.append(
        'graphic',
        new Blob([Buffer.from(zipOf(source))], { type: 'application/zip' }),
        'graphic.zip',
      );
      const address = '/serverApi/internal/graphics/graphic';
      return (await request<{ graphics: { id: string }[] }>('POST', address, form)).graphics;
    },
    /** Loads a graphic on a page of the renderer. Waits until the page has connected. */
    async load(graphicId: string, { data = {}, layer, id }: { data?: unknown; layer: number; id: string }) {
      await connected(id);
      const renderTarget = { layerId: `layer-${layer}` };
      const base = `/ograf/v1/renderers/renderer-${encodeURIComponent(id)}/target/graphicInstance`;
      const { graphicInstanceId } = await request<{ graphicInstanceId: string }>('POST', `${base}/load`, {
        renderTarget,
        graphicId,
        params: { data },
      });
      const act = (action: string, params: object) =>
        request<{ readonly statusCode: number }>('POST', `${base}/${action}`, {
          renderTarget,
          graphicInstanceId,
          params,
        });
      return {
        play: (params = {}) => act('playAction', params),
        stop: (params = {}) => act('stopAction', params),
        update: (values: unknown) => act('updateAction', { data: values }),
        clear: () => request<unknown>('PUT', `${base}/clear`, { filters: [{ renderTarget }] }),
      };
    },
    close,
  };
}

export type OgrafServer = Awaited<ReturnType<typeof startOgrafServer>>;
