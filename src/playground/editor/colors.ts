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

class Swatch extends WidgetType {
  constructor(readonly color: string) {
    super();
  }

  override eq(other: Swatch): boolean {
    return other.color === this.color;
  }

  override toDOM(): HTMLElement {
    const swatch = document.createElement('span');
    swatch.className = 'kf-swatch';
    swatch.ariaHidden = 'true';
    swatch.style.backgroundColor = this.color;
    return swatch;
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
