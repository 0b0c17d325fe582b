/** The groups of the gallery, in the order of their filters. */
export const CATEGORIES = ['News', 'Sport', 'Evening', 'Weather', 'Business', 'Full screen'] as const;

/** A template in the gallery. */
export interface GalleryEntry {
  /** Name of the folder in `src/examples`. */
  readonly example: string;
  /** What the template is, if its own name is the technique that it shows. */
  readonly name?: string;
  readonly category: (typeof CATEGORIES)[number];
  /** A short description of the template. */
  readonly line: string;
  /** The page, or its section, on which it plays with all its controls. */
  readonly page: string;
  /** The picture behind it: a file in `tools/brand/backgrounds`. */
  readonly picture: 'studio' | 'stadium' | 'street' | 'harbor' | 'talk' | 'market';
  /** Whether it moves for a few seconds as soon as it's in view. */
  readonly moves?: true;
  /** Whether the home page shows it. */
  readonly isFeatured?: true;
}

/** All templates that play on the site by the name of their example, from easy to hard. */
const TEMPLATES: Readonly<Record<string, Omit<GalleryEntry, 'example'>>> = {
  'first-lower-third': {
    category: 'News',
    line: 'A slash that splits around a name.',
    page: '/user-guide/fundamentals/creating-element',
    picture: 'harbor',
  },
  'lower-third': {
    category: 'News',
    line: 'Plates that fit a name and a title.',
    page: '/user-guide/animation#lower-third',
    picture: 'studio',
    isFeatured: true,
  },
  'breaking-news': {
    category: 'News',
    line: 'A headline that changes on air.',
    page: '/user-guide/tutorials#breaking-news',
    picture: 'street',
    isFeatured: true,
  },
  guests: {
    category: 'Evening',
    line: 'Two guests, one on each side of a slash.',
    page: '/user-guide/tutorials#guests',
    picture: 'talk',
    isFeatured: true,
  },
  'looping-background': {
    name: 'Moving background',
    category: 'Full screen',
    line: 'Beams of light that loop, in three looks.',
    page: '/user-guide/elements/lottie#looping-background',
    picture: 'harbor',
    isFeatured: true,
  },
  'headline-picture': {
    category: 'News',
    line: 'A picture beside a headline.',
    page: '/user-guide/tutorials#headline-with-picture',
    picture: 'market',
  },
  'duplicate-text-content': {
    name: 'Match title',
    category: 'Sport',
    line: 'Two teams, their crests, and the kick-off.',
    page: '/user-guide/examples/duplicate-text-content',
    picture: 'stadium',
  },
  'change-fill-color': {
    name: 'Team plate',
    category: 'Sport',
    line: 'A team and its crest, in its color.',
    page: '/user-guide/examples/change-fill-color',
    picture: 'studio',
  },
  'play-in-reverse-on-stop': {
    name: 'Reporter badge',
    category: 'News',
    line: 'A badge that leaves the way it came.',
    page: '/user-guide/examples/play-in-reverse-on-stop',
    picture: 'street',
  },
  looping: {
    name: 'Live badge',
    category: 'News',
    line: 'A badge that pulses while it’s on air.',
    page: '/user-guide/examples/looping',
    picture: 'market',
  },
  'station-logo': {
    category: 'News',
    line: 'Day and night logos with moving rays.',
    page: '/user-guide/elements/image#station-logo',
    picture: 'talk',
  },
  'share-price': {
    category: 'Business',
    line: 'A price with a chart that turns green or red.',
    page: '/user-guide/elements/path#share-price',
    picture: 'harbor',
  },
  'advanced-text-styling': {
    name: 'Name in two styles',
    category: 'Evening',
    line: 'First and last name in different styles.',
    page: '/user-guide/examples/advanced-text-styling',
    picture: 'studio',
  },
  'full-screen': {
    category: 'Full screen',
    line: 'Facts that appear one by one.',
    page: '/user-guide/composition#full-screen',
    picture: 'stadium',
  },
  countdown: {
    category: 'Full screen',
    line: 'Counts down, then leaves by itself.',
    page: '/user-guide/tutorials#show-a-countdown',
    picture: 'talk',
  },
  crawler: {
    category: 'News',
    line: 'Headlines that update without jumping.',
    page: '/user-guide/examples/crawler',
    picture: 'market',
    moves: true,
    isFeatured: true,
  },
  'score-bug': {
    category: 'Sport',
    line: 'Numbers that roll, and a goal with its scorer.',
    page: '/user-guide/tutorials#flash-a-changed-score',
    moves: true,
    picture: 'stadium',
    isFeatured: true,
  },
  'match-statistics': {
    category: 'Sport',
    line: 'Four figures of a match as numbers and bars.',
    page: '/user-guide/tutorials#match-statistics',
    picture: 'studio',
  },
  'line-up': {
    category: 'Sport',
    line: 'A team’s formation and substitutions.',
    page: '/user-guide/tutorials#line-up',
    moves: true,
    picture: 'stadium',
  },
  'league-table': {
    category: 'Sport',
    line: 'Five teams that move up or down on air.',
    page: '/user-guide/tutorials#league-table',
    moves: true,
    picture: 'studio',
  },
  'social-post': {
    category: 'News',
    line: 'A picture, a handle, and text that fits.',
    page: '/user-guide/tutorials#social-post',
    picture: 'harbor',
  },
  'election-results': {
    category: 'News',
    line: 'Seats as bars, or in a half circle.',
    page: '/user-guide/tutorials#election-results',
    picture: 'market',
    isFeatured: true,
  },
  'call-to-action': {
    category: 'News',
    line: 'An address, and its QR code.',
    page: '/user-guide/tutorials#call-to-action',
    picture: 'street',
  },
  quote: {
    category: 'Evening',
    line: 'A quote and its author on paper.',
    page: '/user-guide/tutorials#quote',
    picture: 'talk',
    isFeatured: true,
  },
  'coming-up': {
    category: 'Evening',
    line: 'Tonight’s next three programs.',
    page: '/user-guide/tutorials#coming-up',
    picture: 'street',
  },
  'weather-map': {
    category: 'Weather',
    line: 'Four places on a map, and five days.',
    page: '/user-guide/tutorials#weather-map',
    picture: 'harbor',
    isFeatured: true,
  },
  'external-api': {
    name: 'Weather',
    category: 'Weather',
    line: 'Today and three days, from a web service.',
    page: '/user-guide/examples/external-api',
    picture: 'street',
  },
};

/** The entries of the gallery, in order. */
export const GALLERY: readonly GalleryEntry[] = Object.entries(TEMPLATES).map(([example, entry]) => ({
  example,
  ...entry,
}));
