import { fieldKinds } from '../definition/fields.ts';
import { toGdd } from '../definition/gdd.ts';
import { slugOf } from '../definition/general.ts';
import { toSpx } from '../definition/spx.ts';
import { toConstants } from './constants.ts';
import { embedFiles, licenseComments } from './embed.ts';
import { lottieOf, scriptOf, toBytes, type ExportFile, type ExportSource } from './source.ts';
import { toHtml, toScript, toScriptJson } from './text.ts';
import { product } from '../../product.ts';

/** The differences between the HTML exports. */
interface HtmlTarget {
  /** Whether the file is for SPX. If so, the SPX definition comes first, and SPX's entities are decoded. */
  readonly isSpx: boolean;
}

/**
 * Returns the template as one page. It only uses classic scripts and doesn't need other files or a network,
 * so a double-click plays it from `file://` just as CasparCG does.
 *
 * In the head, the definition for SPX comes first, alone in its script: SPX runs a page's scripts without a
 * screen, and it loses the definition if anything before it in the same script fails. GDD follows as data,
 * which never runs. The code is at the end of the body, because it fills the body. Without a screen, it
 * doesn't start anything: in jsdom, a rejected promise would end the SPX process that reads the page.
 */
export function toPage(source: ExportSource, { isSpx }: HtmlTarget): string {
  const { project, runtime, actions } = source;
  const script = scriptOf(source, 'html');
  const lottie = lottieOf(source);
  const player = lottie === undefined ? '' : `${toScript(lottie).trim()}\n`;
  const spx = `<script>\nwindow.SPXGCTemplateDefinition = ${toScriptJson(toSpx(project))};\n</script>\n`;
  const options = [
    `isSpx: ${isSpx}`,
    ...(isSpx ? [`fields: ${toScriptJson(fieldKinds(project))}`] : []),
    ...(lottie === undefined ? [] : ['lottie: keyfillLottie.lottie']),
  ].join(', ');
  return `<!DOCTYPE html>
<!-- ${product.name} runtime ${runtime.version} -->
<html lang="en">
<head>
${isSpx ? spx : ''}<meta charset="utf-8">
<title>${toHtml(project.name)}</title>
<script name="graphics-data-definition" type="application/json+gdd">
${toScriptJson(toGdd(project))}
</script>
<style>html, body { margin: 0; background: transparent; overflow: hidden; }</style>
</head>
<body>
<script>
(() => {
'use strict';
// SPX reads the definition in a page without a screen: nothing may start there.
if (typeof requestAnimationFrame !== 'function') return;
${toScript(script).trim()}
${player}${toConstants('project', embedFiles(source))}
const actions = ${toScript(actions).trim()};
keyfillRuntime.mountHtml(project, actions, { ${options} });
})();
</script>
${licenseComments(source)}</body>
</html>
`;
}

/** Returns the page as a file. */
export const toPageFile = (source: ExportSource, target: HtmlTarget): ExportFile => ({
  // Files for two systems in one folder can be told apart.
  name: `${slugOf(source.project.name)}${target.isSpx ? '-spx' : ''}.html`,
  type: 'text/html',
  bytes: toBytes(toPage(source, target)),
});
