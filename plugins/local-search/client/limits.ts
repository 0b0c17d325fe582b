/** Longer input is cut. */
export const MAX_QUERY_LENGTH = 512;

/** Windows up to this width have the search box in a modal dialog; the same number as in Infima's CSS. */
export const NARROW_WIDTH = 996;

/** A resize counts once the window has kept its size for so many milliseconds. */
export const RESIZE_PAUSE = 20;
