/** What a key does in the player. */
export type KeyOrder =
  { readonly type: 'toggle' | 'first' | 'last' } | { readonly type: 'step'; readonly by: number };

/** What had the focus when a key was pressed. */
export interface KeyPlace {
  /** Writes text or chooses by arrows: keys belong to it. */
  readonly isField: boolean;
  /** Is pressed by the space key. */
  readonly isPressed: boolean;
}

/** Elements with keys of their own. The frame slider is none of them: its keys are the player's. */
const FIELDS = 'input:not([data-control="frame"]), textarea, select, [contenteditable="true"], [role="tab"]';
const PRESSED = 'button, a, summary, input[type="checkbox"]';

/** Tells what the keys of an element are for. */
export const placeOf = (element: Element): KeyPlace => ({
  isField: element.matches(FIELDS) && !element.matches('input[type="checkbox"]'),
  isPressed: element.matches(PRESSED),
});

/** Frames that an arrow with Shift moves. */
export const LONG_STEP = 10;

/**
 * What a key orders; undefined when it is not the player's.
 *
 * @param isScrolled - The stage is larger than its window and has the focus: arrows, Home and End scroll it.
 */
export function orderOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { isField, isPressed }: KeyPlace,
  isScrolled = false,
): KeyOrder | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || isField) return undefined;
  if (event.key === ' ') return isPressed ? undefined : { type: 'toggle' };
  if (isScrolled) return undefined;
  const by = event.shiftKey ? LONG_STEP : 1;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return { type: 'step', by };
    case 'ArrowLeft':
    case 'ArrowDown':
      return { type: 'step', by: -by };
    case 'Home':
      return { type: 'first' };
    case 'End':
      return { type: 'last' };
    default:
      return undefined;
  }
}
