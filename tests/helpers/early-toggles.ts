import { DESK, PHONE } from './viewports.ts';

/** A control that each press switches to its other state. */
export interface Toggle {
  readonly selector: string;
  /** What differs between the two states. */
  readonly attribute: string;
  /** The element with the attribute, if it's another one. */
  readonly of?: string;
  /** The key that presses it, if it isn't clicked. */
  readonly key?: string;
}

const category = (name: string, key?: string): Toggle => ({
  selector: `.menu__caret[aria-label$="'${name}'"]`,
  attribute: 'aria-label',
  ...(key !== undefined && { key }),
});

/** Two pages that have every kind of toggle between them. */
export const EARLY_PAGES = [
  {
    viewport: DESK,
    address: '/api/objects-api',
    toggles: [
      { selector: '.navbar__items--right > * > button', attribute: 'data-theme', of: 'html' },
      category('Actions'),
      category('Elements', 'Enter'),
      category('Property types', ' '),
    ],
  },
  {
    viewport: PHONE,
    address: '/markdown-page',
    toggles: [
      // It's gone afterward.
      { selector: '[class*="announcementBarClose"]', attribute: 'type' },
      { selector: '.alert > summary', attribute: 'open', of: '.alert:has(> summary)' },
      { selector: '.tabs__item:last-child', attribute: 'aria-selected' },
      { selector: '[data-control="edit"]', attribute: 'aria-expanded' },
      { selector: '[data-control="menu:view"]', attribute: 'aria-expanded' },
      {
        selector: '[data-control="play"]',
        attribute: 'data-status',
        of: '[data-live-template] [data-status]',
      },
      // Last, because it opens what covers the others.
      { selector: '.navbar__toggle', attribute: 'aria-expanded' },
    ],
  },
] as const satisfies readonly { readonly toggles: readonly Toggle[]; [key: string]: unknown }[];

/** When the toggles are pressed, in milliseconds after the page appears. */
export const EARLY_TIMES = Array.from({ length: 31 }, (_, index) => index * 100);

/** The width and height of a toggle in the row, in pixels. */
export const SIDE = 40;

/** Puts the toggles into a row at the bottom, so that nothing that opens or closes moves them. */
export const rowOf = (toggles: readonly Toggle[]): string =>
  [
    ...toggles.map(
      ({ selector }, index) =>
        `${selector} { position: fixed !important; inset: auto auto 0 ${index * SIDE}px !important; z-index: 9999;
          width: ${SIDE}px; height: ${SIDE}px; margin: 0 !important; padding: 0; overflow: hidden }`,
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

const statesOf = (toggles: readonly Toggle[]): (string | null)[] =>
  toggles.map(
    ({ selector, attribute, of }) => document.querySelector(of ?? selector)?.getAttribute(attribute) ?? null,
  );

/** Waits until the page is hydrated, its template plays, and nothing moves; false if that doesn't happen. */
const settled = (): Promise<boolean> =>
  new Promise((resolve) => {
    const end = performance.now() + 30_000;
    const look = (): void => {
      const status = document
        .querySelector('[data-live-template] [data-status]')
        ?.getAttribute('data-status');
      const isDone =
        document.documentElement.getAttribute('data-has-hydrated') === 'true' &&
        status !== 'loading' &&
        status !== 'preview' &&
        document.querySelector('[data-closing]') === null;
      if (isDone || performance.now() > end) requestAnimationFrame(() => resolve(isDone));
      else requestAnimationFrame(look);
    };
    look();
  });

interface Hand {
  /** Runs an expression in the page, and waits for its promise. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly press: (toggle: Toggle, index: number) => Promise<void>;
}

/**
 * Presses each toggle of a page once, starting at a time.
 *
 * @returns the toggles for which that didn't take effect, or took effect twice
 */
export async function failedPresses(
  { evaluate, press }: Hand,
  toggles: readonly Toggle[],
  time: number,
): Promise<string[]> {
  const look = (): Promise<(string | null)[]> => evaluate(`(${statesOf})(${JSON.stringify(toggles)})`);
  const before = await look();
  await new Promise((resolve) => setTimeout(resolve, time));
  // The first press comes earliest, so each time starts with another toggle. The last one stays the last.
  const turn = (time / 100) % (toggles.length - 1);
  const order = [...toggles.entries()];
  for (const [index, toggle] of [...order.slice(turn, -1), ...order.slice(0, turn), ...order.slice(-1)])
    await press(toggle, index);
  const isSettled = await evaluate(`(${settled})()`);
  const after = await look();
  const failed = toggles.filter((_, index) => before[index] === after[index]).map(({ selector }) => selector);
  return isSettled ? failed : [...failed, 'the template does not play'];
}
