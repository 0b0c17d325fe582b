import { loaded, page, routesFor, section } from './helpers.ts';

/** Pages like those in a guide. */
export const guide = loaded(
  page('Animation', 'Keyframes move elements. The installation takes a moment.'),
  page('Text element', 'Shows a text; call measure() to measure it.', { tags: ['caption', 'lower third'] }),
  page('Crawler', 'Runs a headline along the bottom.', { tags: ['news ticker'] }),
  page('CasparCG', 'CG 1-10 ADD 0 lower-third 1. The template is loaded and played.'),
  page('Looping', 'Ends, and begins again.'),
);
/** Pages like those in a reference. */
export const api = loaded(
  page('keyfill', 'The global object.', {
    sections: [
      section('keyfill', 'The global object.'),
      section('useOnUpdate(key, callback)', "keyfill.useOnUpdate('_name', (key, value, next) => next());"),
      section('Corners', 'border-radius in CSS, borderRadius here. Café, Élan, 29.97 fps.'),
    ],
  }),
  page('goToAndPlay', 'this.goToAndPlay(0) starts again.'),
);

/** The routes that a query finds in both indexes, best first. */
export function find(query: string): string[] {
  return routesFor(query, guide, api);
}
