import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

/**
 * The distance of the majority line from the start of the bars, and the room
 * for the longest bar.
 */
const LINE = 740;
const ROOM = 880;

const parties = [0, 1, 2, 3];

/**
 * Shows each party’s seats as a bar or as a part of a half circle. The seats
 * turn yellow when they reach the majority.
 */
export const actions: ActionsFactory = (keyfill) => {
  const valueOf = (key: string): number => Number(keyfill.templateData[key]) || 0;
  const seatsOf = (party: number): number => Math.max(0, valueOf(`_parties.${party}.seats`));
  const keys = ['_majority', ...parties.map((party) => `_parties.${party}.seats`)];

  const results: CompositionActions = {
    composition() {
      const fade = fading(keyfill, 74);
      const count = (): void => {
        for (const party of parties) {
          const seats = this.findLayerByName(`Seats ${party + 1}`)?.element.style.color;
          const change = this.findLayerByName(`Change ${party + 1}`)?.element;
          const gain = seatsOf(party) - valueOf(`_parties.${party}.before`);
          const sign = gain > 0 ? '+' : gain < 0 ? '−' : '±';
          if (change) change.content = sign + Math.abs(gain);
          if (!seats) continue;
          const before = seats.value;
          seats.value = seatsOf(party) >= valueOf('_majority') ? '#ffd23f' : '#f7f5f0';
          fade(seats, before);
        }
      };
      for (const key of [...keys, ...parties.map((party) => `_parties.${party}.before`)]) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          count();
          next();
        });
      }
      fitTiles(keyfill, this, { Title: ['Title plate', 'Beam'] });
    },
  };

  /** Moves a property of each party’s layer to its value, on air from where it is. */
  const moving = (
    name: string,
    property: 'width' | 'rotation',
    valuesOf: () => readonly number[],
  ): CompositionActions => ({
    composition() {
      const draw = (isAnimated: boolean): void => {
        for (const [index, value] of valuesOf().entries()) {
          const layer = index < parties.length ? `${name} ${index + 1}` : 'Mark';
          const own = this.findLayerByName(layer)?.element.style[property];
          if (!own) continue;
          // Frames 31 to 43 show a change. Before that, it comes in.
          own.addKeyframe(31, isAnimated ? own.valueAt(this.activeFrame) : value, 'ease-in-out-cubic');
          own.addKeyframe(43, value);
          const grown = own.keyframes[1];
          if (grown && !isAnimated) grown.value = value;
        }
        if (isAnimated) this.goToAndPlay(31);
      };
      for (const key of keys) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          next();
          draw(keyfill.mainComposition.isVisible);
        });
      }
      keyfill.useOnPlay((next) => {
        draw(false);
        next();
      });
    },
  });

  return {
    'election-results': results,
    'election-seats': results,
    bars: moving('Bar', 'width', () =>
      parties.map((party) => Math.min(ROOM, (seatsOf(party) / valueOf('_majority')) * LINE) || 0),
    ),
    arc: moving('Ring', 'rotation', () => {
      const total = parties.reduce((sum, party) => sum + seatsOf(party), 0) || 1;
      const upTo = (last: number): number =>
        parties.slice(0, last + 1).reduce((sum, party) => sum + seatsOf(party), 0);
      const mark = Math.min(1, valueOf('_majority') / total);
      return [...parties.map((party) => (180 * upTo(party)) / total - 180), 180 * mark];
    }),
  };
};
