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
  if (row && main && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const { top, bottom } = main.getBoundingClientRect();
    const showing = (from: number, to: number) => `inset(${from - top}px 0 ${bottom - to}px)`;
    const clipPath = [showing(row.top, row.bottom), showing(0, innerHeight)];
    main.animate({ clipPath }, { duration: DURATION, easing: 'ease-out' });
  }
  row = undefined;
}
