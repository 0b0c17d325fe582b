import type { Extension } from '@codemirror/state';
import {
  Decoration,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';

/** A color in quotes, as template files have it. */
const COLOR = /(?<=")(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s.,%/]+\))(?=")/giu;

/** Returns the six digits that a color input accepts, and the opacity that it can't show; undefined for rgb(). */
function hexOf(color: string): { readonly value: string; readonly alpha: string } | undefined {
  if (!color.startsWith('#')) return undefined;
  const digits = color.length > 5 ? color.slice(1) : color.slice(1).replace(/./gu, '$&$&');
  return { value: `#${digits.slice(0, 6).toLowerCase()}`, alpha: digits.slice(6) };
}

/** A swatch before a color. A click opens the browser's color input; with the keyboard, readers change the text. */
class Swatch extends WidgetType {
  constructor(readonly color: string) {
    super();
  }

  override eq(other: Swatch): boolean {
    return other.color === this.color;
  }

  override toDOM(view: EditorView): HTMLElement {
    const hex = hexOf(this.color);
    const swatch = document.createElement(hex ? 'input' : 'span');
    swatch.className = 'kf-swatch';
    swatch.ariaHidden = 'true';
    swatch.style.backgroundColor = this.color;
    if (hex && swatch instanceof HTMLInputElement) {
      swatch.type = 'color';
      swatch.value = hex.value;
      swatch.tabIndex = -1;
      swatch.addEventListener('change', () => {
        const from = view.posAtDOM(swatch);
        const insert = swatch.value + hex.alpha;
        view.dispatch({ changes: { from, to: from + this.color.length, insert }, userEvent: 'input' });
      });
    }
    return swatch;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const matches = new MatchDecorator({
  regexp: COLOR,
  decorate: (add, from, _to, [color]) =>
    add(from, from, Decoration.widget({ widget: new Swatch(color), side: -1 })),
});

/** Shows a swatch before each color of a JSON text. */
export const swatches = (): Extension =>
  ViewPlugin.fromClass(
    class {
      shown: DecorationSet;

      constructor(view: EditorView) {
        this.shown = matches.createDeco(view);
      }

      update(update: ViewUpdate): void {
        this.shown = matches.updateDeco(update, this.shown);
      }
    },
    { decorations: ({ shown }) => shown },
  );
