import { createNode } from '../dom/view.ts';
import type { Template } from '../template.ts';

/** The invoke command that shows the debug view. */
export const DEBUG_COMMAND = 'keyfillDebug';

/** Whether the page's address asks for the debug view. */
export const isDebugRequested = (address: string): boolean => /[?&]keyfill-debug(?:[=&#]|$)/.test(address);

/**
 * Creates a template's debug view: version, host, received data, and last error on the graphic.
 * @param host - The name of the playout system, as people know it.
 */
export function createDebugView(template: Template, host: string) {
  const node = createNode(
    'pre',
    'position:absolute;left:5%;top:5%;max-width:90%;margin:0;padding:16px;background:#000d;color:#fff;' +
      'font:20px/1.4 monospace;white-space:pre-wrap;overflow-wrap:anywhere',
  );
  let leave: (() => void) | undefined;
  const write = (): void => {
    const { keyfill, lastData, lastError } = template;
    let received = lastData;
    try {
      if (typeof lastData !== 'string') received = JSON.stringify(lastData);
    } catch {
      // Circular data has already been reported.
    }
    const text = [
      `Keyfill runtime ${keyfill.version}`,
      `Host: ${host}`,
      `Received: ${String(received ?? 'nothing')}`,
      `Data: ${JSON.stringify(keyfill.templateData)}`,
      `Last error: ${lastError ?? 'none'}`,
    ].join('\n');
    if (node.textContent !== text) node.textContent = text;
  };
  return {
    isShown: (): boolean => leave !== undefined,
    toggle(isShown = !leave): void {
      leave?.();
      leave = undefined;
      node.remove();
      if (!isShown) return;
      leave = template.subscribe(write);
      template.root.append(node);
      write();
    },
  };
}

export type DebugView = ReturnType<typeof createDebugView>;
