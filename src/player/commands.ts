import type { PlayoutCommand } from '../playout/commands/command.ts';
import type { Preset } from './form/preset-names.ts';

export interface Motion {
  readonly speed: number;
  /** The main composition's rate, to which nested ones keep their ratio; undefined means as designed. */
  readonly fps: number | undefined;
  /** Whether commands jump to the frame on which the template comes to rest. */
  readonly isStill: boolean;
}

/** The commands that a session carries out: those of playout systems, and some that only a player has. */
export type SessionCommand =
  | PlayoutCommand
  /** Pauses and continues everything that moves. After a seek, playback continues from that frame. */
  | { readonly type: 'toggle' }
  | { readonly type: 'seek'; readonly frame: number }
  /** Like `seek`, but starts at the current frame. */
  | { readonly type: 'step'; readonly by: number }
  | ({ readonly type: 'motion' } & Motion);

/** The commands that controls send. The player turns a preset into updates. */
export type Command = SessionCommand | { readonly type: 'preset'; readonly preset: Preset | 'designed' };
