/** The numbers behind the order of results. All were chosen by measurement, see tools/bench. */
export const RANKING = {
  /** Share of a full match for the longest indexed beginning of a typed word, or the stem that it will have. */
  beginning: 0.6,
  /** The beginning that stands for a longer typed word has at least so many letters … */
  shortestBeginning: 4,
  /** … and is at least this part of it. */
  beginningPart: 0.6,
  /** Share of a full match for a word with one typing error. */
  misspelt: 0.5,
  /** Factor for a guess with another first letter. */
  otherFirstLetter: 0.4,
  /** A typing error in the first letter is looked for in words of this length or longer. */
  shortestOtherFirstLetter: 5,
  shortestMisspelt: 4,
  longestMisspelt: 24,
  /** When no index contains any word of the query, this many sections with similar words are shown at most. */
  guesses: 3,
  /** Typing errors are looked for in so many words of a query, so that no query can keep the page waiting. */
  misspeltWords: 8,
  /** Share of a full match that the parts of an identifier have together, where the whole is not found … */
  parts: 0.5,
  /** … and where it is. */
  partsOfFound: 0.1,
  /** Share of its page's title match that a section gets, if it matches anything itself. */
  pageTitle: 0.3,
  /** How strongly sections that hold only some of the words fall behind: the part that matches, to this power. */
  coverage: 1.5,
  /** Factor for the lead section of a page. */
  lead: 1.1,
  /** Factor for the pages of the other kind: a reference while the reader is in a guide, and the reverse. */
  behind: 0.8,
  /** Factor for blog posts. A post describes the day it was written, while the page about its subject is kept up to date. */
  post: 0.65,
  /** Factor for what stays below a page that is called what was typed. */
  belowNamesake: 0.999,
  /** What is gained, at most, by a title that holds what was typed letter by letter and nothing else: a page's, … */
  verbatimPage: 1,
  /** … a section's, … */
  verbatimSection: 0.5,
  /** … and the two together ("Lottie element" and "Settings"). */
  verbatimBoth: 1,
  /** So many of the best candidates are compared letter by letter. */
  verbatimCandidates: 60,
  /** What may follow a half-typed word, so that its stem can be found. */
  endings: (
    's es d ed r er ers ng ing n on ion ions tion tions ation ations sation ization zation t nt ent ents ment ments ' +
    'y ty ity lity ility bility ly ally e le ble able ible ve ive tive ative al cal ical ce nce ance ence ' +
    'ss ess ness ul ful or ors ator ators ate ates ated ize izes ized izer izing ism ist ous ness less'
  ).split(' '),
} as const;
