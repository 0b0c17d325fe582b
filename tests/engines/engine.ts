import type { Buffer } from 'node:buffer';

/** Width and height of a page's viewport, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** An open page: the part of a driver that the reader's hour needs, the same for every engine. */
export interface EnginePage {
  readonly version: string;
  /** Opens an address and waits until the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** Runs an expression in the page, waits for its promise, and returns its JSON value. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly resize: (viewport: Viewport) => Promise<void>;
  /** Clicks the middle of the first element that a selector finds, as a pointer does. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses Enter or a letter, with Control if the name starts with `Control+`. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Returns what the viewport shows, as a PNG. */
  readonly shot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
  /** Ends the browser's processes, in case it doesn't close. */
  readonly kill?: () => void;
}

/** A browser engine that can be started, or why it can't. */
export interface Engine {
  readonly name: string;
  /** Why this machine can't run the engine. */
  readonly problem: string | undefined;
  readonly start: (viewport: Viewport) => Promise<EnginePage>;
}
