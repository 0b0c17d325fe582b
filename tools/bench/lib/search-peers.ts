import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Lunr from 'lunr';
import { loadBundled } from './search-bundle.ts';

/**
 * The two plugins that ours is compared with. They're installed when the bench runs, so they aren't
 * dependencies.
 */
const PEERS = {
  cmfcmf: '@cmfcmf/docusaurus-search-local',
  easyops: '@easyops-cn/docusaurus-search-local',
};
/** A search that's compared with ours: addresses, best first, and the files of its index. */
interface Peer {
  name: string;
  search: (query: string) => Promise<string[]> | string[];
  files: string[];
}

/** The parts of Docusaurus's site data that are used here. */
interface SiteProps {
  routesPaths: readonly string[];
  generatedFilesDir: string;
  plugins: readonly { name: string; content: unknown; postBuild: (props: object) => Promise<void> }[];
}

/** The other peer's search worker. */
interface EasyopsWorker {
  fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  search: (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ) => Promise<{ document: { u: string; h?: string } }[]>;
}

const VERSIONS = { [PEERS.cmfcmf]: '2.0.1', [PEERS.easyops]: '0.55.2' };

/**
 * Installs both peers into a folder outside the site. They share the site's Docusaurus and React.
 * @returns what went wrong, or null
 */
export function fetchPeers(folder: string, siteDir: string): string | null {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const required = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
  const args = ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', ...required];
  const { status, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 900_000,
  });
  if (status !== 0) {
    const lines = (error?.message ?? stderr).split('\n').filter((line) => /error/i.test(line));
    return lines[0] ?? 'npm ended with an error';
  }
  for (const name of ['@docusaurus', 'react', 'react-dom']) {
    const place = path.join(folder, 'node_modules', name);
    if (!existsSync(place)) symlinkSync(path.join(siteDir, 'node_modules', name), place, 'junction');
  }
  return null;
}

/** Lets both peers index the pages that are already built, and returns functions that call their searches. */
export async function startPeers({
  folder,
  siteDir,
  buildDir,
}: {
  folder: string;
  siteDir: string;
  buildDir: string;
}): Promise<Peer[]> {
  const props = await loadSiteWith(folder, siteDir);
  // One of the peers adds a results page, which isn't built here.
  const routesPaths = props.routesPaths.filter((route) => route !== '/search');
  const outDirs: Record<string, string> = {};
  for (const name of Object.values(PEERS)) {
    const outDir = path.join(folder, `built-by-${name.slice(1, name.indexOf('/'))}`);
    cpSync(buildDir, outDir, {
      recursive: true,
      filter: (file) => file.endsWith('.html') || statSync(file).isDirectory(),
    });
    const plugin = props.plugins.find((one) => one.name === name);
    await plugin?.postBuild({ ...props, routesPaths, outDir, content: plugin?.content, head: {} });
    outDirs[name] = outDir;
  }
  return [
    startCmfcmf(folder, outDirs[PEERS.cmfcmf] ?? ''),
    await startEasyops(folder, outDirs[PEERS.easyops] ?? '', props.generatedFilesDir),
  ];
}

/** The site's own configuration with both peers in place of our plugin, as Docusaurus loads it. */
async function loadSiteWith(folder: string, siteDir: string): Promise<SiteProps> {
  // Below the site's own packages, so that the preset is found, but separate from the output of a build at
  // the same time.
  const cache = path.join('node_modules', '.cache', 'search-bench');
  const configFile = path.join(siteDir, cache, 'docusaurus.config.ts');
  mkdirSync(path.dirname(configFile), { recursive: true });
  const moduleOf = (name: string) => JSON.stringify(path.join(folder, 'node_modules', name));
  const easyopsOptions = {
    hashed: false,
    indexPages: true,
    docsRouteBasePath: ['user-guide', 'api'],
    docsDir: ['user-guide', 'api'],
    searchResultLimits: 8,
  };
  writeFileSync(
    configFile,
    `import path from 'node:path';
import site from ${JSON.stringify(path.join(siteDir, 'docusaurus.config.ts'))};
const at = (name) => (name.startsWith('.') ? path.resolve(${JSON.stringify(siteDir)}, name) : name);
const plugins = site.plugins
  .map((one) => (Array.isArray(one) ? [at(one[0]), ...one.slice(1)] : at(one)))
  .filter((one) => !String(Array.isArray(one) ? one[0] : one).includes('local-search'));
export default {
  ...site,
  plugins: [...plugins, [${moduleOf(PEERS.cmfcmf)}, { indexPages: true }]],
  themes: [[${moduleOf(PEERS.easyops)}, ${JSON.stringify(easyopsOptions)}]],
};
`,
  );
  process.env['NODE_ENV'] = 'production';
  process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] = path.join(cache, 'generated');
  const { load } = createRequire(path.join(siteDir, 'package.json'))('@docusaurus/core/lib/server') as {
    load: (options: object) => Promise<SiteProps | { props: SiteProps }>;
  };
  const { props } = await load({ siteDir, config: configFile }).then((site) =>
    'props' in site ? site : { props: site },
  );
  return props;
}

function indexFiles(outDir: string): string[] {
  return readdirSync(outDir)
    .filter((file) => /^search-index.*\.json$/.test(file))
    .map((file) => path.join(outDir, file));
}

/**
 * Queries its indexes the way its search bar does: each field exactly and with a trailing wildcard, with
 * equal boosts.
 */
function startCmfcmf(folder: string, outDir: string): Peer {
  const lunr = createRequire(path.join(folder, 'package.json'))(
    path.join(folder, 'node_modules', PEERS.cmfcmf, 'lib/lunr.js'),
  ) as typeof Lunr;
  // It loads the keys of the page's own filters. Its list files are never requested.
  const files = indexFiles(outDir).filter((file) => /-(?:default|docs-[^/]*)\.json$/.test(file));
  const indexes = files.map((file) => {
    const { documents, index } = JSON.parse(readFileSync(file, 'utf8')) as {
      documents: { id: number; sectionRoute: string }[];
      index: object;
    };
    return { byId: new Map(documents.map((one) => [String(one.id), one])), index: lunr.Index.load(index) };
  });
  const boosts = { title: 5, content: 1, tags: 3 };
  return {
    name: PEERS.cmfcmf,
    files,
    search(query: string) {
      const terms = lunr.tokenizer(query).map(String);
      const hits = indexes.flatMap(({ byId, index }) => {
        const found = index.query((builder) => {
          for (const [field, boost] of Object.entries(boosts)) {
            for (const wildcard of [lunr.Query.wildcard.NONE, lunr.Query.wildcard.TRAILING]) {
              builder.term(terms, { fields: [field], boost, wildcard });
            }
          }
        });
        return found.map(({ ref, score }) => ({ score, address: byId.get(ref)?.sectionRoute ?? '' }));
      });
      return hits.sort((a, b) => b.score - a.score).map((hit) => hit.address);
    },
  };
}

/** Runs the code of its search worker. */
async function startEasyops(folder: string, outDir: string, generatedFilesDir: string): Promise<Peer> {
  const stub = path.join(folder, 'comlink-stub.mjs');
  writeFileSync(stub, 'export const expose = () => undefined; export const wrap = expose;');
  const { SearchWorker } = await loadBundled<{ SearchWorker: new () => EasyopsWorker }>({
    entry: path.join(folder, 'node_modules', PEERS.easyops, 'dist/client/client/theme/worker.js'),
    outDir: path.join(folder, 'bundles'),
    name: 'easyops',
    alias: { comlink: stub, '@generated': generatedFilesDir },
  });
  const worker = new SearchWorker();
  const files = indexFiles(outDir);
  // Its worker doesn't need anything else from a page.
  globalThis.location ??= { origin: 'http://localhost' } as Location;
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async () => new Response(readFileSync(files[0] ?? '', 'utf8'));
  await worker.fetchIndexes('/', '');
  globalThis.fetch = fetchBefore;
  return {
    name: PEERS.easyops,
    files,
    async search(query: string) {
      const results = await worker.search('/', '', query, 8);
      return results.map(({ document }) => document.u + (document.h ?? ''));
    },
  };
}
