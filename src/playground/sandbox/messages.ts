import type { ProjectDefinition } from '../../runtime/index.ts';
import type { SessionCommand } from '../../player/commands.ts';
import type { Opening } from '../../player/session/session.ts';
import type { Snapshot } from '../../player/session/snapshot.ts';

/*
 * The messages between the page and the frame. The frame's first one has a port, once it's ready. All others
 * use that port, which the reader's code can't reach. The frame's messages are JSON, because a string's
 * length is known before it's read. A second message without the port comes from the reader's code: the page
 * removes the frame without reading the message, because reading a large one takes long.
 * The contents of the frame's messages may still come from the reader's code, or from code that somebody else
 * shared, so the page doesn't trust any of it and only shows text.
 */

/** Everything that a template needs in a frame that can't load anything itself. */
export interface StartMessage {
  readonly type: 'start';
  readonly code: string;
  readonly guard: string;
  readonly project: ProjectDefinition;
  readonly opening: Opening;
  /** The example's files as data addresses, by their address in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The script of the Lottie player, if the project needs it. */
  readonly lottie: string | undefined;
}

/** A point on the stage, in pixels from its top left corner. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** From the page: what the frame starts with, plays, outlines, looks for at a point, or has to answer. */
export type PageMessage =
  | StartMessage
  | { readonly type: 'command'; readonly command: SessionCommand }
  | { readonly type: 'project'; readonly project: ProjectDefinition; readonly opening: Opening }
  | { readonly type: 'outline'; readonly layers: readonly string[]; readonly caret: number | undefined }
  | ({ readonly type: 'pick' } & StagePoint)
  | { readonly type: 'ping'; readonly count: number };

/** Something that went wrong in the frame. */
export interface FrameReport {
  readonly text: string;
  /** The place in the code that runs, starting at 1; undefined if it isn't known. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The index of the loop or function that the guard has stopped. */
  readonly place: number | undefined;
  readonly frame: number | undefined;
}

/** A snapshot in a message. A command that hasn't changed is left out, because its data can be large. */
export type SentSnapshot = Omit<Snapshot, 'command'> & { readonly command: Snapshot['command'] | undefined };

/** From the frame: its state after each change, what went wrong, its answers, or a new fragment. */
export type FrameMessage =
  | { readonly type: 'snapshot'; readonly snapshot: SentSnapshot }
  | { readonly type: 'report'; readonly report: FrameReport }
  | { readonly type: 'pong'; readonly count: number }
  | { readonly type: 'picked'; readonly layer: string | undefined }
  | { readonly type: 'navigated' };
