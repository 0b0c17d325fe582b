// What's known of teams by name. It imports nothing, so that the editor's code of an action stays short.

/** The colors of the two teams. Both stand out from ink, and paper stands out from both. */
export const NORVALE = '#2858cc';
export const VESTHOLM = '#147a71';

/** The color of a team, and what's drawn on its crest, 96 px wide. */
export interface Team {
  readonly color: string;
  readonly sign: string;
}

/** Roofs of the upper town. */
export const HOME: Team = {
  color: NORVALE,
  sign: 'M0 0L48 26L96 0V18L48 44L0 18ZM14 34L48 52L82 34L68 50L48 60L28 50Z',
};
/** Waves of the bay. */
export const AWAY: Team = {
  color: VESTHOLM,
  sign: 'M0 6C14 -2 22 -2 34 6S62 14 74 6S90 2 96 6V20C90 16 84 12 74 20S46 28 34 20S14 12 0 20ZM6 36C16 28 24 28 34 36S58 44 70 36S86 32 90 36L80 49C74 47 70 49 64 53S44 58 36 52S22 48 16 51Z',
};

/** The teams of the Harbor League by name. A name on a team's color can be read. */
const TEAMS: Readonly<Record<string, Team>> = {
  norvale: HOME,
  vestholm: AWAY,
  // A beam.
  'harbor city': { color: '#9a6412', sign: 'M56 0H96L40 60H0Z' },
  // Rays.
  estmark: { color: '#a03a80', sign: 'M0 0H24L36 60H30ZM36 0H60L50 60H46ZM72 0H96L66 60H60Z' },
  // A cross.
  'sandvik united': { color: '#6b6e73', sign: 'M36 0H60V18H96V40H60V60H36V40H0V18H36Z' },
};

/** Returns what a team has, by its name. A team that isn't known has a star, and a color that's nobody's. */
export const teamOf = (name = ''): Team =>
  TEAMS[name.trim().toLowerCase()] ?? {
    color: '#55575a',
    sign: 'M48 0L59 21L96 30L59 39L48 60L37 39L0 30L37 21Z',
  };
