// The worker of the offline copy. It's only registered for readers who have asked for a copy.
import { PrecacheController } from 'workbox-precaching';
import {
  cachePrefix,
  type CacheStatus,
  type Manifest,
  type Missing,
  type Progress,
  type ToWorker,
  type VersionChange,
} from '../shared.ts';
import { linkSheet } from '../link-sheet.ts';
import { addressOf, isPageOfSite, isSiteScript } from './addresses.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const MANIFEST: Manifest;
declare const self: WorkerScope;

type InstallEvent = Parameters<PrecacheController['install']>[0];

const manifest = MANIFEST;
const total = manifest.entries.length;
/** The hashes of files that have the same name in every version. */
const integrities = new Map(
  manifest.entries.flatMap(({ url, revision, integrity }) => (revision === null ? [] : [[url, integrity]])),
);
/** The number of files between two progress reports. */
const step = 10;
let done = 0;
/** The files that couldn't be saved in the last attempt. */
const problems = new Map<string, Missing['cause']>();
/** Whether one missing file makes the attempt fail. A new version must not replace a complete copy. */
let isStrict = false;

const cacheName = cachePrefix + self.registration.scope;
const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      requestWillFetch: async ({ request }) => {
        if ([...problems.values()].includes('full')) throw new Error('Nothing else fits.');
        return request;
      },
      cacheWillUpdate: async ({ response }) => {
        if (response.status >= 400) return null;
        const { status, headers } = response;
        return headers.get('content-type')?.startsWith('text/html')
          ? new Response(linkSheet(await response.text()), { status, headers })
          : response;
      },
      handlerDidError: async ({ request, error }) => {
        problems.set(new URL(request.url).pathname, await causeOf(error, request));
        return isStrict ? undefined : Response.error();
      },
      handlerDidComplete: async () => {
        done += 1;
        if (done % step === 0 || done === total) await notifyPages({ type: 'offline-progress', done, total });
      },
    },
  ],
});
// With `integrity`, a file from another build is refused.
controller.addToCacheList([...manifest.entries]);

self.addEventListener('install', (event) => {
  isStrict = self.registration.active !== null;
  void save(event);
});

self.addEventListener('activate', (event) => {
  void controller.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = (event.data ?? {}) as Partial<ToWorker>;
  const [port] = event.ports;
  // The reader has chosen the new version.
  if (message.type === 'SKIP_WAITING') event.waitUntil(switchPages());
  else if (message.type === 'NAME_FRAMED') port?.postMessage(manifest.framed);
  else if (message.type === 'HOLDS') port?.postMessage(hasFiles(message.addresses));
  else if (message.type === 'HOW_MUCH_IS_KEPT')
    event.waitUntil(cacheStatus().then((status) => port?.postMessage(status)));
  else if (message.type === 'NAME_MISSING') port?.postMessage(missing());
  else if (message.type === 'SAVE_MISSING')
    event.waitUntil(saveMissing(event).then((isComplete) => port?.postMessage(isComplete)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const address = addressOf(url.pathname, manifest.baseUrl);
  const isPage = request.mode === 'navigate';
  const target = isPage ? manifest.redirects[address] : undefined;
  if (target !== undefined) {
    event.respondWith(Response.redirect(new URL(target + url.search, url).href));
    return;
  }
  const key = controller.getCacheKeyForURL(address);
  if (key !== undefined) {
    event.respondWith(
      cachedResponse(key, address).catch(() => (isPage ? changedPage(request) : Response.error())),
    );
  } else if (isPage) {
    event.respondWith(handleUnknownPage(request));
  } else if (request.destination === 'script' && isSiteScript(address, manifest.baseUrl)) {
    event.respondWith(handleUnknownScript(request));
  }
});

const hasFile = (address: string): boolean => controller.getCacheKeyForURL(address) !== undefined;

/** Whether each address is a file of this version. If the list is longer than the version, one isn't. */
const hasFiles = (addresses: unknown): boolean =>
  Array.isArray(addresses) &&
  addresses.length <= total &&
  addresses.every((address) => typeof address === 'string' && hasFile(address));

/** Requests that arrive while the work is running share its result, so any number of them costs the same. */
function shared<Given extends unknown[], Result>(
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...given) => {
    running ??= work(...given).finally(() => (running = undefined));
    return running;
  };
}

const cacheStatus = shared(readCacheStatus);
const switchPages = shared(() => Promise.all([notifyPages({ type: 'offline-change' }), self.skipWaiting()]));

/** Names are enough: only whole, correct files are stored. Opening a missing cache would create it. */
async function readCacheStatus(): Promise<CacheStatus> {
  if (!(await caches.has(cacheName))) return 'nothing';
  const names = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  const keys = [...controller.getURLsToCacheKeys().values()];
  if (keys.every((one) => names.has(one))) return 'all';
  return keys.some((one) => names.has(one)) ? 'parts' : 'nothing';
}

/** Fetches files that the cache has lost, because browsers don't reinstall a worker that they have. */
const saveMissing = shared(async (event: InstallEvent): Promise<boolean> => {
  isStrict = false;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  await save({ type: 'install', waitUntil } as InstallEvent);
  return (await readCacheStatus()) === 'all';
});

/** Saves the files that aren't in the cache. */
function save(event: InstallEvent): Promise<unknown> {
  done = 0;
  problems.clear();
  return controller.install(event);
}

/** The browser reports a changed file like one that couldn't be loaded, so this asks again without a hash. */
async function causeOf({ name }: Error, { url }: Request): Promise<Missing['cause']> {
  if (name === 'QuotaExceededError' || [...problems.values()].includes('full')) return 'full';
  const hasArrived = await fetch(url, { cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return hasArrived ? 'changed' : 'unreachable';
}

/** The files that couldn't be saved in the last attempt, with the cause that matters most. */
function missing(): Missing {
  const causes = [...problems.values()];
  const cause = (['full', 'changed'] as const).find((one) => causes.includes(one)) ?? 'unreachable';
  return { addresses: [...problems.keys()], cause };
}

/** Returns this version's file. If the browser doesn't have it, it's loaded if it's from this version. */
async function cachedResponse(key: string, address: string): Promise<Response> {
  const found = await caches.match(key);
  return found ?? fetch(address, { integrity: integrities.get(address), cache: 'no-cache' });
}

/** Returns a page that couldn't be saved because it changes on its way, if it runs this version's scripts. */
async function changedPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  const text = await answer?.clone().text();
  const scripts = manifest.entries.filter(({ url }) => /\/(?:runtime~)?main\.[0-9a-f]+\.js$/.test(url));
  return answer && scripts.every(({ url }) => text?.includes(url)) ? answer : notFound();
}

/** Refuses pages of other versions, whose scripts would run with this version's indexes and pictures. */
async function handleUnknownPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return (await isPageOfSite(answer.clone())) ? await notFound() : answer;
  } catch {
    return notFound();
  }
}

/** Reloads a page of another version that was still loading its scripts when this version took over. */
async function handleUnknownScript(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok
    ? answer
    : new Response('location.reload();', { headers: { 'content-type': 'text/javascript' } });
}

/** Returns the not-found page, with the status that the host would use. */
async function notFound(): Promise<Response> {
  const page = await controller.matchPrecache(`${manifest.baseUrl}404.html`);
  return page === undefined
    ? Response.error()
    : new Response(page.body, { status: 404, headers: page.headers });
}

async function notifyPages(message: Progress | VersionChange): Promise<void> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  for (const client of clients) client.postMessage(message);
}
