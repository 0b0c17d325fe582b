/**
 * The frames at which each showcase is checked: during the in animation, at rest, at its steps, and during
 * the out animation.
 */
export const SHOWCASE_FRAMES = {
  'lower-third': [0, 6, 12, 20, 40, 74, 84, 90],
  crawler: [0, 10, 22, 40, 74, 85, 92],
  'score-bug': [0, 8, 16, 30, 59, 64, 70],
  'full-screen': [0, 10, 24, 69, 80, 109, 159, 175],
  countdown: [0, 12, 24, 45, 69, 76, 90],
  'looping-background': [0, 12, 24, 40, 59, 72, 85],
} as const;

export type Showcase = keyof typeof SHOWCASE_FRAMES;
export const SHOWCASES = Object.keys(SHOWCASE_FRAMES) as Showcase[];
