/**
 * The ECMAScript edition of the scripts. All engines in the `browserslist` of `package.json` support it, and
 * so does Node.
 */
export const EDITION = 2022;
