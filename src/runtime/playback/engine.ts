import { HAS_NESTED, HAS_TIMED } from '../carried.ts';
import { clampFrame, framesAfter } from '../model/time.ts';
import { isInSpan, type ActionNode, type CompositionNode, type ElementNode } from '../state/nodes.ts';
import type { Clock } from './clock.ts';
import { createMover } from './mover.ts';
import { nextRest } from './rests.ts';

/** What the engine needs from the template. */
export interface EngineContext {
  readonly clock: Clock;
  /** Runs a frame action; never throws. */
  readonly run: (composition: CompositionNode, action: ActionNode) => void;
  /** Paints what is to be seen now. */
  readonly paint: () => void;
}

/** Moves all playheads of a template: commands move them at once, the clock moves them on. */
export interface Engine {
  readonly play: (composition: CompositionNode, isReverse: boolean) => void;
  readonly pause: (composition: CompositionNode) => void;
  readonly goTo: (composition: CompositionNode, frame: number) => void;
  readonly goToAndPlay: (composition: CompositionNode, frame: number, isReverse: boolean) => void;
  readonly stop: (composition: CompositionNode) => void;
  /** Plays on to the following rest, if the composition rests after a play. */
  readonly next: (composition: CompositionNode) => void;
  /** Runs on to the next rest without waiting for the clock; the actions on the way run. */
  readonly rush: (composition: CompositionNode) => void;
  /** Gives a Lottie element or an image sequence its own playhead: from now on it does not follow its layer. */
  readonly free: (element: ElementNode, position: number, isPlaying: boolean) => void;
  /** Lets a nested composition play by itself, or puts it under its parent's playhead again. */
  readonly detach: (composition: CompositionNode, isDetached: boolean) => void;
  /** Puts what is nested where it belongs after times have changed; lets the clock go on from the active frame where those of a composition have. */
  readonly realign: (composition: CompositionNode, isRetimed?: boolean) => void;
  /** Asks for a painting at the next tick. */
  readonly invalidate: () => void;
  /** Stands everything still: a picture that a host has sought does not move. Play lets it go. */
  readonly freeze: () => void;
  readonly remove: () => void;
}

/** Makes the engine for the tree of compositions under `main`. */
export function createEngine(main: CompositionNode, { clock, run, paint }: EngineContext): Engine {
  let cancelTick: (() => void) | undefined;
  let tickTime: number | undefined;
  let isRemoved = false;
  /** Nothing plays by itself before the first play. */
  let isFrozen = true;

  const mover = createMover({ now: () => tickTime ?? clock.now(), run });

  /** Calls back for the composition and all nested ones that are on screen, parents first. */
  function eachShown(composition: CompositionNode, visit: (composition: CompositionNode) => void): void {
    visit(composition);
    if (!HAS_NESTED) return;
    for (const layer of composition.layers) {
      const { nested } = layer.element;
      if (nested && isInSpan(layer, composition.playhead.frame)) eachShown(nested, visit);
    }
  }

  /** A composition plays on the clock unless it follows its parent. */
  const isOnClock = ({ shownBy, playhead }: CompositionNode): boolean =>
    playhead.isPlaying && (!HAS_NESTED || shownBy === null || playhead.isDetached);

  function advance(composition: CompositionNode, time: number): void {
    const { playhead, fps } = composition;
    if (!isOnClock(composition)) return;
    if (!playhead.isPhased && !clock.isExact) {
      // Ticks tremble by a few milliseconds. From here, about the middle of the shortest frame, none is lost or doubled by that.
      const passed = framesAfter(time - playhead.anchorTime, fps);
      playhead.anchorTime = time - (passed * 1000) / fps - 8;
      playhead.isPhased = true;
    }
    const { epoch, anchorTime, isPending } = playhead;
    const passed = isPending ? 0 : framesAfter(time - anchorTime, fps);
    if (playhead.isReverse) mover.backward(composition, playhead.anchorFrame - passed);
    else mover.forward(composition, playhead.anchorFrame + passed);
    mover.settle(composition);
    if ((playhead.epoch === epoch && !isPending) || !playhead.isPlaying) return;
    // An action has moved the playhead: the clock restarts there, in step with the frames before.
    mover.anchor(playhead);
    playhead.anchorTime = time - ((time - anchorTime) % (1000 / fps));
    playhead.isPhased = true;
  }

  function advanceTimed(composition: CompositionNode, time: number): void {
    if (!HAS_TIMED) return;
    for (const { element } of composition.layers) {
      const { timed } = element;
      if (timed?.isPlaying) {
        timed.position = timed.anchorPosition + framesAfter(time - timed.anchorTime, composition.fps);
      }
    }
  }

  function isMoving(): boolean {
    if (isFrozen || !main.playhead.isVisible) return false;
    let moves = false;
    eachShown(main, (composition) => {
      moves ||=
        isOnClock(composition) ||
        (HAS_TIMED && composition.layers.some(({ element }) => element.timed?.isPlaying));
    });
    return moves;
  }

  function tick(time: number): void {
    cancelTick = undefined;
    tickTime = time;
    if (!isFrozen && main.playhead.isVisible) {
      eachShown(main, (composition) => {
        advance(composition, time);
        advanceTimed(composition, time);
      });
    }
    mover.endTurn();
    tickTime = undefined;
    if (isRemoved) return;
    paint();
    if (isMoving()) invalidate();
  }

  function invalidate(): void {
    if (!isRemoved) cancelTick ??= clock.request(tick);
  }

  /** Lets what plays by itself go on from where it stands. */
  function thaw(): void {
    if (!isFrozen && main.playhead.isVisible) return;
    isFrozen = false;
    eachShown(main, hold);
  }

  function hold({ playhead, layers }: CompositionNode): void {
    if (playhead.isPlaying) mover.anchor(playhead);
    if (!HAS_TIMED) return;
    for (const { element } of layers) {
      if (element.timed?.isPlaying) mover.anchorTimed(element.timed, element.timed.position);
    }
  }

  /** Runs a command. A nested composition that is commanded has its own playhead from then on. */
  function command(composition: CompositionNode, move: () => void): void {
    if (isRemoved) return;
    if (HAS_NESTED && composition.shownBy) composition.playhead.isDetached = true;
    move();
    mover.settle(composition);
    if (tickTime === undefined) mover.endTurn();
    invalidate();
  }

  function start(composition: CompositionNode, isReverse: boolean): void {
    if (composition === main) thaw();
    mover.start(composition, isReverse);
  }

  return {
    invalidate,
    play: (composition, isReverse) => command(composition, () => start(composition, isReverse)),
    pause: (composition) =>
      command(composition, () => {
        if (composition.playhead.isPlaying) mover.rest(composition.playhead);
      }),
    goTo: (composition, frame) => command(composition, () => mover.move(composition, frame, true)),
    goToAndPlay: (composition, frame, isReverse) =>
      command(composition, () => {
        mover.move(composition, frame, true);
        start(composition, isReverse);
      }),
    stop: (composition) => {
      const { playhead, outroFrame } = composition;
      if (!playhead.isVisible || !playhead.hasPlayed || playhead.stop === 'outro') return;
      command(composition, () => {
        if (outroFrame === null) {
          mover.hide(playhead);
          return;
        }
        // No seek: what plays by itself goes on through the outro.
        mover.move(composition, clampFrame(outroFrame, composition.duration), false);
        playhead.stop = 'outro';
        start(composition, false);
      });
    },
    next: (composition) =>
      command(composition, () => {
        const { playhead } = composition;
        if (!playhead.isVisible || !playhead.hasPlayed || playhead.isPlaying) return;
        playhead.entered = playhead.frame;
        start(composition, false);
      }),
    rush: (composition) =>
      command(composition, () => {
        const { playhead } = composition;
        if (!playhead.isReverse)
          mover.forward(
            composition,
            nextRest(composition, playhead.frame + 1) + +(playhead.stop === 'outro'),
          );
        mover.anchor(playhead);
      }),
    free: ({ timed }, position, isPlaying) => {
      if (!HAS_TIMED || !timed || isRemoved) return;
      timed.isFollowing = false;
      timed.isPlaying = isPlaying;
      mover.anchorTimed(timed, position);
      invalidate();
    },
    detach: (composition, isDetached) => {
      if (!HAS_NESTED) return;
      const layer = composition.shownBy;
      const { playhead } = composition;
      if (!layer || isRemoved || playhead.isDetached === isDetached) return;
      playhead.isDetached = isDetached;
      const parent = layer.composition;
      if (!isDetached) {
        mover.hide(playhead);
        playhead.isVisible = true;
        mover.follow(parent, parent.playhead.frame, false);
      } else if (isInSpan(layer, parent.playhead.frame)) {
        mover.start(composition, false);
        mover.settle(composition);
      }
      invalidate();
    },
    realign: (composition, isRetimed) => {
      if (isRetimed) hold(composition);
      let top = composition;
      while (HAS_NESTED && top.shownBy && !top.playhead.isDetached) top = top.shownBy.composition;
      // While it plays, the next frame does that.
      if (!top.playhead.isPlaying) mover.follow(top, top.playhead.frame, false);
      invalidate();
    },
    freeze: () => {
      isFrozen = true;
    },
    remove: () => {
      isRemoved = true;
      main.playhead.isPlaying = false;
      cancelTick?.();
      cancelTick = undefined;
    },
  };
}
