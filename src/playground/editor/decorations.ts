import type { Extension } from '@codemirror/state';
import { Decoration, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A color in quotes, as template files have it. */
const COLOR = /(?<=")(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s.,%/]+\))(?=")/giu;

/** Shows a swatch before each color of a JSON text. */
export const colors = new MatchDecorator({
  regexp: COLOR,
  decoration: ([color]) =>
    Decoration.mark({ class: 'kf-swatch', attributes: { style: `--swatch:${color}` } }),
});

/** Tells the styles how deep each line is, so the rest of a line that wraps is a little deeper. */
export const indents = new MatchDecorator({
  regexp: /^ +/g,
  decorate(add, from, _to, [{ length }], { state: { doc } }) {
    const line = Decoration.line({ attributes: { style: `--depth:${length}ch` } });
    // A part of a very long line is read like a line.
    if (doc.lineAt(from).from === from) add(from, from, line);
  },
});

/** Decorates what a pattern matches, where it's in view. */
export const decorate = (matches: MatchDecorator): Extension =>
  ViewPlugin.define(
    (view) => ({
      shown: matches.createDeco(view),
      update(update: ViewUpdate) {
        this.shown = matches.updateDeco(update, this.shown);
      },
    }),
    { decorations: ({ shown }) => shown },
  );
