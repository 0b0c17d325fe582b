import type { EasingDefinition } from '../runtime/definition/style.ts';

/** The colors of the station. Grays are ink at 80 and 40 percent on paper. */
export const INK = '#0b0e14';
export const PAPER = '#f7f5f0';
export const YELLOW = '#ffd23f';
export const GRAY = '#3a3c40';
/** What can't wait: breaking news, and what's live. Nothing else is red. */
export const RED = '#b81521';

/** The colors of the evening program, with ink on paper. */
export const SEA = '#0f3d3e';
export const CORAL = '#ff8a5b';

/**
 * How a program moves: how far an edge leans for each pixel of height, and in how many frames a tile opens.
 */
export interface Register {
  readonly slant: number;
  readonly frames: number;
  /** In how many frames a tile closes over its text. */
  readonly leave: number;
  /** How far a text comes from the slanted edge of its tile. Without it, the text rises. */
  readonly glide?: number;
  /** How a tile opens. A tile that also leaves this way, in reverse, needs a soft start. */
  readonly easing?: EasingDefinition;
  /** How far an edge overshoots before it settles, as a share of the tile's width. */
  readonly overshoot?: number;
}

/**
 * News lean by 18° and are quick, sport leans by 24° and is quicker, and the evening leans by 12°, starts
 * softly, takes its time, and lets texts come from the slanted edge.
 */
export const NEWS: Register = { slant: 0.325, frames: 16, leave: 9 };
export const SPORT: Register = {
  slant: 0.445,
  frames: 12,
  leave: 7,
  easing: { p1x: 0.16, p1y: 1, p2x: 0.3, p2y: 1.07 },
  overshoot: 0.02,
};
export const EVENING: Register = {
  slant: 0.213,
  frames: 23,
  leave: 13,
  glide: 112,
  easing: { p1x: 0.3, p1y: 0, p2x: 0.1, p2y: 1 },
};

/** A tile as wide as the title-safe area. */
export const SAFE = { x: 96, width: 1728, at: 0, out: 75, isCut: true };
