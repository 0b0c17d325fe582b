/** A template in the gallery. */
export interface GalleryEntry {
  /** Name of the folder in `src/examples`. */
  readonly example: string;
  /** A short description of the template. */
  readonly line: string;
  /** The page, or its section, on which it plays with all its controls. */
  readonly page: string;
  /** The picture behind it: a file in `tools/brand/backgrounds`. */
  readonly picture: 'studio' | 'stadium' | 'street';
}

/** All templates that play on the site, from easy to hard. */
export const GALLERY: readonly GalleryEntry[] = [
  {
    example: 'first-lower-third',
    line: 'A plain bar that takes ten minutes to build.',
    page: '/user-guide/fundamentals/creating-element',
    picture: 'studio',
  },
  {
    example: 'lower-third',
    line: 'A name and a title on a bar that fits its text.',
    page: '/user-guide/animation#lower-third',
    picture: 'studio',
  },
  {
    example: 'looping-background',
    line: 'A Lottie background that loops seamlessly.',
    page: '/user-guide/elements/lottie#looping-background',
    picture: 'studio',
  },
  {
    example: 'duplicate-text-content',
    line: 'One team name, repeated in three places.',
    page: '/user-guide/examples/duplicate-text-content',
    picture: 'stadium',
  },
  {
    example: 'change-fill-color',
    line: "A plate in the team's color.",
    page: '/user-guide/examples/change-fill-color',
    picture: 'stadium',
  },
  {
    example: 'play-in-reverse-on-stop',
    line: 'A badge that leaves the way it came.',
    page: '/user-guide/examples/play-in-reverse-on-stop',
    picture: 'street',
  },
  {
    example: 'looping',
    line: 'A badge that pulses while it’s on air.',
    page: '/user-guide/examples/looping',
    picture: 'street',
  },
  {
    example: 'share-price',
    line: 'A price with an arrow that turns green or red.',
    page: '/user-guide/elements/path#share-price',
    picture: 'studio',
  },
  {
    example: 'station-logo',
    line: 'Day and night logos with rotating rays.',
    page: '/user-guide/elements/image#station-logo',
    picture: 'street',
  },
  {
    example: 'full-screen',
    line: 'A page with facts that appear one by one when you click Next.',
    page: '/user-guide/composition#full-screen',
    picture: 'studio',
  },
  {
    example: 'advanced-text-styling',
    line: 'First and last name in different styles.',
    page: '/user-guide/examples/advanced-text-styling',
    picture: 'studio',
  },
  {
    example: 'countdown',
    line: 'Counts down to the start of a show, then leaves.',
    page: '/user-guide/tutorials#show-a-countdown',
    picture: 'studio',
  },
  {
    example: 'crawler',
    line: 'A news ticker that updates without jumping.',
    page: '/user-guide/examples/crawler',
    picture: 'street',
  },
  {
    example: 'score-bug',
    line: 'A scoreboard with rolling numbers and a goal strip.',
    page: '/user-guide/tutorials#flash-a-changed-score',
    picture: 'stadium',
  },
  {
    example: 'external-api',
    line: 'A temperature that comes from a web service.',
    page: '/user-guide/examples/external-api',
    picture: 'street',
  },
];
