import { clampFrame } from '../model/time.ts';
import { isInSpan, type CompositionNode, type ElementNode, type LayerNode } from '../state/nodes.ts';
import {
  hasPlayed,
  hide,
  isFollowing,
  isShown,
  isStopping,
  makeFollowing,
  makeReady,
  rest,
} from './playhead.ts';
import { moveTo, startAt } from './moves.ts';
import { anchorTimed, follow } from './nested-timelines.ts';
import { isEnd, outroOf } from './rest-frames.ts';
import { createTurns, type TurnsContext } from './turns.ts';

/** Moves all playheads under `main`: immediately for commands, and from frame to frame for the clock. */
export function createEngine(main: CompositionNode, context: TurnsContext) {
  const { mover, invalidate, catchUp, begin, thaw, freeze, remove } = createTurns(main, context);
  const now = (): number => mover.moment().time;

  /** Runs a command. A nested composition that gets a command has its own playhead from then on. */
  function command(composition: CompositionNode, move: () => void, isParking = false): void {
    if (!begin()) return;
    const { playhead } = composition;
    const { state } = playhead;
    if (isFollowing(playhead)) makeReady(playhead);
    playhead.isParked = isParking;
    move();
    if (playhead.state !== state) playhead.isMoved = true;
    mover.settle(composition);
    invalidate();
  }

  function start(composition: CompositionNode, isReverse: boolean): void {
    if (composition === main) thaw();
    startAt(composition, isReverse, mover.moment());
  }

  /** Counts the active frame as entered, so playback continues without running its action. */
  function passOver(composition: CompositionNode): void {
    composition.playhead.entered = composition.playhead.frame;
    follow(composition, 'resume', now());
  }

  /** Pauses on a frame. Once something has played, playback continues there; before that, it starts there. */
  function goTo(composition: CompositionNode, frame: number): void {
    const { playhead } = composition;
    const hasRun = hasPlayed(playhead) || (isShown(playhead) && playhead.entered >= 0);
    moveTo(composition, frame, 'seek', now());
    if (hasRun) passOver(composition);
  }

  return {
    invalidate,
    catchUp,
    remove,
    play: (composition: CompositionNode, isReverse: boolean): void =>
      command(composition, () => start(composition, isReverse)),
    pause: (composition: CompositionNode): void =>
      command(composition, () => rest(composition.playhead), true),
    goTo: (composition: CompositionNode, frame: number): void =>
      command(composition, () => goTo(composition, frame), true),
    goToAndPlay: (composition: CompositionNode, frame: number, isReverse: boolean): void =>
      command(composition, () => {
        moveTo(composition, frame, 'seek', now());
        start(composition, isReverse);
      }),
    /** Plays the main composition from frame 0. This ends a stop in progress. */
    restart: (): void =>
      command(main, () => {
        if (hasPlayed(main.playhead)) makeReady(main.playhead);
        moveTo(main, 0, 'seek', now());
        start(main, false);
      }),
    /** Shows a frame of the main composition. Nothing moves until the next play. */
    seek: (frame: number): void =>
      command(main, () => {
        freeze();
        if (!isShown(main.playhead)) makeReady(main.playhead);
        moveTo(main, frame, 'seek', now());
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
        if (from < outro) moveTo(composition, outro, 'shift', now());
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
      if (!timed || !begin()) return;
      timed.isFollowing = false;
      timed.isPlaying = isPlaying;
      timed.isMoved = true;
      anchorTimed(timed, position, now());
      invalidate();
    },
    /** Detaches a nested composition, or attaches it to its parent's playhead again. */
    detach: (composition: CompositionNode, isDetached: boolean): void => {
      const layer = composition.shownBy;
      const { playhead } = composition;
      if (!layer || isFollowing(playhead) !== isDetached || !begin()) return;
      if (!isDetached) {
        makeFollowing(playhead);
        follow(layer.composition, 'shift', now());
      } else {
        makeReady(playhead);
        if (isInSpan(layer, layer.composition.playhead.frame)) {
          startAt(composition, false, mover.moment());
          mover.settle(composition);
        }
      }
      invalidate();
    },
    /** Changes a composition's frame rate, duration, or outro, or a layer's span, for all these setters. */
    retime<Node extends CompositionNode | LayerNode>(
      composition: CompositionNode,
      node: Node,
      change: Partial<Node>,
    ): void {
      mover.retime(composition, () => Object.assign(node, change));
      invalidate();
    },
  };
}

/** Moves the playheads of a template. */
export type Engine = ReturnType<typeof createEngine>;
