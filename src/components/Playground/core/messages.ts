import type { ProjectDefinition } from '../../../runtime/index.ts';
import type { Data } from '../../LiveTemplate/core/deep-link';
import type { Opening } from '../../LiveTemplate/core/session';
import type { Snapshot } from '../../LiveTemplate/core/snapshot';

/*
 * What page and frame tell each other.
 *
 *   frame                          page
 *   ready           ──────────▸
 *                   ◂──────────    start    the code and everything that it needs
 *   snapshot        ──────────▸             how the template stands, after each change
 *   report          ──────────▸             what went wrong, and where
 *   ask             ──────────▸             a file of the example
 *                   ◂──────────    file
 *                   ◂──────────    order    a command of the operator
 *                   ◂──────────    ping     is anybody there?
 *   pong            ──────────▸
 *
 * Whatever the frame says may come from the reader's code, which may also be somebody else's: the page believes none of it.
 * It only shows texts, and hands out files of the example.
 */

/** Everything that a template needs in a frame that can't load anything itself. */
export interface StartMessage {
  readonly type: 'start';
  /** The text of the module with the actions, with the guard's calls. */
  readonly code: string;
  /** The name of the guard in that text. */
  readonly guard: string;
  readonly project: ProjectDefinition;
  readonly opening: Opening;
  /** The example's files as data addresses, by their address in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The script of the Lottie player, if the project needs it. */
  readonly lottie: string | undefined;
}

/** What an operator can do, under the names that `Session` uses. */
export type Order =
  | { readonly name: 'play' | 'next' | 'stop' | 'toggle' }
  | { readonly name: 'load' | 'update'; readonly value: Data }
  | { readonly name: 'updateRow'; readonly value: readonly Data[] }
  | { readonly name: 'invoke'; readonly value: string; readonly argument: string | undefined }
  | { readonly name: 'seek' | 'setSpeed'; readonly value: number }
  | { readonly name: 'setFps'; readonly value: number | undefined }
  | { readonly name: 'setStill'; readonly value: boolean };

/** Messages from the page. */
export type PageMessage =
  | StartMessage
  | { readonly type: 'order'; readonly order: Order }
  | {
      readonly type: 'file';
      readonly ask: number;
      /** The file as a data address, or undefined if the frame can't have it. */
      readonly file: string | undefined;
    }
  | { readonly type: 'ping'; readonly count: number };

/** Something that went wrong in the frame. */
export interface FrameReport {
  readonly text: string;
  /** The place in the code that runs, starting at 1; undefined if it isn't known. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The index of the loop or function that the guard has stopped. */
  readonly place: number | undefined;
  /** The composition's frame at that moment. */
  readonly frame: number | undefined;
}

/** Messages from the frame. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'report'; readonly report: FrameReport }
  | { readonly type: 'ask'; readonly ask: number; readonly address: string }
  | { readonly type: 'pong'; readonly count: number };
