// Bounds that the schema of project files, the runtime, and everything that draws a timeline share.

/** The longest composition, in frames: 24 hours at 60 frames per second. */
export const MAX_DURATION = 5_184_000;

/** The longest side of a composition, in px: the largest texture that every browser can paint at once. */
export const MAX_SIZE = 16_384;

/** The highest frame rate that an action can set. Project files have one of the six rates of the app. */
export const MAX_FRAME_RATE = 240;

/** How many compositions can be nested in each other, the main composition included. */
export const MAX_NESTING = 64;

/** The most masks around a layer, including its compositions' masks. Browsers crash on a few thousand. */
export const MAX_MASKS = 100;
