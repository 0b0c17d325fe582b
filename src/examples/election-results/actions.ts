import { fading } from '../fade.ts';
import { fitTiles } from '../fit.ts';
import type { Layer } from '../../runtime/api/objects.ts';
import type { NumberProperty } from '../../runtime/api/style-property.ts';
import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';

/**
 * The distance of the majority line from the start of the bars, the room for
 * the longest bar, and the width of the bar of what’s counted.
 */
const LINE = 520;
const ROOM = 648;
const COUNTED = 1464;

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
      const width = this.findLayerByName('Counted share')?.element.style.width;
      const fade = fading(keyfill, 74);
      keyfill.useOnUpdate('_counted', (_key, value, next) => {
        next();
        if (!width) return;
        const before = width.value;
        const share = parseFloat(value.replace(',', '.')) / 100 || 0;
        width.value = COUNTED * Math.max(0, Math.min(1, share));
        fade(width, before);
      });
      fitTiles(keyfill, this, { Title: ['Title plate', 'Beam'] });
    },
  };

  /** The seats of a party, and how many it has won or lost. */
  const rowOf = (party: number): CompositionActions => ({
    composition() {
      const [change, seats, old] = ['Change', 'Seats', 'Seats before'].map(
        (name) => this.findLayerByName(name)?.element,
      );
      if (!change || !seats || !old) return;
      const own = `_parties.${party}.seats`;
      for (const key of [own, `_parties.${party}.before`, '_majority']) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          const gain = seatsOf(party) - valueOf(`_parties.${party}.before`);
          change.content = `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)}`;
          if (key === own) old.style.color.value = seats.style.color.value;
          seats.style.color.value = seatsOf(party) >= valueOf('_majority') ? '#ffd23f' : '#f7f5f0';
          next();
        });
      }
      fitTiles(keyfill, this, {}, this);
    },
  });

  /** Moves a property of each party’s layer to its value, on air from where it is. */
  const moving = (
    name: string,
    propertyOf: (layer: Layer | undefined) => NumberProperty | undefined,
    valuesOf: () => readonly number[],
  ): CompositionActions => ({
    composition() {
      const draw = (isAnimated: boolean): void => {
        for (const [index, value] of valuesOf().entries()) {
          const layer = index < parties.length ? `${name} ${index + 1}` : 'Mark';
          const own = propertyOf(this.findLayerByName(layer));
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
    ...Object.fromEntries(
      parties.flatMap((party) => ['party', 'place'].map((row) => [`${row}-${party + 1}`, rowOf(party)])),
    ),
    // The mask of a bar ends it, where there's room for the longest one.
    bars: moving(
      'Bar',
      (layer) => layer?.masks[0]?.style.x,
      () =>
        parties.map((party) => Math.min(ROOM, (seatsOf(party) / valueOf('_majority')) * LINE || 0) - ROOM),
    ),
    arc: moving(
      'Ring',
      (layer) => layer?.element.style.rotation,
      () => {
        const total = parties.reduce((sum, party) => sum + seatsOf(party), 0) || 1;
        const upTo = (last: number): number =>
          parties.slice(0, last + 1).reduce((sum, party) => sum + seatsOf(party), 0);
        const mark = Math.min(1, valueOf('_majority') / total);
        return [...parties.map((party) => (180 * upTo(party)) / total - 180), 180 * mark];
      },
    ),
  };
};
