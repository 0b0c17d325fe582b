import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { changeTexts } from '../change.ts';

/**
 * The goal command shows the scorer. At a higher score, its team's color passes from its end.
 */
export const actions: ActionsFactory = (keyfill) => {
  const fit = (shape: Composition): void => {
    changeTexts(keyfill, shape);
    const scored = shape.findLayerByName('Scored')?.element.composition;
    const word = scored?.findLayerByName('Scored text')?.element;
    for (const [side, way] of [
      ['Home', 1],
      ['Away', -1],
    ] as const) {
      const team = shape.findLayerByName(`${side} plate`)?.element;
      const key = `_${side.toLowerCase()}Score`;
      let score = NaN;
      keyfill.useOnUpdate(key, (_key, value, next) => {
        next();
        if (Number(value) > score && shape.isVisible && scored && word && team) {
          const color = team.style.fill.value;
          if ('r' in color) word.style.color.value = color;
          for (const { element } of scored.layers) {
            const [from, there, , to] = element.style.x.keyframes;
            if (!from || !there || !to) continue;
            from.value = there.value - way * scored.width;
            to.value = there.value + way * scored.width;
          }
          scored.goToAndPlay(1);
        }
        score = Number(value);
      });
    }
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
