import type { PlayoutCommand } from '../playout/commands/command.ts';

/**
 * Where a template is.
 *
 * ```
 * loading ─▸ preview ─play─▸ playing ─▸ waiting (a step) ─next─▸ playing ─▸ resting ─stop─▸ playing ─▸ off-air
 *                                 └─▸ paused (by the reader) ─▸ where it was
 * ```
 */
export type Status = 'loading' | 'preview' | 'playing' | 'paused' | 'waiting' | 'resting' | 'off-air';

/** What the player shows of a template. */
export interface Snapshot {
  readonly status: Status;
  readonly frame: number;
  /** Whether anything is moving, including parts that play on their own while the main composition rests. */
  readonly isMoving: boolean;
  /** The template's last report, without the runtime's prefix. */
  readonly error: string | undefined;
  /** The last command. */
  readonly command: PlayoutCommand;
  /** Increases with each command, so that repeating a command is announced again. */
  readonly commandCount: number;
}

/** What a session shows until it has loaded. */
export const FIRST_SNAPSHOT: Snapshot = {
  status: 'loading',
  frame: 0,
  isMoving: false,
  error: undefined,
  command: { type: 'load', playOnLoad: true },
  commandCount: 0,
};

/** What the status depends on. */
interface Facts {
  readonly isLoaded: boolean;
  readonly isVisible: boolean;
  readonly isPlaying: boolean;
  /** Whether the reader has paused. */
  readonly isPaused: boolean;
  /** Whether the template has been played since it was last off air. Otherwise, the picture is a preview. */
  readonly hasPlayed: boolean;
  readonly frame: number;
  readonly steps: readonly number[];
}

export function statusOf(facts: Facts): Status {
  const { isLoaded, isVisible, isPlaying, isPaused, hasPlayed, frame, steps } = facts;
  if (!isLoaded) return 'loading';
  if (!isVisible) return 'off-air';
  if (isPaused) return 'paused';
  if (isPlaying) return 'playing';
  if (!hasPlayed) return 'preview';
  return steps.includes(frame) ? 'waiting' : 'resting';
}

/** Whether viewers would see the template. */
export const isOnAir = (status: Status): boolean =>
  status === 'playing' || status === 'paused' || status === 'waiting' || status === 'resting';

/** Whether two snapshots are equal. */
export const isSame = (one: Snapshot, other: Snapshot): boolean =>
  (Object.keys(one) as (keyof Snapshot)[]).every((key) => one[key] === other[key]);

/** Returns the text of a report without what readers don't need. */
export const errorText = (report: string | undefined): string | undefined =>
  report?.replace(/^\[keyfill\] /, '');
