import { clampFrame, framesAfter } from '../model/time.ts';
import { isInSpan, type ActionNode, type CompositionNode, type ElementNode } from '../state/nodes.ts';
import type { Clock } from './clock.ts';
import { ROUNDING } from './anchor.ts';
import { createMover } from './playhead-mover.ts';
import {
  hasPlayed,
  hide,
  isFollowing,
  isMoving,
  isShown,
  isStopping,
  makeFollowing,
  makeReady,
  rest,
} from './playhead.ts';
import { isEnd, outroOf } from './rest-frames.ts';

interface EngineContext {
  readonly clock: Clock;
  /** Runs a frame action. It never throws. */
  readonly run: (composition: CompositionNode, action: ActionNode) => void;
  readonly paint: () => void;
  readonly isStopPending: () => boolean;
}

/** If there wasn't a tick for this long, a command first makes up for it, in milliseconds. */
const STALL = 100;

/** The longest stall whose loops all run, in milliseconds. */
const MAX_STALL = 3_600_000;

/**
 * Creates the engine for the tree of compositions under `main`, which moves all playheads of a template. Commands move them immediately,
 * and the clock moves them from frame to frame.
 */
export function createEngine(main: CompositionNode, { clock, run, paint, isStopPending }: EngineContext) {
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

  /** Calls back for the composition and for all nested ones on screen, parents first. */
  function eachShown(composition: CompositionNode, visit: (composition: CompositionNode) => void): void {
    visit(composition);
    for (const layer of composition.layers) {
      const { nested } = layer.element;
      if (nested && isInSpan(layer, composition.playhead.frame)) eachShown(nested, visit);
    }
  }

  function advanceTimed(composition: CompositionNode, time: number): void {
    for (const { element } of composition.layers) {
      const { timed } = element;
      if (timed?.isPlaying)
        timed.position = timed.anchorPosition + framesAfter(time - timed.anchorTime, composition.fps);
    }
  }

  function isAnythingMoving(): boolean {
    if (isFrozen || !isShown(main.playhead)) return false;
    let moves = false;
    eachShown(main, (composition) => {
      moves ||=
        isMoving(composition.playhead) || composition.layers.some(({ element }) => element.timed?.isPlaying);
    });
    return moves;
  }

  function turn(time: number, isDue = true): void {
    tickTime = lastTurn = time;
    if (isDue) mover.beginTurn();
    if (!isFrozen && isShown(main.playhead)) {
      eachShown(main, (composition) => {
        mover.tick(composition);
        advanceTimed(composition, time);
      });
    }
    tickTime = undefined;
  }

  /** Returns when something on screen is due to move next. */
  function nextDue(): number {
    let due = Infinity;
    if (isAnythingMoving())
      eachShown(main, (composition) => (due = Math.min(due, mover.nextDue(composition, lastTurn))));
    return due;
  }

  /**
   * Moves everything to a time, with a turn for each moment at which something is due. So no matter how late a tick is, or how a renderer
   * gets to a time, actions of all compositions run in order, and loops don't lose time.
   */
  function moveTo(time: number): void {
    isCatchingUp = true;
    if (time - lastTurn > MAX_STALL) turn(time - MAX_STALL);
    for (let due = nextDue(); due < time; due = nextDue()) turn(due);
    isCatchingUp = false;
    // Whether a renderer stops between two frames doesn't count, so actions that jump in circles wait for the next frame.
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
    if (!isFrozen && isShown(main.playhead)) return;
    isFrozen = false;
    eachShown(main, (composition) => {
      mover.anchor(composition);
      for (const { element } of composition.layers)
        if (element.timed?.isPlaying) mover.anchorTimed(element.timed, element.timed.position);
    });
  }

  /** Runs a command. A nested composition that gets a command has its own playhead from then on. */
  function command(composition: CompositionNode, move: () => void, isParking = false): void {
    if (isRemoved) return;
    catchUp();
    const { playhead } = composition;
    const { state } = playhead;
    if (tickTime === undefined) mover.beginTurn();
    if (isFollowing(playhead)) makeReady(playhead);
    playhead.isParked = isParking;
    move();
    if (playhead.state !== state) playhead.isMoved = true;
    mover.settle(composition);
    invalidate();
  }

  function start(composition: CompositionNode, isReverse: boolean): void {
    if (composition === main) thaw();
    mover.start(composition, isReverse);
  }

  /** Counts the active frame as entered, so playback continues without running its action. */
  function passOver(composition: CompositionNode): void {
    composition.playhead.entered = composition.playhead.frame;
    mover.follow(composition, 'resume');
  }

  /** Pauses on a frame. Once something has played, playback continues from there; before that, it starts there. */
  function goTo(composition: CompositionNode, frame: number): void {
    const { playhead } = composition;
    const hasRun = hasPlayed(playhead) || (isShown(playhead) && playhead.entered >= 0);
    mover.move(composition, frame, 'seek');
    if (hasRun) passOver(composition);
  }

  return {
    invalidate,
    catchUp,
    play: (composition: CompositionNode, isReverse: boolean): void =>
      command(composition, () => start(composition, isReverse)),
    pause: (composition: CompositionNode): void =>
      command(composition, () => rest(composition.playhead), true),
    goTo: (composition: CompositionNode, frame: number): void =>
      command(composition, () => goTo(composition, frame), true),
    goToAndPlay: (composition: CompositionNode, frame: number, isReverse: boolean): void =>
      command(composition, () => {
        mover.move(composition, frame, 'seek');
        start(composition, isReverse);
      }),
    /** Plays the main composition from frame 0. This ends a stop in progress. */
    restart: (): void =>
      command(main, () => {
        if (hasPlayed(main.playhead)) makeReady(main.playhead);
        mover.move(main, 0, 'seek');
        start(main, false);
      }),
    /** Shows a frame of the main composition. Nothing moves until the next play. */
    seek: (frame: number): void =>
      command(main, () => {
        isFrozen = true;
        if (!isShown(main.playhead)) makeReady(main.playhead);
        mover.move(main, frame, 'seek');
      }),
    stop: (composition: CompositionNode): void => {
      const { playhead } = composition;
      if (!hasPlayed(playhead) || isStopping(playhead)) return;
      command(composition, () => {
        if (composition.outroFrame === null) {
          hide(playhead);
          return;
        }
        const outro = clampFrame(outroOf(composition), composition.duration);
        playhead.state = { status: 'resting', isStopping: true };
        const from = playhead.frame;
        // This isn't a seek, so anything that plays on its own keeps playing through the outro.
        if (from < outro) mover.move(composition, outro, 'shift');
        if (from < outro - 1) playhead.interruption = { from, to: outro };
        start(composition, false);
      });
    },
    /** Continues playback to the following rest, if the composition is at rest after a play. */
    next: (composition: CompositionNode): void => {
      const { playhead } = composition;
      const { state, frame } = playhead;
      if (state.status !== 'resting' || (!state.isStopping && isEnd(composition, frame))) return;
      command(composition, () => {
        passOver(composition);
        start(composition, false);
      });
    },
    /** Runs to the next rest without waiting for the clock. The actions on the way run. */
    rush: (composition: CompositionNode): void => command(composition, () => mover.rush(composition)),
    /** Gives a Lottie element or an image sequence its own playhead, so it no longer follows its layer. */
    free: ({ timed }: ElementNode, position: number, isPlaying: boolean): void => {
      if (!timed || isRemoved) return;
      timed.isFollowing = false;
      timed.isPlaying = isPlaying;
      timed.isMoved = true;
      mover.anchorTimed(timed, position);
      invalidate();
    },
    /** Detaches a nested composition, or attaches it to its parent's playhead again. */
    detach: (composition: CompositionNode, isDetached: boolean): void => {
      const layer = composition.shownBy;
      const { playhead } = composition;
      if (!layer || isRemoved || isFollowing(playhead) !== isDetached) return;
      const parent = layer.composition;
      if (!isDetached) {
        makeFollowing(playhead);
        mover.follow(parent, 'shift');
      } else {
        makeReady(playhead);
        if (isInSpan(layer, parent.playhead.frame)) {
          mover.start(composition, false);
          mover.settle(composition);
        }
      }
      invalidate();
    },
    /** Changes the frame rate, the duration, or the outro of a composition, or the span of a layer. All of these setters use this. */
    retime: (composition: CompositionNode, change: () => void): void => {
      mover.retime(composition, change);
      invalidate();
    },
    remove: (): void => {
      isRemoved = true;
      rest(main.playhead);
      cancelTick?.();
      cancelTick = undefined;
    },
  };
}

/** Moves the playheads of a template. */
export type Engine = ReturnType<typeof createEngine>;
