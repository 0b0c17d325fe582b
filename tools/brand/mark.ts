// The shapes of the logo: the key, which is an outline, and the fill, which covers a part of it.

interface Colors {
  readonly key: string;
  readonly fill: string;
}

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"';

/** The logo, for 24 px and more. */
export const logo = ({ key, fill }: Colors): string =>
  `${OPEN} width="32" height="32" viewBox="0 0 32 32"><mask id="key"><path fill="#fff" d="M0 0h32v32H0z"/><path d="M21 3 9.5 16 21 29" stroke="#000" stroke-width="3"/></mask><path mask="url(#key)" fill="none" stroke="${key}" stroke-width="3" d="M4.5 4.5h9v23h-9z"/><path fill="${fill}" d="M19.5 3H29L18.5 16 29 29h-9.5L9 16z"/></svg>\n`;

const SMALL_KEY = 'd="M3 3h9v4.9L5 16l7 8.1V29H3z"';
const smallFill = (fill: string): string =>
  `<path fill="${fill}" d="M19.5 3H29L18.5 16 29 29h-9.5L8.5 16z"/>`;

/** The logo for small sizes, where an outline would blur. */
export const smallLogo = ({ key, fill }: Colors): string =>
  `${OPEN} viewBox="0 0 32 32"><path fill="${key}" ${SMALL_KEY}/>${smallFill(fill)}</svg>\n`;

/** The icon of a browser's tab, whose key follows the color mode of the system. */
export const icon = ({ light, dark, fill }: { light: string; dark: string; fill: string }): string =>
  `${OPEN} viewBox="0 0 32 32"><style>.key{fill:${light}}@media (prefers-color-scheme:dark){.key{fill:${dark}}}</style><path class="key" ${SMALL_KEY}/>${smallFill(fill)}</svg>\n`;
