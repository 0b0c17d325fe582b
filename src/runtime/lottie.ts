import type { LottiePlayer } from './dom/lottie-view.ts';
import { addFont, prepare } from './lottie/prepare.ts';
import { familiesOf, fontsOf, problemsOfLottie } from './lottie/problems.ts';

/**
 * Fetches lottie-web's light SVG player. Use it as the `lottie` option of a template with a Lottie element.
 * It isn't part of the entry, so a bundle without Lottie doesn't include the player.
 */
export async function lottie(): Promise<LottiePlayer> {
  const { default: player } = await import('lottie-web/build/player/lottie_light');
  return {
    async show(container, data, resources, report) {
      const families = familiesOf(resources.values());
      const problems = problemsOfLottie(data, families);
      if (problems.length > 0) report(problems.join('; '));
      const { file, embedded } = prepare(data, families);
      const faces = await Promise.all(embedded.map((font) => addFont(font).catch(report)));
      const animation = player.loadAnimation({
        container,
        renderer: 'svg',
        autoplay: false,
        loop: false,
        animationData: file,
        rendererSettings: { preserveAspectRatio: 'none' },
      });
      // The event for a frame that the player can't draw.
      animation.addEventListener('error', (event: unknown) =>
        report((event as { readonly nativeError: unknown }).nativeError),
      );
      animation.addEventListener('destroy', () => {
        for (const face of faces) if (face) document.fonts.delete(face);
      });
      // The player has measured each font with elements that it only removes if it loads the font itself.
      for (const { monoCase, sansCase } of fontsOf(file))
        for (const measured of [monoCase, sansCase]) measured?.parent.remove();
      // Browsers would decode the pictures of an SVG after they paint it for the first time.
      const pictures = container.querySelectorAll<SVGImageElement & Pick<HTMLImageElement, 'decode'>>(
        'image',
      );
      await Promise.allSettled([...pictures].map((picture) => picture.decode()));
      return animation;
    },
  };
}
