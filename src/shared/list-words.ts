/**
 * Joins words for a sentence, such as "CasparCG, SPX, and OGraf". `Intl.ListFormat` would take 13 ms at its
 * first call, while a page starts.
 */
export const listWords = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 3
    ? words.join(` ${conjunction} `)
    : `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
