import { expect, test, type Page } from '@playwright/test';
import { bundleText, openRuntime, ORIGIN } from '../runtime-page/open.ts';
import { shot } from '../runtime-page/pixels.ts';

/** A host's page that sets every property on every element, as SPX sets `overflow` and `box-sizing` on `*`. */
const declarations = (important: string): string =>
  [
    'box-sizing: content-box',
    'margin: 7px',
    'padding: 11px',
    'border: 3px dotted lime',
    'outline: 2px solid lime',
    'overflow: hidden',
    'display: inline-flex',
    'float: right',
    'font: italic 900 31px/3 monospace',
    'line-height: 3',
    'letter-spacing: 9px',
    'word-spacing: 20px',
    'text-align: right',
    'text-indent: 40px',
    'text-transform: uppercase',
    'text-shadow: 3px 3px lime',
    'white-space: pre',
    'writing-mode: vertical-rl',
    'direction: rtl',
    'color: lime',
    'background: #0f03',
    'filter: hue-rotate(90deg) blur(2px)',
    'mix-blend-mode: difference',
    'clip-path: inset(10px)',
    'max-width: 120px',
    'max-height: 90px',
    'min-width: 30px',
    'fill: lime',
    'stroke: lime',
    'transition: all 2s',
    'columns: 3',
    'zoom: 1.1',
  ]
    .map((declaration) => `${declaration}${important};`)
    .join(' ');

const EXAMPLES = ['lower-third', 'full-screen', 'looping-background', 'station-logo'];

/** A module that shows an example permanently and without motion, as the picture of one frame. */
const source = (example: string, adapter: string): string => `
  import {${adapter}} from './src/runtime/index.ts';
  import {lottie} from './src/runtime/lottie.ts';
  import {project} from './src/examples/${example}/template.ts';
  const resolve = (url) => /^(data:|https?:)/.test(url) ? url : new URL('/examples/' + url, location.href).href;
  const still = {...project, compositions: project.compositions.map((one) => ({...one, frameActions: []}))};
  const options = {resolve, lottie: async () => lottie};`;

const style = (css: string): string => `<style id="hostile">${css}</style>`;

/** Opens a host's page with these styles. `script` is the graphic. */
async function openHost(page: Page, css: string, script = ''): Promise<void> {
  const plain = '<style>html,body{margin:0;background:#234}</style>';
  await openRuntime(page, {
    more: {
      '/host.html': `<!doctype html><meta charset="utf-8">${plain}${style(css)}<body><script src="/script.js"></script></body>`,
      '/script.js': script,
    },
  });
  await page.goto(`${ORIGIN}/host.html`);
}

/** The picture of an example's frame 60. */
async function pictureOf(page: Page, example: string, host: 'html' | 'ograf', css: string): Promise<Buffer> {
  const script = await bundleText(
    host === 'html'
      ? `${source(example, 'mountHtml')} window.template = mountHtml(still, () => ({}), options);`
      : `${source(example, 'createOgrafGraphic')}
         customElements.define('hostile-test', createOgrafGraphic(still, () => ({}), options));
         const graphic = document.createElement('hostile-test');
         graphic.style.cssText = 'position:absolute;left:0;top:0;width:960px;height:540px';
         document.body.append(graphic);
         window.ready = graphic.load({renderType: 'non-realtime'})
           .then(() => graphic.setActionsSchedule({schedule: [{timestamp: 0, action: {type: 'playAction', params: {}}}]}))
           .then(() => graphic.goToTime({timestamp: 1200}));`,
    'iife',
  );
  await openHost(page, css, script);
  if (host === 'html')
    await page.evaluate(`template.load().then(() => template.seek(60)).then(() => template.settled())`);
  else await page.evaluate('ready');
  await page.evaluate('document.fonts.ready');
  return shot(page);
}

for (const host of ['html', 'ograf'] as const) {
  for (const important of ['', ' !important']) {
    test(`a hostile stylesheet${important} changes nothing in a graphic, as ${host}`, async ({ page }) => {
      // An OGraf graphic can't undo what the page does to the elements around it and next to it.
      const all = host === 'html' ? '*' : '*:not(html, body, head, head *, script)';
      // The page's background belongs to the host, so the test keeps it.
      const css = `${all}, body div, svg, svg *, span { ${declarations(important)} }
        html, body { background: #234 !important; }`;
      await openHost(page, '');
      const empty = await shot(page);
      for (const example of EXAMPLES) {
        const calm = await pictureOf(page, example, host, '');
        expect(calm.equals(empty), `${example} shows nothing`).toBe(false);
        const hostile = await pictureOf(page, example, host, css);
        expect(hostile.equals(calm), `${example} looks different`).toBe(true);
      }
    });
  }
}
