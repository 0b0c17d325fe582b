import { createNode, PLACED } from './view.ts';

/**
 * Creates the place of a template in a host element.
 * @param resized - Called when the stage's size changes, or when it's first shown.
 */
export function createStage(host: HTMLElement, resized: () => void) {
  const isPage = host === document.body;
  const root = createNode(
    'div',
    `all:initial;direction:ltr;display:block;position:${isPage ? 'fixed' : 'relative'};inset:0;width:100%;` +
      'height:100%;overflow:hidden;contain:layout style;pointer-events:none;user-select:none',
  );
  const frame = createNode('div', `${PLACED}transform-origin:0 0`);
  root.append(frame);
  let observer: ResizeObserver | undefined;
  return {
    root,
    /** Adds the main composition and scales it uniformly to the root from then on. */
    mount(composition: HTMLElement, width: number, height: number): void {
      frame.append(composition);
      host.append(root);
      const fit = (): void => {
        const scale = Math.min(root.clientWidth / width, root.clientHeight / height);
        if (!(scale > 0)) return;
        const [left, top] = [
          (root.clientWidth - width * scale) / 2,
          (root.clientHeight - height * scale) / 2,
        ];
        frame.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
        resized();
      };
      observer = new ResizeObserver(fit);
      observer.observe(root);
      fit();
    },
    remove(): void {
      observer?.disconnect();
      root.remove();
    },
  };
}
