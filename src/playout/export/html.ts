import { fieldKinds } from '../definition/fields.ts';
import { toGdd } from '../definition/gdd.ts';
import { slugOf } from '../definition/general.ts';
import { toSpx } from '../definition/spx.ts';
import { embedFiles } from './embed.ts';
import { lottieOf, scriptOf, toBytes, type ExportFile, type ExportSource } from './source.ts';
import { toHtml, toScript, toScriptJson } from './text.ts';

/** What differs between the HTML exports. */
export interface HtmlTarget {
  /** Whether the file is for SPX: its definition comes first, and what SPX escapes is decoded. */
  readonly isSpx: boolean;
}

/**
 * The template as one page: no other file, no network, classic scripts only, so that it runs from `file://` by a double
 * click as it does in CasparCG.
 *
 * Order in the head: the definition for SPX, alone in the first script, as SPX runs the scripts of a page without a screen and
 * loses a definition when anything before it in its script fails; then GDD as data; nothing of it runs.
 * The code stands at the end of the body, since it fills the body. It starts nothing where there is no screen: a promise
 * that fails in a page of jsdom would end the process of SPX that reads it.
 */
export function toPage(source: ExportSource, { isSpx }: HtmlTarget): string {
  const { project, runtime, actions } = source;
  const script = scriptOf(source, 'html');
  const lottie = lottieOf(source);
  const spx = `<script>\nwindow.SPXGCTemplateDefinition = ${toScriptJson(toSpx(project), 2)};\n</script>\n`;
  const options = [
    `isSpx: ${isSpx}`,
    ...(isSpx ? [`fields: ${toScriptJson(fieldKinds(project))}`] : []),
    ...(lottie === undefined ? [] : ['lottie: keyfillLottie.lottie']),
  ].join(', ');
  return `<!DOCTYPE html>
<!-- Keyfill runtime ${runtime.version} -->
<html lang="en">
<head>
${isSpx ? spx : ''}<meta charset="utf-8">
<title>${toHtml(project.name)}</title>
<script name="graphics-data-definition" type="application/json+gdd">
${toScriptJson(toGdd(project), 2)}
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
${lottie === undefined ? '' : `${toScript(lottie).trim()}\n`}const project = ${toScriptJson(embedFiles(source))};
const actions = ${toScript(actions).trim()};
keyfillRuntime.mountHtml(project, actions, { ${options} });
})();
</script>
</body>
</html>
`;
}

/** The page as a file. */
export function toPageFile(source: ExportSource, target: HtmlTarget): ExportFile {
  return {
    name: `${slugOf(source.project.name)}.html`,
    type: 'text/html',
    bytes: toBytes(toPage(source, target)),
  };
}
