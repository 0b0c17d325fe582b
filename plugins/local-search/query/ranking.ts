/** A section can contain a word in many forms, so only this many are sent with a result. */
export const MAX_TERMS = 20;

/** These numbers order results. All were chosen by measurement: tests/built/search-quality.test.ts. */
export const RANKING = {
  /** Each field's weight, and the share of it for the page's other sections if they match anything, too. */
  fields: {
    title: { boost: 5, forSections: 0.35 },
    content: { boost: 1, forSections: 0 },
    tags: { boost: 4.2, forSections: 0.25 },
    sidebarParentCategories: { boost: 1.1, forSections: 0.1 },
  },
  /** The share of a full match for a word that starts with the typed text or has one typing error. */
  partial: 0.5,
  /** The share for a word that starts with a typed word, such as "middleware" for "middle". */
  longer: 0.15,
  /** The share of a full match for a word that means the same: shared/synonyms.ts. */
  synonym: 0.35,
  shortestMisspelled: 4,
  /** The maximum number of sections with similar words if no index contains any word of the query. */
  guesses: 3,
  /** The exponent that lowers sections with only some of the words: the matching fraction to this power. */
  coverage: 1.75,
  /** The factor for a page's lead section. */
  lead: 1.1,
  /** The factor for pages of the other kind: a reference while the reader is in a guide, and vice versa. */
  demoted: 0.67,
  /** The factor for blog posts. A post describes the day it was written, but a page is kept up to date. */
  post: 0.5,
  /** The factor that keeps results below a page with exactly the typed name. */
  belowNamesake: 0.999,
  /** The maximum bonus for a title that exactly matches the typed text: a page's title, … */
  verbatimPage: 1,
  /** … a section's, … */
  verbatimSection: 0.6,
  /** … and both together ("Lottie element" and "Settings"). */
  verbatimBoth: 1,
  /** The maximum bonus for typed neighbors that are neighbors in the section as well. */
  neighbors: 0.4,
  /** The number of top candidates that are compared letter by letter. */
  verbatimCandidates: 60,
  /** The possible endings of a half-typed word, for finding its stem. */
  endings: (
    's es d ed r er ers ng ing n on ion ions tion tions ation ations sation ization zation t nt ent ents ment ments ' +
    'y ty ity lity ility bility ly ally e le ble able ible ve ive tive ative al cal ical ce nce ance ence ' +
    'ss ess ness ul ful or ors ator ators ate ates ated ize izes ized izer izing ism ist ous ness less'
  ).split(' '),
} as const;
