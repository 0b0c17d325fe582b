// `npm start` runs this instead of the command `docusaurus`. If the configuration, a sidebar, or other
// content can't be loaded, the terminal and the browser show what's wrong, and the preview continues when a
// file is saved. The framework would exit, and show later errors only in the terminal.
import { readdirSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

process.env.NODE_ENV ??= 'development';
const loader = createRequire(import.meta.url)('@docusaurus/core/lib/server/index.js');
const siteDir = process.cwd();
const { load } = loader;

/** What's wrong, where, and what to do. */
function errorText(error) {
  const messages = [];
  for (let cause = error; cause !== undefined; cause = cause.cause) {
    const message = cause.message ?? String(cause);
    // The framework repeats causes.
    if (!messages.join().includes(message)) messages.push(message);
  }
  const places = String(error.cause?.stack ?? error.stack).split('\n');
  const place = places.find((line) => line.includes(siteDir) && !line.includes('node_modules'));
  if (place !== undefined && !messages.join().includes(place)) messages.push(place.trim());
  messages.push('Fix the mistake and save the file. The preview then continues on its own.');
  return stripVTControlCharacters(messages.join('\n')).replaceAll(`${siteDir}/`, '');
}

/** Shows an error in the pages that are open, see `preview-state.ts`. */
function showInPages(text) {
  const state = globalThis[Symbol.for('page-problems.preview')]?.get(siteDir);
  if (state === undefined || state.siteError === text) return;
  state.siteError = text;
  state.onChange?.();
}

let text;
const errorPage = createServer(({ headers }, response) => {
  // Another site's name could lead here, and its page could then read this.
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? ''))
    return void response.writeHead(403).end();
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<title>The preview can't start</title>
<pre style="white-space: pre-wrap">${escaped}</pre>
<script>
  async function look(known) {
    const { ok, text } = await fetch(location.href).then(
      async (answer) => ({ ok: answer.ok, text: await answer.text() }),
      () => ({ ok: false, text: known }),
    );
    if (ok || (known !== undefined && text !== known)) location.reload();
    else setTimeout(look, 500, text);
  }
  void look();
</script>`);
});
// If another program uses the port, only the terminal shows the error.
errorPage.on('error', () => undefined);

const [, port = process.env.PORT ?? 3000] = /\s(?:--port|-p)[= ](\d+)/.exec(process.argv.join(' ')) ?? [];

/** Watches what a site is made of. */
function watchFiles() {
  const folders = readdirSync(siteDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|build|node_modules|static|test)/.test(entry.name))
    .map(({ name }) => name);
  let stop;
  const saved = new Promise((resolve) => {
    const watchers = [
      watch(siteDir, resolve),
      ...folders.map((name) => watch(name, { recursive: true }, resolve)),
    ];
    stop = () => watchers.forEach((watcher) => watcher.close());
  });
  return { saved, stop };
}

loader.load = async (options) => {
  for (;;) {
    // Somebody may save a file while it's loading.
    const { saved, stop } = watchFiles();
    try {
      const site = await load(options);
      errorPage.close();
      errorPage.closeAllConnections();
      loader.load = reload;
      return site;
    } catch (error) {
      text = errorText(error);
      console.error(`[ERROR] ${text}`);
      if (!errorPage.listening) errorPage.listen(Number(port), 'localhost');
      await saved;
      // An editor may write a file in several steps.
      await setTimeout(200);
    } finally {
      stop();
    }
  }
};

let loading = Promise.resolve();

/** The framework loads the site at each save. If an earlier load ended later, pages would become older. */
function reload(options) {
  const next = loading.then(() => loadAndReport(options));
  loading = next.catch(() => undefined);
  return next;
}

async function loadAndReport(options) {
  try {
    const site = await load(options);
    showInPages(undefined);
    return site;
  } catch (error) {
    showInPages(errorText(error));
    throw error;
  }
}

await import('@docusaurus/core/bin/docusaurus.mjs');
