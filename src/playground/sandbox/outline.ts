import type { Keyfill } from '../../runtime/index.ts';
import type { StagePoint } from './messages.ts';

type Composition = Keyfill['mainComposition'];
type Layer = Composition['layers'][number];

const layersIn = ({ layers }: Composition): readonly Layer[] =>
  layers.flatMap((layer) =>
    layer.element.type === 'composition' ? [layer, ...layersIn(layer.element.composition)] : [layer],
  );

/** Returns the box of a layer; of a text, only its letters, because its box may reach far over a plate. */
function boxOf({ type, domNode }: Layer['element']): DOMRect {
  if (type !== 'text') return domNode.getBoundingClientRect();
  const letters = document.createRange();
  letters.selectNodeContents(domNode);
  return letters.getBoundingClientRect();
}

/** Returns the place before a letter of a text, or its end while it doesn't have that many. */
function caretOf(domNode: Element, offset: number): DOMRect {
  const nodes = document.createTreeWalker(domNode, NodeFilter.SHOW_TEXT);
  let [text, rest] = [nodes.nextNode() as Text | null, offset];
  while (text && rest > text.length) {
    const next = nodes.nextNode() as Text | null;
    if (!next) break;
    [text, rest] = [next, rest - text.length];
  }
  if (!text) return domNode.getBoundingClientRect();
  const place = document.createRange();
  place.setStart(text, Math.min(rest, text.length));
  return place.getBoundingClientRect();
}

const isVisible = (node: Element): boolean =>
  // Browsers without this method only miss that a layer is transparent.
  !('checkVisibility' in node) || node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The width of the line around a box, in pixels: white between two dark ones. */
const LINE = 3.5;

/** Creates a line around a box. The selected one has square marks at its corners, the others are thin. */
function createBox(isSelected: boolean): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText =
    'position:absolute;z-index:1;pointer-events:none;' +
    `box-shadow:0 0 0 1px #14161a,0 0 0 ${isSelected ? 2.5 : 2}px #fff,0 0 0 ${LINE}px #14161a;`;
  for (const corner of isSelected ? ['left top', 'right top', 'left bottom', 'right bottom'] : []) {
    const mark = document.createElement('i');
    mark.style.cssText =
      'position:absolute;box-sizing:border-box;width:var(--mark);height:var(--mark);' +
      'border:1px solid #14161a;background:#fff;';
    for (const edge of corner.split(' '))
      mark.style.setProperty(edge, `calc(${-LINE / 2}px - var(--mark) / 2)`);
    box.append(mark);
  }
  return box;
}

/**
 * Creates the outline of a stage.
 * @param host - The element that the template fills.
 * @param keyfill - Returns the template that's in it.
 */
export function createOutline(host: HTMLElement, keyfill: () => Keyfill | undefined) {
  let lines: readonly HTMLElement[] = [];
  const caret = document.createElement('div');
  caret.dataset['caret'] = '';
  caret.style.cssText =
    'position:absolute;z-index:1;pointer-events:none;width:2px;background:#fff;box-shadow:1px 0 #000;';
  let wanted: readonly string[] = [];
  let offset: number | undefined;
  let next = 0;

  function draw(): void {
    if (wanted.length === 0 || !host.isConnected) return caret.remove();
    const all = keyfill()?.compositions.flatMap(({ layers }) => layers) ?? [];
    const layers = wanted.map((wantedId) => all.find(({ id }) => id === wantedId));
    const [layer] = layers;
    const stage = host.getBoundingClientRect();
    for (const [index, line] of lines.entries()) {
      const element = layers[index]?.element;
      const box = element && boxOf(element);
      line.hidden = !box || box.width + box.height === 0;
      if (box) {
        const { style } = line;
        // A line around all of the stage would be outside.
        const [left, top] = [Math.max(LINE, box.left - stage.left), Math.max(LINE, box.top - stage.top)];
        const [right, bottom] = [stage.width - LINE, stage.height - LINE];
        style.setProperty('--mark', `${stage.width < 320 ? 0 : Math.min(8, stage.width / 80)}px`);
        style.left = `${left}px`;
        style.top = `${top}px`;
        style.width = `${Math.max(0, Math.min(right, box.right - stage.left) - left)}px`;
        style.height = `${Math.max(0, Math.min(bottom, box.bottom - stage.top) - top)}px`;
      }
      if (line.parentElement !== host) host.append(line);
    }
    caret.hidden = layer?.element.type !== 'text' || offset === undefined;
    if (layer?.element.type === 'text' && offset !== undefined) {
      const place = caretOf(layer.element.domNode, offset);
      caret.style.left = `${place.x - stage.x}px`;
      caret.style.top = `${place.y - stage.y}px`;
      caret.style.height = `${place.height}px`;
      if (caret.parentElement !== host) host.append(caret);
    }
    next = requestAnimationFrame(draw);
  }

  return {
    /**
     * Outlines layers from now on, wherever they move. The first one is selected, or empty.
     * @param place - The place of the caret in the first layer's text, if the reader types there.
     */
    outline(layers: readonly string[], place?: number): void {
      // Each one is placed again in each frame.
      [wanted, offset] = [layers.slice(0, 20), place];
      for (const line of lines) line.remove();
      lines = wanted.map((_, index) => createBox(index === 0));
      cancelAnimationFrame(next);
      draw();
    },
    /**
     * Returns the ID of a point's topmost visible layer. Nested compositions are as visible as their layers.
     */
    pick({ x, y }: StagePoint): string | undefined {
      const found = keyfill();
      if (!found) return undefined;
      const stage = host.getBoundingClientRect();
      const [left, top] = [stage.x + x, stage.y + y];
      return [...layersIn(found.mainComposition)].reverse().find(({ element }) => {
        const box = boxOf(element);
        const isThere = left >= box.left && left <= box.right && top >= box.top && top <= box.bottom;
        return isThere && element.type !== 'composition' && isVisible(element.domNode);
      })?.id;
    },
  };
}
