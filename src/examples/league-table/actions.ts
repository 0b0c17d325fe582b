import { teamOf } from '../teams.ts';
import { fitTiles } from '../fit.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';

const teams = [0, 1, 2, 3, 4];
/** The frames of a row in which its texts change: the old ones leave, and then the new ones arrive. */
const CHANGE = { start: 38, turn: 41, rest: 46 };

/**
 * Sorts the teams by points, and lights the row of the first. On air, their rows move to their new places,
 * also if a team arrives in the data of another row.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'league-table': {
    composition() {
      fitTiles(keyfill, this);
    },
  },
  rows: {
    composition() {
      const rows = teams.map((team) => ({
        row: this.findLayerByName(`Row ${team + 1}`)?.element,
        plate: this.findLayerByName(`Row ${team + 1} plate`)?.element,
      }));
      const data = () =>
        teams.map((team) => {
          const { [`_teams.${team}.name`]: name = '', [`_teams.${team}.points`]: points = '0' } =
            keyfill.templateData;
          return { name, points, ...teamOf(name) };
        });
      let shown = data();

      /** Lets a part of a row show something new. If it's seen, it changes. */
      const show = (team: number, part: string, content: 'content' | 'data', old: string, now: string) => {
        const [own, before] = ['', ' before'].map(
          (copy) => rows[team]?.row?.composition.findLayerByName(`${part}${copy}`)?.element,
        );
        if (!own || !before) return;
        const isNew = old !== now;
        own[content] = now;
        before[content] = isNew ? old : '';
        const { start, turn, rest } = CHANGE;
        own.style.opacity.addKeyframe(start - 1, 1);
        own.style.opacity.addKeyframe(start, Number(!isNew));
        own.style.opacity.addKeyframe(turn, Number(!isNew), 'ease-out-cubic');
        own.style.opacity.addKeyframe(rest, 1);
        before.style.opacity.addKeyframe(start - 1, 0);
        before.style.opacity.addKeyframe(start, 1, 'ease-in-cubic');
        before.style.opacity.addKeyframe(turn, 0);
      };

      const sort = (isAnimated: boolean): void => {
        const now = data();
        if (isAnimated && JSON.stringify(now) === JSON.stringify(shown)) return;
        // A team comes from the row that showed it. A new team takes a row that's free.
        const known = now.map(({ name }) => shown.findIndex((own) => own.name === name));
        const free = teams.filter((team) => !known.includes(team));
        const sources = known.map((row, team) => (row < 0 ? (free.shift() ?? team) : row));
        const starts = sources.map((row) => {
          const { y, fill } = rows[row]?.plate?.style ?? {};
          return { y: y?.valueAt(this.activeFrame) ?? 0, fill: fill?.valueAt(this.activeFrame) };
        });
        // Teams with equal points keep the order in which they arrive.
        const order = [...teams].sort((one, other) => Number(now[other]?.points) - Number(now[one]?.points));
        order.forEach((team, place) => {
          const { row, plate } = rows[team] ?? {};
          const [own, old, start] = [now[team], shown[sources[team] ?? team], starts[team]];
          if (!row || !plate || !own || !old || !start) return;
          const top = place * 104;
          const from = isAnimated ? start.y : top;
          // Rows that rise pass in front of the others, and rows that fall pass behind them.
          const places = Math.round((from - top) / 104);
          for (const { style, domNode } of [plate, row]) {
            domNode.style.zIndex = String(10 + places);
            // The table leans, and so does the way of a row. First the points change, then the rows move.
            for (const [property, at] of [
              [style.x, (y: number) => ((416 - y) * 46) / 104],
              [style.y, (y: number) => y],
            ] as const) {
              property.addKeyframe(1, at(from));
              property.addKeyframe(9, at(from), 'ease-in-out-cubic');
              property.addKeyframe(26, at(top));
            }
          }
          const { fill, dropShadowBlur } = plate.style;
          const calm = place === 0 ? own.color : '#0b0e14';
          // The first row moves in its own color.
          const passing = places > 0 && place > 0 ? '#55575a' : calm;
          fill.addKeyframe(9, (isAnimated && start.fill) || calm);
          fill.addKeyframe(13, passing);
          fill.addKeyframe(22, passing);
          fill.addKeyframe(26, calm);
          for (const frame of [13, 22]) dropShadowBlur.addKeyframe(frame, places > 0 ? 40 : 0);

          // On its way in, a row shows what's new at once.
          const isSeen = isAnimated && row.composition.activeFrame >= CHANGE.start;
          const before = isSeen ? old : own;
          show(team, `Team ${team + 1}`, 'content', before.name, own.name);
          show(team, `Points ${team + 1}`, 'content', before.points, own.points);
          show(team, `Row ${team + 1} sign`, 'data', before.sign, own.sign);
          for (const [part, { color }] of [
            ['', own],
            [' before', before],
          ] as const) {
            const sign = row.composition.findLayerByName(`Row ${team + 1} sign${part}`)?.element;
            if (sign) sign.style.fill.value = color;
          }
          if (isSeen) row.composition.goToAndPlay(CHANGE.start);
        });
        shown = now;
        if (isAnimated) this.goToAndPlay(1);
      };

      for (const key of teams.flatMap((team) => [`_teams.${team}.name`, `_teams.${team}.points`])) {
        keyfill.useOnUpdate(key, (_key, _value, next) => {
          next();
          sort(keyfill.mainComposition.isVisible);
        });
      }
      // Each play starts in order, even if a change was still moving.
      keyfill.useOnPlay((next) => {
        sort(false);
        next();
      });
    },
  },
});
