import { DESK, PHONE } from './viewports.ts';

/** A control that each press switches to its other state. */
export interface Toggle {
  /** What's pressed. If there are two elements, they're pressed by turns. */
  readonly selectors: readonly [string, string?];
  /** What differs between the two states. */
  readonly attribute: string;
  /** The element with the attribute, if it's another one. */
  readonly of?: string;
  /** The key that presses it, if it isn't clicked. */
  readonly key?: string;
  /** Whether it's only pressed once in a load, because it's gone afterward or takes long. */
  readonly isOnce?: boolean;
}

interface EarlyPage {
  readonly viewport: typeof DESK;
  readonly address: string;
  readonly toggles: readonly Toggle[];
}

const category = (name: string, key?: string): Toggle => ({
  selectors: [`.menu__caret[aria-label$="'${name}'"]`],
  attribute: 'aria-label',
  ...(key !== undefined && { key }),
});

// It covers the others while it's open, so it's pressed twice, after all others.
const MENU: Toggle = { selectors: ['.navbar__toggle'], attribute: 'aria-expanded' };

/** Two pages that have every kind of toggle between them. */
export const EARLY_PAGES: readonly [EarlyPage, EarlyPage] = [
  {
    viewport: DESK,
    address: '/api/objects-api',
    toggles: [
      { selectors: ['.navbar__items--right > * > button'], attribute: 'data-theme', of: 'html' },
      category('Actions'),
      category('Elements', 'Enter'),
      category('Property types', ' '),
    ],
  },
  {
    viewport: PHONE,
    address: '/markdown-page',
    toggles: [
      { selectors: ['[class*="announcementBarClose"]'], attribute: 'type', isOnce: true },
      { selectors: ['.alert > summary'], attribute: 'open', of: '.alert:has(> summary)', key: ' ' },
      { selectors: ['.tabs__item:last-child', '.tabs__item:first-child'], attribute: 'aria-selected' },
      { selectors: ['[data-control="edit"]'], attribute: 'aria-expanded', isOnce: true },
      { selectors: ['[data-control="menu:view"]'], attribute: 'aria-expanded', key: 'Enter' },
      {
        selectors: ['[data-control="play"]'],
        attribute: 'title',
        of: '[data-live-template] :is([data-status="loading"], [data-status="preview"])',
        isOnce: true,
      },
      MENU,
    ],
  },
];

/** When toggles are pressed, in milliseconds after the page appears. */
const TIMES = Array.from({ length: 31 }, (_, index) => index * 100);

/** The width and height of a toggle in the row, in pixels. */
export const SIDE = 40;

const inRow = (toggles: readonly Toggle[]): readonly string[] =>
  toggles.flatMap(({ selectors }) => selectors.filter((one) => one !== undefined));

/** Where a toggle is in the row, in pixels from the left. */
export const placeInRow = (toggles: readonly Toggle[], selector: string): number =>
  inRow(toggles).indexOf(selector) * SIDE;

/** Puts the toggles into a row at the bottom, so nothing that opens or closes moves them. */
export const rowOf = (toggles: readonly Toggle[]): string =>
  [
    ...inRow(toggles).map(
      (selector) =>
        `${selector} { position: fixed !important; z-index: 9999; width: ${SIDE}px; height: ${SIDE}px;
          inset: auto auto 0 ${placeInRow(toggles, selector)}px !important; margin: 0 !important;
          padding: 0; overflow: hidden }`,
    ),
    // Fixed elements would be inside of these. The navbar also hides while the page scrolls.
    '.navbar { transform: none !important; backdrop-filter: none !important }',
    '[data-live-template] { container-type: normal !important }',
  ].join('\n');

/** Runs in the page. */
export function applyStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Counts in `window.changes` how often the state of each toggle changes. Runs in the page. */
function countChanges(toggles: readonly Toggle[]): void {
  const look = (): (string | null)[] =>
    toggles.map(({ selectors: [own], attribute, of = own }) => {
      const element = document.querySelector(of);
      if (element === null) return 'gone';
      return element.hasAttribute('data-closing') ? null : element.getAttribute(attribute);
    });
  let last = look();
  const changes = toggles.map(() => 0);
  new MutationObserver(() => {
    const now = look();
    for (const [index, state] of now.entries()) if (state !== last[index]) changes[index]! += 1;
    last = now;
  }).observe(document, { attributes: true, childList: true, subtree: true });
  Object.assign(window, { changes });
}

/** Waits until the page is hydrated and each press has had its effect. Returns the numbers of changes. */
function changesAfter(presses: readonly number[]): Promise<readonly number[]> {
  const { changes } = window as unknown as { changes: readonly number[] };
  const end = performance.now() + 60_000;
  return new Promise((resolve) => {
    const look = (): void => {
      const isDone =
        document.documentElement.getAttribute('data-has-hydrated') === 'true' &&
        presses.every((count, index) => changes[index]! >= count);
      // A second effect would come with the first one, at the latest in the next frame.
      if (isDone || performance.now() > end)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(changes)));
      else requestAnimationFrame(look);
    };
    look();
  });
}

interface Hand {
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly press: (selector: string, key?: string) => Promise<void>;
}

/**
 * Presses the toggles of a page in one of several loads. After all loads, each toggle has been pressed at each
 * time, apart from those that are pressed once: their times are spread over `onceWithin` milliseconds, which is
 * about how long the page takes until its scripts run.
 * @returns the presses that didn't take effect, or took effect twice
 */
export async function failedPresses(
  { evaluate, press }: Hand,
  toggles: readonly Toggle[],
  { load, loads, onceWithin }: { readonly load: number; readonly loads: number; readonly onceWithin: number },
): Promise<string[]> {
  await evaluate(`(${countChanges})(${JSON.stringify(toggles)})`);
  const once = Math.floor((load * onceWithin) / loads / 100);
  const presses = toggles.map(() => 0);
  const start = performance.now();
  for (const [index, time] of TIMES.entries()) {
    const isTurn = index % loads === load;
    const due = [...toggles.entries()].filter(([, { isOnce = false }]) => (isOnce ? index === once : isTurn));
    if (due.length === 0) continue;
    await new Promise((resolve) => setTimeout(resolve, start + time - performance.now()));
    // The first press comes earliest, so each time starts with another toggle.
    const others = due.filter(([, toggle]) => toggle !== MENU);
    const menus = due.filter(([, toggle]) => toggle === MENU);
    const turn = index % Math.max(1, others.length);
    for (const [at, { selectors, key }] of [
      ...others.slice(turn),
      ...others.slice(0, turn),
      ...menus,
      ...menus,
    ]) {
      const [first, second = first] = selectors;
      await press(presses[at]! % 2 === 0 ? first : second, key);
      presses[at]! += 1;
    }
  }
  const changes = await evaluate<readonly number[]>(`(${changesAfter})(${JSON.stringify(presses)})`);
  return toggles.flatMap(({ selectors }, index) =>
    changes[index] === presses[index]
      ? []
      : [`${selectors[0]} in load ${load}: ${presses[index]} presses, ${changes[index]} changes`],
  );
}
