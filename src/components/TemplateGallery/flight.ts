import { isStillWanted } from '../../player/motion.ts';
import { decoded, fadeTogether } from '../../ui/fade-together.ts';

/** How long a picture flies and its controls then appear, and the longest wait, in milliseconds. */
const [DURATION, APPEARING, PATIENCE] = [200, 120, 600];

/** A picture on its way to the stage. */
interface Flight {
  /** A copy of the picture in the card that the reader has pressed, and where that was in the window. */
  readonly picture: HTMLElement;
  readonly from: DOMRect;
  /** Lets the page with the stage replace the card's, which starts to fade with `shown`. */
  readonly arrive: () => void;
  readonly shown: Promise<void>;
}

let flight: Flight | undefined;

/** Takes a card's picture along, and keeps its page until the stage is there, or a moment has passed. */
export function takeOff(monitor: Element): void {
  if (isStillWanted()) return;
  // A copy of a template can't play, so it shows the poster.
  const picture = monitor.firstElementChild?.cloneNode(true) as HTMLElement;
  picture.querySelector('div')?.remove();
  for (const { style } of picture.querySelectorAll('img')) style.visibility = 'visible';
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const shown = fadeTogether(
    () => undefined,
    () => arrival,
  );
  const own = (flight = { picture, from: monitor.getBoundingClientRect(), arrive, shown });
  setTimeout(() => {
    arrive();
    if (flight === own) flight = undefined;
  }, PATIENCE);
}

/** Moves that picture to the stage, and covers the stage until it has its own. Then the controls appear. */
export function land(page: HTMLElement): void {
  const stage = page.querySelector('[data-control="stage"]');
  const player = stage?.closest('figure');
  const to = stage?.firstElementChild?.getBoundingClientRect();
  if (!player || !to || !flight) return;
  const { picture, from, arrive, shown } = flight;
  flight = undefined;
  const copy = document.createElement('div');
  copy.style.cssText =
    'position:absolute;z-index:2;overflow:hidden;pointer-events:none;transform-origin:0 0;' +
    `view-transition-name:flight;left:${to.x + scrollX}px;top:${to.y + scrollY}px;` +
    `width:${to.width}px;height:${to.height}px`;
  copy.append(picture);
  document.body.append(copy);
  const timing = { duration: DURATION, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const moves = [
    copy.animate({ transform: [start, 'none'] }, timing),
    picture.animate({ inlineSize: '100%', translate: 'none' }, timing),
    player.animate({ opacity: [0, 1] }, { delay: DURATION, duration: APPEARING, fill: 'backwards' }),
  ];
  for (const move of moves) move.pause();
  void shown.then(() => moves.forEach((move) => move.play()));
  arrive();
  const ends = moves.map(({ finished }) => finished);
  void Promise.all([decoded(player, PATIENCE), ...ends]).then(() => copy.remove());
}
