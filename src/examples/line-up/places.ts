/** How far an edge leans for each pixel of height, by 24°. */
export const LEAN = 0.445;
/** The pitch, which leans as far. Each line across it is `length` long. */
export const PITCH = { x: 120, y: 216, width: 1630, height: 641, length: 1332 };

/**
 * Returns where a player's picture is, 236 × 122 and some room below it: lines are equally far apart, and so
 * are their players.
 */
export function placeOf(line: number, lines: number, at: number, players: number) {
  const along = 122 + (line > 0 ? 258 + (725 * (line - 1)) / Math.max(1, lines - 2) : 0);
  // From the right to the left.
  const up = (PITCH.height * (at + 0.5)) / players;
  return {
    x: Math.round(PITCH.x + along + up * LEAN - 118),
    y: Math.round(PITCH.y + PITCH.height - up - 61),
  };
}
