/** Client module: the page of a chosen result opens out of its row. Nothing waits for that. */

/** In milliseconds. */
const DURATION = 160;

let row: DOMRect | undefined;

/** Remembers the row of the result that was chosen. */
export function leaveFrom(option: Element | null): void {
  row = option?.getBoundingClientRect();
}

export function onRouteDidUpdate(): void {
  const main = document.querySelector('main');
  const from = row;
  row = undefined;
  if (!main || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { top, right, bottom, left } = main.getBoundingClientRect();
  const showing = (box: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>) =>
    `inset(${box.top - top}px ${right - box.right}px ${bottom - box.bottom}px ${box.left - left}px)`;
  const whole = showing({ top: 0, right: innerWidth, bottom: innerHeight, left: 0 });
  main.animate({ clipPath: [showing(from), whole] }, { duration: DURATION, easing: 'ease-out' });
}
