import { framesAfter } from '../model/time.ts';
import { isInSpan, type CompositionNode } from '../state/nodes.ts';
import { ROUNDING } from './anchor.ts';
import type { Clock } from './clock.ts';
import type { RunAction } from './frame-entry.ts';
import { createMover } from './playhead-mover.ts';
import { isMoving, isShown, rest } from './playhead.ts';
import { anchorAt } from './moves.ts';
import { anchorPlaying, playing } from './nested-timelines.ts';

export interface TurnsContext {
  readonly clock: Clock;
  readonly run: RunAction;
  readonly paint: () => void;
  readonly isStopPending: () => boolean;
}

/** If there wasn't a tick for this long, a command first makes up for it, in milliseconds. */
const STALL = 100;

/** The longest stall whose loops all run, in milliseconds. */
const MAX_STALL = 3_600_000;

/** The composition and all nested ones on screen, parents first. */
function* shown(composition: CompositionNode): Generator<CompositionNode> {
  yield composition;
  for (const layer of composition.layers) {
    const { nested } = layer.element;
    if (nested && isInSpan(layer, composition.playhead.frame)) yield* shown(nested);
  }
}

/** Creates what moves everything on screen with the clock, in one turn for each moment with something due. */
export function createTurns(main: CompositionNode, { clock, run, paint, isStopPending }: TurnsContext) {
  let cancelTick: (() => void) | undefined;
  let tickTime: number | undefined;
  /** The time of the last turn. While nothing moves, there aren't any turns. */
  let lastTurn = 0;
  let isCatchingUp = false;
  let isRemoved = false;
  /** Nothing plays on its own before the first play. */
  let isFrozen = true;

  const mover = createMover({
    now: () => tickTime ?? clock.now(),
    isExact: () => isCatchingUp || (clock.isExact ?? false),
    run,
    isStopPending: (composition) => composition === main && isStopPending(),
  });

  const isLive = (): boolean => !isFrozen && isShown(main.playhead);
  const live = (): Iterable<CompositionNode> => (isLive() ? shown(main) : []);

  function turn(time: number, isDue = true): void {
    tickTime = lastTurn = time;
    if (isDue) mover.beginTurn();
    for (const composition of live()) {
      mover.tick(composition);
      for (const timed of playing(composition))
        timed.position = timed.anchorPosition + framesAfter(time - timed.anchorTime, composition.fps);
    }
    tickTime = undefined;
  }

  const isAnythingMoving = (): boolean =>
    [...live()].some((composition) => isMoving(composition.playhead) || playing(composition).length > 0);

  /** Returns when something on screen is due to move next. */
  const nextDue = (): number =>
    Math.min(...[...live()].map((composition) => mover.nextDue(composition, lastTurn)));

  /** Takes a turn whenever something was due, so actions run in order, and loops don't lose time. */
  function moveTo(time: number): void {
    isCatchingUp = true;
    if (time - lastTurn > MAX_STALL) turn(time - MAX_STALL);
    for (let due = nextDue(); due < time; due = nextDue()) turn(due);
    isCatchingUp = false;
    // A renderer may stop between frames, so actions that jump in circles only continue at the next frame.
    turn(time, !clock.isExact || nextDue() < time + ROUNDING);
  }

  function tick(time: number): void {
    cancelTick = undefined;
    moveTo(time);
    if (isRemoved) return;
    paint();
    if (isAnythingMoving()) invalidate();
  }

  function invalidate(): void {
    if (isRemoved || cancelTick) return;
    lastTurn = tickTime ?? clock.now();
    cancelTick = clock.request(tick);
  }

  /** Makes up for a stall, so a command finds everything where it belongs at this moment. */
  function catchUp(): void {
    const time = clock.now();
    if (cancelTick && !mover.isBusy() && time - lastTurn > STALL) moveTo(time);
  }

  /** Lets everything that plays on its own continue from its current position. */
  function thaw(): void {
    if (isLive()) return;
    isFrozen = false;
    for (const composition of shown(main)) {
      anchorAt(composition, mover.moment());
      anchorPlaying(composition, mover.moment().time);
    }
  }

  return {
    mover,
    invalidate,
    catchUp,
    thaw,
    /** Nothing moves until the next play. */
    freeze: (): void => {
      isFrozen = true;
    },
    /** Begins a command, a turn of its own unless an action gave it. Returns false after a removal. */
    begin: (): boolean => {
      catchUp();
      if (tickTime === undefined) mover.beginTurn();
      return !isRemoved;
    },
    remove: (): void => {
      isRemoved = true;
      rest(main.playhead);
      cancelTick?.();
      cancelTick = undefined;
    },
  };
}
