/** The edition of ECMAScript that scripts are written in: the engines of `browserslist` in `package.json` all know it; Node does too. */
export const EDITION = 2022;
