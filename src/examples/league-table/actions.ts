import { teamOf } from '../teams.ts';
import { fitTiles } from '../fit.ts';
import type { ActionsFactory } from '../../runtime/definition/actions.ts';

const teams = [0, 1, 2, 3, 4];
/** The frames of a row in which its texts change: the old ones leave upward, and the new ones rise. */
const CHANGE = { start: 45, turn: 48, rest: 54 };
/** How far a text moves on its way. */
const WAY = 20;
/** When rows start to move, pass each other, and land. The points change at the same time. */
const MOVE = { start: 2, pass: 8, land: 18 };
/** How far a row pulls out to overtake others, and where plates start, right of the places. */
const [PULL, LEFT] = [20, 84];

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
        ground: this.findLayerByName(`Row ${team + 1} ground`)?.element,
      }));
      const passed = this.findLayerByName('First color')?.element;
      passed?.domNode.style.setProperty('z-index', '31');
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
        // A crest stays in its place: one sign goes out before the other one comes.
        const isSign = content === 'data';
        const meeting = isSign ? turn : turn - 1;
        for (const [{ opacity, y }, points] of [
          [
            own.style,
            [
              [start - 1, 1, 0],
              [start, 0, 0],
              [meeting, 0, WAY],
              [meeting + 3, 1, isSign ? 0 : 6],
              [rest, 1, 0],
            ],
          ],
          [
            before.style,
            [
              [start - 1, 0, 0],
              [start, 1, 0],
              [turn, 0, -WAY],
            ],
          ],
        ] as const) {
          const top = y.valueAt(rest);
          for (const [frame, seen, away] of points) {
            const easing = frame === start ? 'ease-in-quad' : 'ease-out-quad';
            opacity.addKeyframe(frame, isNew ? seen : Number(own.style.opacity === opacity), easing);
            if (!isSign) y.addKeyframe(frame, isNew ? top + away : top, easing);
          }
        }
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
          const { row, plate, ground } = rows[team] ?? {};
          const [own, old, start] = [now[team], shown[sources[team] ?? team], starts[team]];
          if (!row || !plate || !ground || !own || !old || !start) return;
          const top = place * 104;
          const from = isAnimated ? start.y : top;
          // Rows that rise pass in front of the others, and rows that fall pass behind them.
          const places = Math.round((from - top) / 104);
          for (const [at, { style, domNode }] of [ground, plate, row].entries()) {
            domNode.style.zIndex = String(3 * (10 + places) + at);
            style.y.addKeyframe(1, from);
            style.y.addKeyframe(MOVE.start, from, 'ease-in-out-cubic');
            style.y.addKeyframe(MOVE.land, top);
            for (const [frame, pull] of [
              [MOVE.start, 0],
              [MOVE.pass, PULL],
              [MOVE.land, 0],
            ] as const)
              style.x.addKeyframe(frame, (at < 2 ? LEFT : 0) + (places > 0 ? pull : 0), 'ease-in-out-sine');
          }
          const { fill, dropShadowBlur } = plate.style;
          const calm = place === 0 ? own.color : '#0b0e1400';
          // A row that passes others is lighter. The new first row is lit once the old one is dark.
          const passing = places > 0 ? '#55575a' : calm;
          // If the first row stays and its team changes, the edge of the new color passes it.
          const first = isAnimated && start.fill ? start.fill : calm;
          if (passed && place === 0) passed.style.fill.value = places === 0 ? first : '#0b0e1400';
          fill.addKeyframe(1, places === 0 ? calm : first);
          fill.addKeyframe(MOVE.start + 3, passing);
          fill.addKeyframe(MOVE.pass, passing);
          fill.addKeyframe(MOVE.land - 4, calm);
          for (const frame of [MOVE.start, MOVE.pass, MOVE.land])
            dropShadowBlur.addKeyframe(frame, places > 0 && frame === MOVE.pass ? 40 : 0);

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
