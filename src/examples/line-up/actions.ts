import type { Composition } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { placeOf } from './places.ts';

/** Returns how many players are in each line, from the keeper on. */
function linesOf(formation: string): readonly number[] {
  const lines = formation.split(/\D+/).map(Number);
  const isComplete = lines.length <= 4 && lines.reduce((sum, one) => sum + one) === 10;
  return isComplete ? [1, ...lines] : [1, 4, 3, 3];
}

/** Where the players of a formation are, and in which line. */
const placesOf = (formation: string) => {
  const lines = linesOf(formation);
  return lines.flatMap((count, line) =>
    Array.from({ length: count }, (_, at) => ({ line, ...placeOf(line, lines.length, at, count) })),
  );
};

/** When a change of the formation starts, when names are gone, when they come back, and when it ends. */
const MOVE = [64, 67, 71, 74] as const;
const [SHOWN, HIDDEN] = ['#f7f5f0', '#f7f5f000'];

/** The colors of a player's name, and of its copy that shows the old one. */
const colorsOf = ({ layers }: Composition) =>
  layers.flatMap(({ name, element }) => (name.startsWith('Name') ? [element.style.color] : []));

/**
 * Puts the players in their formation, and shows a substitution below them. On air, players move along their
 * line. Who changes it would run into others, and leaves to arrive in the new one.
 */
export const actions: ActionsFactory = (keyfill) => ({
  board: {
    composition() {
      for (const own of keyfill.compositions) fitTiles(keyfill, own, { 'Coach bar': ['Coach plate'] });
      const main = keyfill.mainComposition;
      const players = this.layers.flatMap(({ element }) =>
        element.type === 'composition'
          ? [{ style: element.style, colors: colorsOf(element.composition) }]
          : [],
      );
      let shown = placesOf('');
      const settle = (): void => {
        for (const { style, colors } of players) {
          for (const own of [style.x, style.y, style.scaleX, style.scaleY, ...colors])
            for (const frame of MOVE) own.removeKeyframe(frame);
        }
      };
      keyfill.useOnPlay((next) => {
        settle();
        next();
      });
      keyfill.useOnUpdate('_formation', (_key, value, next) => {
        next();
        settle();
        const isSeen = main.isVisible && main.activeFrame >= MOVE[0] && main.activeFrame < 75;
        const places = placesOf(value);
        for (const [index, { style, colors }] of players.entries()) {
          const [from, to] = [shown[index], places[index]];
          if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
          [style.x.value, style.y.value] = [to.x, to.y];
          if (!isSeen) continue;
          const isStaying = from.line === to.line;
          for (const own of ['x', 'y'] as const) {
            for (const [at, frame] of (isStaying ? [MOVE[0], MOVE[3]] : MOVE).entries())
              style[own].addKeyframe(frame, (at < (isStaying ? 1 : 2) ? from : to)[own], 'ease-in-out-cubic');
          }
          for (const [at, frame] of MOVE.entries()) {
            const isAway = at === 1 || at === 2;
            for (const own of colors) own.addKeyframe(frame, isAway ? HIDDEN : SHOWN);
            if (isStaying) continue;
            for (const own of [style.scaleX, style.scaleY])
              own.addKeyframe(frame, Number(!isAway), isAway ? 'ease-out-cubic' : 'ease-in-cubic');
          }
        }
        shown = places;
        if (isSeen) main.goToAndPlay(MOVE[0]);
      });

      const strip = keyfill.compositions.find(({ id }) => id === 'substitution');
      const on = strip?.findLayerByName('In')?.element;
      const off = strip?.findLayerByName('Out')?.element;
      keyfill.useOnInvoke('substitute', (argument, next) => {
        const [first = '', second = ''] = String(argument ?? '').split('>');
        if (on) on.content = first.trim();
        if (off) off.content = second.trim();
        if (keyfill.mainComposition.isVisible) strip?.goToAndPlay(1);
        next();
      });
    },
  },
});
