import { indexFileName } from '../shared/versionKey';
import { DevIndex, type DevSite } from './devIndex';

/** The members of the development server that are used. */
interface DevServer {
  readonly app?: {
    get(path: string, handler: (request: unknown, response: Response) => void): void;
  };
}

interface Response {
  statusCode: number;
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

interface State {
  site: DevSite | undefined;
  readonly index: DevIndex;
}

/**
 * The handlers of the development server outlive the plugin: after every change of the site Docusaurus makes
 * a new plugin, but keeps the server. So both meet here, by the folder of the site.
 */
const STATES = Symbol.for('local-search.development');

function stateOf(siteDir: string): State {
  const store = globalThis as { [STATES]?: Map<string, State> };
  const states = (store[STATES] ??= new Map<string, State>());
  const state = states.get(siteDir) ?? { site: undefined, index: new DevIndex() };
  states.set(siteDir, state);
  return state;
}

/** Tells the development server what the site consists of now. */
export function updateDevSite(site: DevSite): void {
  stateOf(site.siteDir).site = site;
}

/** Answers requests for index files from the sources. */
export function serveIndexes(
  server: DevServer,
  siteDir: string,
  baseUrl: string,
  keys: readonly string[],
): void {
  for (const key of keys) {
    server.app?.get(`${baseUrl}${indexFileName(key)}`, (_request, response) => {
      void answer(stateOf(siteDir), key, response);
    });
  }
}

async function answer({ site, index }: State, key: string, response: Response): Promise<void> {
  try {
    if (!site) {
      throw new Error('The site is still loading.');
    }
    const body = JSON.stringify(await index.indexOf(key, site));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(body);
  } catch (error) {
    response.statusCode = 503;
    response.end(error instanceof Error ? error.message : String(error));
  }
}
