import type { LottiePlayer } from './dom/lottie-view.ts';

/**
 * Fetches lottie-web's light SVG player. Use it as the `lottie` option of a template with a Lottie element. It isn't part of the entry, so
 * a bundle without Lottie doesn't include the player.
 */
export async function lottie(): Promise<LottiePlayer> {
  const player = await import('lottie-web/build/player/lottie_light');
  return player.default as unknown as LottiePlayer;
}
