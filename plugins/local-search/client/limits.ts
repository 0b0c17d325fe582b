/** Longer input is cut. */
export const MAX_QUERY_LENGTH = 512;

/** Windows up to this width have the search box in a modal dialog; the same number as in Infima's CSS. */
export const NARROW_WIDTH = 996;

/** A search waits so many milliseconds for an index; what is not there by then counts as empty until it is. */
export const INDEX_PATIENCE = 10_000;

/** A worker that has not answered a call after so many milliseconds counts as dead. */
export const WORKER_PATIENCE = 30_000;

/** A resize counts once the window has kept its size for so many milliseconds. */
export const RESIZE_PAUSE = 20;
