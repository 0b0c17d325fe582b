// SPX's import in jsdom, the way SPX reads a template. The real SPX plays it, see host-checks.ts.
import { JSDOM, VirtualConsole } from 'jsdom';
import type { SpxDefinition } from '../../src/playout/definition/spx.ts';

/** What SPX finds in a template. It runs the scripts in jsdom without external resources. */
export function importAsSpx(bytes: Uint8Array) {
  const dom = new JSDOM(new TextDecoder().decode(bytes), {
    runScripts: 'dangerously',
    // Errors in other scripts don't matter, and SPX doesn't show them.
    virtualConsole: new VirtualConsole(),
  });
  const definition = dom.window['SPXGCTemplateDefinition'];
  const copy =
    definition === undefined ? undefined : (JSON.parse(JSON.stringify(definition)) as SpxDefinition);
  const isFirst = dom.window.document.head.querySelector('script')?.textContent?.includes('SPXGC') ?? false;
  dom.window.close();
  return { definition: copy, isFirst };
}
