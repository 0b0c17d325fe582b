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

/** Everything that a template needs in a frame that can fetch nothing. */
export interface StartMessage {
  readonly type: 'start';
  /** Text of the module with the actions, guarded. */
  readonly code: string;
  /** Name of the guard in that text. */
  readonly guard: string;
  readonly project: ProjectDefinition;
  readonly opening: Opening;
  /** Files of the example as data addresses, by their addresses in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** Script of the Lottie player, for a project that needs it. */
  readonly lottie: string | undefined;
}

/** What an operator may do, by the names of `Session`. */
export type Order =
  | { readonly name: 'play' | 'next' | 'stop' | 'toggle' }
  | { readonly name: 'load' | 'update'; readonly value: Data }
  | { readonly name: 'updateRow'; readonly value: readonly Data[] }
  | { readonly name: 'invoke'; readonly value: string; readonly argument: string | undefined }
  | { readonly name: 'seek' | 'setSpeed'; readonly value: number }
  | { readonly name: 'setFps'; readonly value: number | undefined }
  | { readonly name: 'setStill'; readonly value: boolean };

/** What the page says. */
export type PageMessage =
  | StartMessage
  | { readonly type: 'order'; readonly order: Order }
  | {
      readonly type: 'file';
      readonly ask: number;
      /** The file as a data address; undefined: there is none for the frame. */
      readonly file: string | undefined;
    }
  | { readonly type: 'ping'; readonly count: number };

/** Something that went wrong in the frame. */
export interface FrameReport {
  readonly text: string;
  /** Place in the code as it runs, from 1; undefined when it is not known. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** Index of the loop or function that the guard has ended. */
  readonly place: number | undefined;
  /** Frame of the composition on which it happened. */
  readonly frame: number | undefined;
}

/** What the frame says. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'report'; readonly report: FrameReport }
  | { readonly type: 'ask'; readonly ask: number; readonly address: string }
  | { readonly type: 'pong'; readonly count: number };
