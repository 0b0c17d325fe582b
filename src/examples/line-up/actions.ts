import type { Composition, Layer } from '../../runtime/api/objects.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { changeTexts } from '../change.ts';
import { limitSqueeze } from '../fit-font.ts';
import { fading } from '../fade.ts';
import { LEAN, placeOf } from './places.ts';

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

type Place = ReturnType<typeof placesOf>[number];

/** When a change of the formation starts, when names are gone, when they come back, and when it ends. */
const MOVE = [64, 67, 71, 74] as const;
/** How a player steps out, runs, and steps in. */
const EASINGS = ['ease-in-quad', 'linear', 'ease-out-quad'] as const;
/**
 * The frames of a new color, and the one before them, which also shows in the next show. It's there at once,
 * because a number couldn't be read in between.
 */
const PAINT = [63, 64, 65] as const;
const [SHOWN, HIDDEN] = ['#f7f5f0', '#f7f5f000'];
/** What shows a player, and its colors on the team's color, and on yellow. */
const COLORS: Readonly<Record<string, readonly string[]>> = {
  Plate: ['#2858cc', '#ffd23f'],
  Number: [SHOWN, '#0b0e14'],
};

/** A player's number and name, without their copies that show the old ones. */
const textsOf = (layers: readonly Layer[]) =>
  layers.flatMap(({ name, element }) => (/^N\w+$/.test(name) ? [element] : []));

/** How far a player is from the goal, along the pitch, which leans. */
const alongOf = ({ x, y }: Readonly<{ x: number; y: number }>): number => x + y * LEAN;

/**
 * Returns where a player is at the frames of a change. Who changes the line first steps between the two, runs
 * there, and steps into the new one, which never runs into others.
 */
function pathOf(from: Place, to: Place): readonly Readonly<{ x: number; y: number }>[] {
  const between = (alongOf(from) + alongOf(to)) / 2;
  const stops = [0.05, 0.95].map((share) => {
    const y = from.y + (to.y - from.y) * share;
    return { x: between - y * LEAN, y };
  });
  return [from, ...stops, to];
}

/**
 * Puts the players in their formation, and shows a substitution in the place of the coach and in its own. On
 * air, players run to their new places.
 */
export const actions: ActionsFactory = (keyfill) => {
  // Who goes off, and who comes on. Their colors: 0 is the team's, and 1 is yellow.
  let outgoing: readonly Layer[] = [];
  let incoming: readonly string[] = [];
  let recolor: (from: number, to: number) => void = () => undefined;

  const board = (own: Composition): void => {
    const main = keyfill.mainComposition;
    const fits = keyfill.compositions.map((one) => changeTexts(keyfill, one));
    const names = keyfill.compositions.map((one) => [one, 'Name'] as const);
    limitSqueeze(keyfill, names, 0.7, fading(keyfill, 74));
    const players = own.layers.flatMap(({ element }) =>
      element.type === 'composition' ? [{ style: element.style, layers: element.composition.layers }] : [],
    );
    const paintOf = ({ name, element: { style } }: Layer) => (name === 'Plate' ? style.fill : style.color);
    const isSeen = (): boolean => main.isVisible && main.activeFrame >= MOVE[0] && main.activeFrame < 75;
    let shown = placesOf('');
    const settle = (): void => {
      for (const { style, layers } of players) {
        for (const one of [style.x, style.y, ...layers.map(paintOf)])
          for (const frame of [...MOVE, ...PAINT]) one.removeKeyframe(frame);
      }
    };
    keyfill.useOnPlay((next) => {
      settle();
      next();
    });
    keyfill.useOnUpdate('_formation', (_key, value, next) => {
      next();
      settle();
      const isNow = isSeen();
      const places = placesOf(value);
      for (const [index, { style, layers }] of players.entries()) {
        const [from, to] = [shown[index], places[index]];
        if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
        style.x.value = to.x;
        // Its way in is as long as before.
        for (const keyframe of style.y.keyframes) keyframe.value += to.y - from.y;
        if (!isNow) continue;
        const isStaying = from.line === to.line;
        const path = isStaying ? [from, to] : pathOf(from, to);
        for (const [at, place] of path.entries()) {
          const frame = MOVE[isStaying ? 3 * at : at] ?? 0;
          const easing = isStaying ? 'ease-in-out-quad' : (EASINGS[at] ?? 'linear');
          for (const one of ['x', 'y'] as const) style[one].addKeyframe(frame, place[one], easing);
        }
        for (const layer of layers.filter(({ name }) => name.startsWith('Name'))) {
          for (const [at, frame] of MOVE.entries())
            paintOf(layer).addKeyframe(frame, at === 1 || at === 2 ? HIDDEN : SHOWN);
        }
      }
      shown = places;
      if (isNow) main.goToAndPlay(MOVE[0]);
    });

    // Who goes off turns yellow with the strip, and who comes on turns blue when it leaves.
    recolor = (from, to) => {
      settle();
      for (const fit of fits) fit(true);
      if (!isSeen()) return;
      for (const layer of outgoing) {
        const colors = COLORS[layer.name.replace(' before', '')];
        for (const [at, frame] of PAINT.entries())
          if (colors) paintOf(layer).addKeyframe(frame, colors[at === 1 ? from : to] ?? '');
      }
      main.goToAndPlay(MOVE[0]);
    };
    const strip = keyfill.compositions.find(({ id }) => id === 'substitution');
    const [onText, offText] = ['On', 'Off'].map((name) => strip?.findLayerByName(name)?.element);
    keyfill.useOnInvoke('substitute', (argument, next) => {
      const [on = '', off = ''] = String(argument ?? '')
        .split('>')
        .map((side) => side.trim());
      if (onText) onText.content = on;
      if (offText) offText.content = off;
      incoming = on.split(' ');
      outgoing =
        players.find(
          ({ layers }) =>
            textsOf(layers)
              .map(({ content }) => content)
              .join(' ') === off,
        )?.layers ?? [];
      if (main.isVisible) strip?.goToAndPlay(1);
      recolor(0, 1);
      next();
    });
  };
  return {
    board: {
      composition() {
        board(this);
      },
    },
    substitution: {
      frames: {
        9() {
          const texts = [incoming[0], incoming.slice(1).join(' ')];
          for (const [at, own] of textsOf(outgoing).entries()) own.content = texts[at] ?? '';
          recolor(1, 1);
        },
        186() {
          recolor(1, 0);
        },
        197() {
          recolor(0, 0);
        },
      },
    },
  };
};
