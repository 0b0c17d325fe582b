import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { changeTexts } from '../change.ts';
import { fading } from '../fade.ts';

/**
 * The goal command shows the scorer. At a higher score, its team is covered from its end. The slash of the
 * score turns whenever a digit changes.
 */
export const actions: ActionsFactory = (keyfill) => {
  const fit = (shape: Composition): void => {
    changeTexts(keyfill, shape);
    const cover = shape.findLayerByName('Scored')?.element;
    const scored = cover?.composition;
    const turn = shape.findLayerByName('Divider')?.element.style.rotation;
    const fade = fading(keyfill, shape.duration - 13);
    const placeOf = (side: string): number => shape.findLayerByName(side)?.element.style.x.value ?? 0;
    const left = cover?.style.x.value ?? 0;
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
        if (turn && Number(value) !== score) fade(turn, -180);
        if (Number(value) > score && shape.isVisible && cover && scored && word && team) {
          const color = team.style.fill.value;
          if ('r' in color) word.style.color.value = color;
          for (const { element } of scored.layers) {
            const [from, there, , to] = element.style.x.keyframes;
            if (!from || !there || !to) continue;
            from.value = there.value - way * scored.width;
            to.value = there.value + way * scored.width;
          }
          cover.style.x.value = left + placeOf(side) - placeOf('Home');
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
