import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';

/** A goal command shows the scorer below the board. */
export const actions: ActionsFactory = (keyfill) => {
  const fit = (shape: Composition): void => {
    fitTiles(keyfill, shape);
    const strip = shape.findLayerByName('Goal')?.element.composition;
    keyfill.useOnInvoke('goal', (argument, next) => {
      const text = strip?.findLayerByName('Goal text')?.element;
      if (text) text.content = typeof argument === 'string' ? argument : '';
      if (shape.isVisible) strip?.goToAndPlay(1);
      next();
    });
  };
  return {
    'score-bug': {
      composition() {
        fit(this);
      },
    },
    'score-bug-vertical': {
      composition() {
        fit(this);
      },
    },
    'score-bug-square': {
      composition() {
        fit(this);
      },
    },
  };
};
