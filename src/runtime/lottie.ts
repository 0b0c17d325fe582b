import type { LottiePlayer } from './dom/lottie-view.ts';

/**
 * Fetches lottie-web's light SVG player: the `lottie` option of a template whose project has a Lottie element. It stands
 * apart from the entry, so that a bundle without Lottie does not carry the player.
 */
export async function lottie(): Promise<LottiePlayer> {
  const player = await import('lottie-web/build/player/lottie_light');
  return player.default as unknown as LottiePlayer;
}
