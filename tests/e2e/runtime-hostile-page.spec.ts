import { expect, test, type Page } from '@playwright/test';
import { bundle } from '../../tools/shared/bundle.ts';
import { openRuntime, ORIGIN } from '../helpers/runtime-page/open.ts';
import { shot } from '../helpers/runtime-page/pixels.ts';

/** A host's page that sets all properties on all elements, as SPX sets `overflow` and `box-sizing` on `*`. */
const DECLARATIONS = `box-sizing: content-box; margin: 7px; padding: 11px; border: 3px dotted lime;
  outline: 2px solid lime; overflow: hidden; display: inline-flex; float: right;
  font: italic 900 31px/3 monospace; line-height: 3; letter-spacing: 9px; word-spacing: 20px;
  text-align: right; text-indent: 40px; text-transform: uppercase; text-shadow: 3px 3px lime;
  white-space: pre; writing-mode: vertical-rl; direction: rtl; color: lime; background: #0f03;
  filter: hue-rotate(90deg) blur(2px); mix-blend-mode: difference; clip-path: inset(10px);
  max-width: 120px; max-height: 90px; min-width: 30px; fill: lime; stroke: lime; transition: all 2s;
  columns: 3; zoom: 1.1;`.replaceAll(';', ' !important;');

/** A module that shows an example permanently and without motion, as the picture of one frame. */
const source = (example: string, adapter: string): string => `
  import {${adapter}} from './src/runtime/index.ts';
  import {lottie} from './src/runtime/lottie.ts';
  import {project} from './src/examples/${example}/template.ts';
  const isAbsolute = (url) => /^(data:|https?:)/.test(url);
  const resolve = (url) => isAbsolute(url) ? url : new URL('/examples/' + url, location.href).href;
  const still = {...project, compositions: project.compositions.map((one) => ({...one, frameActions: []}))};
  const options = {resolve, lottie: async () => lottie};`;

const HOSTS = {
  html: {
    example: 'full-screen',
    all: '*',
    script: (example: string) => `${source(example, 'mountHtml')}
      const template = mountHtml(still, () => ({}), options);
      window.ready = template.load().then(() => template.seek(60)).then(() => template.settled());`,
  },
  ograf: {
    example: 'looping-background',
    // It can't undo what the page does to the elements around it and next to it.
    all: '*:not(html, body, head, head *, script)',
    script: (example: string) => `${source(example, 'createOgrafGraphic')}
      customElements.define('hostile-test', createOgrafGraphic(still, () => ({}), options));
      const graphic = document.createElement('hostile-test');
      graphic.style.cssText = 'position:absolute;left:0;top:0;width:960px;height:540px';
      document.body.append(graphic);
      window.ready = graphic.load({renderType: 'non-realtime'})
        .then(() => graphic.setActionsSchedule({
          schedule: [{timestamp: 0, action: {type: 'playAction', params: {}}}],
        }))
        .then(() => graphic.goToTime({timestamp: 1200}));`,
  },
};

/** The picture of a host's page with these styles. `script` is the graphic. */
async function pictureOf(page: Page, css: string, script: string): Promise<Buffer> {
  const plain = '<style>html,body{margin:0;background:#234}</style>';
  await openRuntime(page, {
    more: {
      '/host.html':
        `<!doctype html><meta charset="utf-8">${plain}<style>${css}</style>` +
        '<body><script src="/script.js"></script></body>',
      '/script.js': script,
    },
  });
  await page.goto(`${ORIGIN}/host.html`);
  await page.evaluate('window.ready');
  await page.evaluate('document.fonts.ready');
  return shot(page);
}

for (const [host, { example, all, script }] of Object.entries(HOSTS)) {
  test(`a hostile stylesheet changes nothing in a graphic, as ${host}`, async ({ page }) => {
    // The page's background belongs to the host, so the test keeps it.
    const css = `${all}, body div, svg, svg *, span { ${DECLARATIONS} }
      html, body { background: #234 !important; }`;
    const empty = await pictureOf(page, '', '');
    const code = await bundle({ contents: script(example) });
    const calm = await pictureOf(page, '', code);
    expect(calm.equals(empty), `${example} shows nothing`).toBe(false);
    const hostile = await pictureOf(page, css, code);
    expect(hostile.equals(calm), `${example} looks different`).toBe(true);
  });
}
