import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';

/** Returns how many players are in each line, from the keeper on. */
function linesOf(formation: string): readonly number[] {
  const lines = formation.split(/\D+/).map(Number);
  const isComplete = lines.length <= 4 && lines.reduce((sum, one) => sum + one) === 10;
  return isComplete ? [1, ...lines] : [1, 4, 3, 3];
}

/** Puts the players in their formation, and shows a substitution below them. */
export const actions: ActionsFactory = (keyfill) => ({
  board: {
    composition() {
      for (const own of keyfill.compositions) fitTiles(keyfill, own);
      const players = this.layers.filter(({ name }) => name.startsWith('Player '));
      const fade = fading(keyfill, 74);
      keyfill.useOnUpdate('_formation', (_key, value, next) => {
        next();
        const lines = linesOf(value);
        const last = lines.length - 1;
        const places = lines.flatMap((count, line) =>
          Array.from({ length: count }, (_, at) => [
            // From the keeper in the goal area to the other one, where nobody is, closer and closer.
            120 + Math.round(1278 * (1.15 - (0.15 * line) / last) * (line / last)),
            789 - Math.round((620 * (at + 0.5)) / count),
          ]),
        );
        for (const [index, { element }] of players.entries()) {
          const { x, y } = element.style;
          const before = [x.value, y.value] as const;
          [x.value = 0, y.value = 0] = places[index] ?? [];
          fade(x, before[0]);
          fade(y, before[1]);
        }
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
