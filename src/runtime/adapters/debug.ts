import { createNode } from '../dom/view.ts';
import type { Template } from '../template.ts';

/** The invoke command that shows the debug view. */
export const DEBUG_COMMAND = 'keyfillDebug';

/** Whether the address of the page asks for the debug view. */
export const isDebugAsked = (address: string): boolean => /[?&]keyfill-debug(?:[=&#]|$)/.test(address);

/** Lets the debug view come and go. */
export interface DebugView {
  readonly toggle: (isShown?: boolean) => void;
  readonly isShown: () => boolean;
}

/**
 * Makes the debug view of a template: version, host, data received and last error, on the graphic.
 *
 * @param host - Name of the playout system, for people.
 */
export function createDebugView(template: Template, host: string): DebugView {
  const node = createNode(
    'pre',
    'position:absolute;left:5%;top:5%;max-width:90%;margin:0;padding:16px;background:#000d;color:#fff;font:20px/1.4 monospace;white-space:pre-wrap;overflow-wrap:anywhere',
  );
  let leave: (() => void) | undefined;
  const write = (): void => {
    const { keyfill, lastData, lastError } = template;
    let received = lastData;
    try {
      if (typeof lastData !== 'string') received = JSON.stringify(lastData);
    } catch {
      // Data that hold themselves were reported already.
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
    isShown: () => leave !== undefined,
    toggle(isShown = !leave) {
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
