/** Version of the runtime: what `keyfill.version` says and every export carries in a comment. */
export const VERSION = '2.3.0';
