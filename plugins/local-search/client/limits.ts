/** Longer input is cut. */
export const MAX_QUERY_LENGTH = 512;

/** In windows up to this width, the search box is a modal dialog. Infima's CSS uses the same number. */
export const NARROW_WIDTH = 996;

/**
 * A search waits this many milliseconds for an index. After that, the index counts as empty until it arrives.
 */
export const INDEX_TIMEOUT = 10_000;

/** A worker that hasn't answered a call after this many milliseconds counts as dead. */
export const WORKER_TIMEOUT = 30_000;

/** A resize counts once the window has kept its size for this many milliseconds. */
export const RESIZE_PAUSE = 20;

/** A search counts as slow after this many milliseconds. */
export const STALL_THRESHOLD = 300;
