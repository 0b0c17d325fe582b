/** Taller content takes longer, but never so long that a reader waits for it. */
const durationOf = (height: number): number => Math.min(600, 180 + height / 5);

/** Opens or closes details and animates their last element's height. A call in between turns around. */
export function toggleSmoothly(details: HTMLDetailsElement): void {
  const frame = details.lastElementChild;
  if (!(frame instanceof HTMLElement)) return;
  const [moving] = frame.getAnimations();
  const isClosing = details.open && details.dataset['closing'] === undefined;
  details.toggleAttribute('data-closing', isClosing);
  if (moving) return moving.reverse();
  details.open = true;
  const height = frame.offsetHeight;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = frame.animate(
    { height: ['0px', `${height}px`], overflow: ['hidden', 'hidden'] },
    {
      duration: isStill ? 1 : durationOf(height),
      easing: 'ease-in-out',
      direction: isClosing ? 'reverse' : 'normal',
    },
  );
  animation.onfinish = () => {
    // The reader may have pressed between the last frame and this event, which started another animation.
    if (frame.getAnimations().length > 0) return;
    if (details.dataset['closing'] !== undefined) details.open = false;
    details.removeAttribute('data-closing');
  };
}
