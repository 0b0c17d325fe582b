/** The version of the runtime, which is in `keyfill.version` and in a comment in every export. */
export const VERSION = '2.3.0';
