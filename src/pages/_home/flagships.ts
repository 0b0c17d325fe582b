/** The templates on air on the home page, what's behind each, and the fields that fit next to it. */
export const FLAGSHIPS = [
  { example: 'lower-third', backdrop: 'harbor', fields: ['_name', '_title'] },
  {
    example: 'score-bug',
    backdrop: 'stadium',
    fields: ['_home', '_homeScore', '_away', '_awayScore', '_clock'],
  },
  { example: 'full-screen', backdrop: 'studio', fields: ['_topic', '_headline'] },
] as const;
