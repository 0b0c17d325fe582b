/** The colors of the station. Grays are ink at 80 and 40 percent on paper. */
export const INK = '#0b0e14';
export const PAPER = '#f7f5f0';
export const YELLOW = '#ffd23f';
export const GRAY = '#3a3c40';
/** What can't wait: breaking news, and what's live. Nothing else is red. */
export const RED = '#b81521';

/** The colors of the two teams. Both stand out from ink, and paper stands out from both. */
export const NORVALE = '#2858cc';
export const VESTHOLM = '#147a71';

/** The colors of the evening program, with ink on paper. */
export const SEA = '#0f3d3e';
export const CORAL = '#ff8a5b';

/**
 * How a program moves: how far an edge leans for each pixel of height, and in how many frames a tile opens.
 */
export interface Register {
  readonly slant: number;
  readonly frames: number;
}

/**
 * News lean by 18° and are quick, sport leans by 24° and is quicker, and the evening leans by 12° and takes
 * its time.
 */
export const NEWS: Register = { slant: 0.325, frames: 16 };
export const SPORT: Register = { slant: 0.445, frames: 12 };
export const EVENING: Register = { slant: 0.213, frames: 23 };

/** A tile as wide as the title-safe area. */
export const SAFE = { x: 96, width: 1728, at: 0, out: 75, isCut: true };
