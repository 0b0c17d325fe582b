// The look that all social cards share.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { product } from '../../src/product.ts';
import { siteDir } from '../shared/site-dir.ts';
import { logo } from './mark.ts';
import type { Brand } from './tokens.ts';
import { escapeHtml } from '../../src/shared/escape-html.ts';

/** In px, the size that sites with link previews ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** A page of a card's size, whose title shrinks to three lines. `behind` is SVG for the site's own card. */
export async function cardPage(
  { title, line, behind = '' }: { title: string; line: string; behind?: string },
  { dark }: Brand,
): Promise<string> {
  const font = await readFile(path.join(siteDir, 'src/css/fonts/archivo-basic.woff2'), 'base64');
  const { paper, ink, inkSoft, fill, onFill } = dark;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; font-weight: 400 600; src: url(data:font/woff2;base64,${font}) }
* { box-sizing: border-box; margin: 0 }
body { inline-size: ${CARD_SIZE.width}px; block-size: ${CARD_SIZE.height}px; padding: 72px; overflow: hidden;
  background: ${paper}; color: ${ink}; font: 400 32px/1.2 Archivo }
.behind { position: absolute; inset: -28px auto auto 565px; inline-size: 672px; block-size: 672px }
.brand { display: flex; align-items: center; gap: 24px; font-size: 44px; letter-spacing: -1px }
.brand svg { inline-size: 72px; block-size: 72px; margin-inline-start: -4px }
.brand span { color: ${inkSoft} }
main { position: absolute; inset-inline: 72px; inset-block-end: 72px }
h1 { inline-size: fit-content; max-inline-size: 100%; padding: 20px 32px 24px; background: ${fill};
  color: ${onFill}; font-size: 76px; font-weight: 600; line-height: 1.08; letter-spacing: -2px;
  text-wrap: balance }
.behind ~ main { inset-block-end: 91px }
.behind ~ main h1 { max-inline-size: 760px; font-size: 68px }
p { inline-size: fit-content; margin-inline-start: 32px; padding: 14px 28px 16px;
  border: 3px solid ${ink}; border-block-start: 0 }
</style>${behind}
<div class="brand">${logo({ key: ink, fill })}<b>${escapeHtml(product.name)}
<span style="font-weight:400">Docs</span></b></div>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p></main>
<script>
const fit = () => {
  const title = document.querySelector('h1');
  for (let size = 76; size > 40 && title.offsetHeight > size * 1.08 * 3 + 50; size -= 2)
    title.style.fontSize = size + 'px';
};
const fonts = [400, 600].map((weight) => document.fonts.load(weight + ' 32px Archivo'));
globalThis.isFitted = Promise.all(fonts).then(fit);
</script>`;
}
