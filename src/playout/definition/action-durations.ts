import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { DEFAULT_FRAME_RATE, exactFrameRate } from '../../runtime/model/time.ts';

/** How long the animation of an action of an OGraf graphic takes, in whole milliseconds. */
export interface ActionDuration {
  readonly type: 'playAction' | 'updateAction' | 'stopAction';
  readonly duration: number;
  /** The duration of each step. The entry without a step is for a play past the last step, which stops. */
  readonly steps?: readonly { readonly step?: number; readonly duration: number }[];
}

/** Names in code that may move the playhead, hold a command back, or change the length of a composition. */
const MOVES =
  /\b(?:useOnPlay|useOnNext|useOnStop|play|pause|stop|goToFrame|goToAndPlay|fps|duration|outroFrame)\b/;

/** How long a graphic that leaves on a command stays between in and out animation in a clip, in seconds. */
const HOLD = 10;

/** Returns a clip's length in seconds. Editors can only shorten it, so the hold is enough for a title. */
export function clipDuration({
  compositions,
  mainComposition,
  templateDefinition,
}: ProjectDefinition): number {
  const main = compositions.find(({ id }) => id === mainComposition);
  if (!main) return HOLD;
  const { duration, fps = DEFAULT_FRAME_RATE, frameActions = [] } = main;
  const outMode = templateDefinition?.outMode ?? 'manual';
  const outro = frameActions.find(({ isOutro }) => isOutro)?.frame ?? duration;
  const isTimed = typeof outMode === 'number';
  const frames = isTimed ? duration - outro : duration;
  const hold = isTimed ? outMode / 1000 : outMode === 'manual' ? HOLD : 0;
  return Math.round((frames / (exactFrameRate(fps) ?? DEFAULT_FRAME_RATE) + hold) * 1000) / 1000;
}

/**
 * Returns how long a graphic's actions take, counted from its main composition's frames. A play lasts until
 * playback rests, so it includes frames on which nothing seems to move.
 * @param actions - The template's code. If it may change when playback rests, the durations aren't known.
 * @returns The durations, or undefined if they aren't known.
 */
export function actionDurations(
  { compositions, mainComposition }: ProjectDefinition,
  actions: string,
): readonly ActionDuration[] | undefined {
  const main = compositions.find(({ id }) => id === mainComposition);
  if (!main || MOVES.test(actions)) return undefined;
  const { duration, fps = DEFAULT_FRAME_RATE, frameActions = [] } = main;
  const last = duration - 1;
  const outro = frameActions.find(({ isOutro }) => isOutro);
  const outroFrame = outro && Math.min(Math.max(1, outro.frame), last);
  const end = outroFrame === undefined ? last : Math.max(0, outroFrame - 1);
  const steps = frameActions.filter(({ isStep }) => isStep).map(({ frame }) => frame);
  // Playback never reaches a step in the outro.
  if (steps.some((frame) => frame > end)) return undefined;
  const toMilliseconds = (frames: number): number =>
    Math.round((frames * 1000) / (exactFrameRate(fps) ?? DEFAULT_FRAME_RATE));
  const rests = [...steps.sort((one, other) => one - other), end];
  const plays = rests.map((frame, step) => ({
    step,
    duration: toMilliseconds(frame - (rests[step - 1] ?? 0)),
  }));
  const stop = outroFrame === undefined ? 0 : toMilliseconds(duration - outroFrame);
  return [
    { type: 'playAction', duration: plays[0]?.duration ?? 0, steps: [...plays, { duration: stop }] },
    // Values change immediately, but middleware may animate them.
    ...(actions.includes('useOnUpdate') ? [] : [{ type: 'updateAction' as const, duration: 0 }]),
    { type: 'stopAction', duration: stop },
  ];
}
