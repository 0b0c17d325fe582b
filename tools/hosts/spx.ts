import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../shared/free-port.ts';
import { readFiles, writeFiles } from './files.ts';
import { createScratch, folderOf, PATIENCE, startProgram } from './program.ts';

export interface SpxItem {
  readonly itemID: string;
  readonly project: string;
  readonly relpath?: string;
  readonly playserver?: string;
  readonly playchannel?: string;
  readonly steps?: string | number;
  readonly webplayout: string;
  readonly playlayer: string;
  readonly DataFields: readonly {
    readonly field?: string;
    readonly ftype: string;
    readonly title?: string;
    readonly value: unknown;
  }[];
}

type Fields = Readonly<Record<string, string>>;

/** SPX's folder for a show, by the format of its templates. */
const SHOWS = { SPX: 'html', OGRAF: 'ograf' } as const;

/** Installs SPX's packages in its folder. */
export function installSpx(folder: string): void {
  const omitted = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...omitted], { cwd: folder, stdio: 'pipe' });
  // The xlsx that the registry has is older than what node-xlsx expects. It finds the file system on its own.
  const file = path.join(folder, 'node_modules/node-xlsx/dist/index.cjs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('(0, import_xlsx.set_fs)(fs);', ''));
}

const configuration = (scratch: string, port: number) => ({
  general: {
    username: '',
    password: '',
    hostname: 'KEYFILL-TEST',
    greeting: '',
    langfile: 'english.json',
    loglevel: 'info',
    launchBrowser: false,
    apikey: '',
    logfolder: `${scratch}/LOG/`,
    dataroot: `${scratch}/DATAROOT/`,
    templatesource: 'spx-ip-address',
    port,
    disableConfigUI: false,
    disableLocalRenderer: false,
    disableOpenFolderCommand: true,
    disableSeveralControllersWarning: true,
    hideRendererCursor: false,
    resolution: 'HD',
    preview: 'selected',
    renderer: 'normal',
    autoplayLocalRenderer: true,
    recents: [],
  },
  casparcg: { servers: [] },
  osc: { enable: false, port: 57121 },
  globalExtras: { customscript: '/ExtraFunctions/demoFunctions.js', CustomControls: [] },
});

/** A file that SPX writes may be incomplete, so it's read until it's as expected. */
async function until<Found>(read: () => Found | undefined, problem: string): Promise<Found> {
  const latest = Date.now() + PATIENCE;
  while (Date.now() < latest) {
    try {
      const found = read();
      if (found !== undefined) return found;
    } catch {
      // Half a file isn't JSON.
    }
    await sleep(50);
  }
  throw new Error(problem);
}

interface Rundown {
  readonly templates?: readonly SpxItem[];
}

/** Starts SPX with an empty folder for its shows. */
export async function startSpx() {
  const program = folderOf('spx', installSpx);
  const scratch = createScratch('spx');
  const assets = path.join(scratch, 'ASSETS');
  for (const name of ['ExtraFunctions', 'plugins'])
    cpSync(path.join(program, 'ASSETS', name), path.join(assets, name), { recursive: true });
  for (const name of ['templates', 'media/images', 'csv', 'excel'])
    mkdirSync(path.join(assets, name), { recursive: true });
  mkdirSync(path.join(scratch, 'DATAROOT'));
  symlinkSync(path.join(program, 'locales'), path.join(scratch, 'locales'));
  const port = await freePort();
  writeFileSync(path.join(scratch, 'config.json'), JSON.stringify(configuration(scratch, port)));
  const url = `http://127.0.0.1:${port}`;
  const script = path.join(program, 'server.js');
  const start = { script, cwd: scratch, scratch, port, url: `${url}/api/v1/version` };
  const { close } = await startProgram(start);

  async function post(address: string, body: object): Promise<void> {
    const response = await fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`SPX: ${address} ${response.status}: ${text.slice(0, 300)}`);
  }

  const showFolder = (show: string): string => path.join(scratch, 'DATAROOT', show);
  const rundownFile = (show: string): string => path.join(showFolder(show), 'data/r1.json');
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Rundown;
  const rundown = (): SpxItem[] =>
    Object.values(SHOWS)
      .filter((show) => existsSync(rundownFile(show)))
      .flatMap((show) =>
        (readJson(rundownFile(show)).templates ?? []).map((item) => ({ ...item, project: show })),
      );

  function edit(item: SpxItem, change: (stored: SpxItem) => object): SpxItem {
    const file = rundownFile(item.project);
    const stored = readJson(file);
    const templates = (stored.templates ?? []).map((one) =>
      one.itemID === item.itemID ? { ...one, ...change(one) } : one,
    );
    writeFileSync(file, JSON.stringify({ ...stored, templates }, null, 2));
    return rundown().find(({ itemID }) => itemID === item.itemID) ?? item;
  }

  let imports = 0;
  /** Imports a template into its show as SPX's own page does, and adds it to the rundown. */
  async function importTemplate(
    source: string,
    { format = source.endsWith('.html') ? 'SPX' : 'OGRAF' }: { format?: 'SPX' | 'OGRAF' } = {},
  ): Promise<SpxItem[]> {
    const show = SHOWS[format];
    imports += 1;
    const folder = path.join(assets, 'templates', `t${imports}`);
    const files = readFiles(source);
    writeFiles(files, folder);
    const depthOf = (name: string): number => name.split('/').length;
    const isTemplate = format === 'SPX' ? /\.html?$/i : /\.ograf\.json$/;
    const found = Object.keys(files).filter((name) => isTemplate.test(name));
    const depth = Math.min(...found.map(depthOf));
    if (found.length === 0) throw new Error(`${source} contains no template for ${format}`);
    if (!existsSync(showFolder(show))) {
      await post('/shows/', { foldername: show, format });
      await post(`/show/${show}`, { filebasename: 'r1' });
    }
    const profile = path.join(showFolder(show), 'profile.json');
    const imported = () => readJson(profile).templates?.length ?? 0;
    const known = new Set(rundown().map(({ itemID }) => itemID));
    for (const name of found.filter((one) => depthOf(one) === depth)) {
      const file = path.join(folder, name);
      const before = imported();
      await post(`/show/${show}/config`, {
        command: 'addtemplate',
        curFolder: path.dirname(file),
        template: path.basename(file),
        showFolder: show,
      });
      const count = await until(
        () => (imported() > before ? imported() : undefined),
        `SPX didn't import ${name}`,
      );
      await post(`/gc/${show}/r1/`, {
        command: 'addItemToRundown',
        foldername: show,
        listname: 'r1',
        datafile: rundownFile(show),
        templateindex: count - 1,
      });
    }
    return until(() => {
      const added = rundown().filter(({ itemID }) => !known.has(itemID));
      return added.length > 0 ? added : undefined;
    }, "SPX didn't add the template to the rundown");
  }

  const send = (command: string, item: SpxItem, more: object): Promise<void> =>
    post('/gc/playout', { command, datafile: rundownFile(item.project), epoch: item.itemID, ...more });
  const playout = (command: string) => (item: SpxItem) =>
    send(command, item, { prepopulated: 'false', forceFileReadOnce: true });

  return {
    url,
    rendererUrl: `${url}/renderer`,
    controllerUrl: (format: 'SPX' | 'OGRAF' = 'SPX') => `${url}/gc/${SHOWS[format]}/r1`,
    importTemplate,
    play: playout('play'),
    next: playout('next'),
    stop: playout('stop'),
    /** Stores values in the rundown. The next `play` sends them. */
    setFields: (item: SpxItem, fields: Fields) =>
      edit(item, ({ DataFields }) => ({
        DataFields: DataFields.map((one) => ({ ...one, value: fields[one.field ?? ''] ?? one.value })),
      })),
    setLayer: (item: SpxItem, layer: number) =>
      edit(item, () => ({ webplayout: String(layer), playlayer: String(layer) })),
    // SPX's Update button requests no format of the template, so the renderer assumes OGraf and fails.
    update: (item: SpxItem, fields: Fields) =>
      send('update', item, {
        prepopulated: 'true',
        relpath: item.relpath,
        playserver: item.playserver ?? '-',
        playchannel: item.playchannel ?? '1',
        playlayer: item.playlayer,
        webplayout: item.webplayout,
        fields: Object.entries(fields).map(([field, value]) => ({ field, value })),
        projectFormat: item.project === SHOWS.OGRAF ? 'OGRAF' : 'SPX',
      }),
    close,
  };
}

export type Spx = Awaited<ReturnType<typeof startSpx>>;
