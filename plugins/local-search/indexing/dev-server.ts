import { indexFileName } from '../shared/version-key.ts';
import { DevIndex, type DevSite } from './dev-index.ts';

/** The parts of the development server that are used here. */
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
 * The development server's handlers outlive the plugin: after every change of the site, Docusaurus creates a
 * new plugin but keeps the server. So both share this state, by the site's folder.
 */
const STATES = Symbol.for('local-search.development');

function stateOf(siteDir: string): State {
  const store = globalThis as { [STATES]?: Map<string, State> };
  const states = (store[STATES] ??= new Map<string, State>());
  const state = states.get(siteDir) ?? { site: undefined, index: new DevIndex() };
  states.set(siteDir, state);
  return state;
}

/** Gives the development server the current content of the site. */
export function updateDevSite(site: DevSite): void {
  stateOf(site.siteDir).site = site;
}

/** Answers requests for index files with indexes made from the sources. */
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
