/** The color of the lower figure. */
export const DIMMED = '#a8a7a4';
/** The strip of the last row, whose ends lean by 24°. */
export const STRIP = { x: 376, width: 900, height: 68, slant: 30 };
/** How far a row starts to the right of the next one, so that the board leans like its title. */
const LEAN = 69;
/** Where the strip of a row starts. */
export const startOf = (row: number): number => STRIP.x + (3 - row) * LEAN;

/** Returns where the parts of a row are: the bars of its teams, and the slash where their shares meet. */
export function placesOf(row: number, home: number, away: number) {
  const { width, slant } = STRIP;
  const x = startOf(row);
  const share = home + away > 0 ? home / (home + away) : 0.5;
  // A team that has nothing keeps a tip, so the slash stays on the strip.
  const meeting = x + 30 + Math.round((width - slant - 60) * share);
  return { 'home bar': meeting - 15 + slant - width, 'away bar': meeting + 15, slash: meeting - 7 };
}
