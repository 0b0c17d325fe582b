import type { PlayoutCommand } from '../../playout/commands/command.ts';

/**
 * Where a template is.
 *
 * ```
 * loading ▸ preview ─play─▸ playing ─▸ waiting (a step) ─next─▸ playing ─▸ resting ─stop─▸ playing ▸ off-air
 *                                └─▸ paused (by the reader) ─▸ where it was
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
  readonly command: PlayoutCommand;
  /** Increases with each command, so repeating a command is announced again. */
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
