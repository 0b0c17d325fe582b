import type { Order } from './orders.ts';

/** What had the focus when a key was pressed. */
interface KeyPlace {
  /** Accepts text or uses the arrow keys, so it needs every key. */
  readonly isField: boolean;
  /** Is activated by the space key. */
  readonly isPressed: boolean;
}

/** Elements that use keys themselves. The frame slider isn't one of them, because the player handles its keys. */
const FIELDS = 'input:not([data-control="frame"]), textarea, select, [contenteditable="true"], [role="tab"]';
const PRESSED = 'button, a, summary, input[type="checkbox"]';

/** Returns what an element uses keys for. */
export const describeFocus = (element: Element): KeyPlace => ({
  isField: element.matches(FIELDS) && !element.matches('input[type="checkbox"]'),
  isPressed: element.matches(PRESSED),
});

/** How many frames the playhead moves with Shift and an arrow key. */
const LONG_STEP = 10;

/**
 * Returns what a key does, or undefined if the player doesn't use it.
 * @param isScrolled - Whether the stage is larger than its window and has the focus, so that the arrow keys,
 * Home, and End scroll it.
 */
export function orderOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { isField, isPressed }: KeyPlace,
  isScrolled = false,
): Order | undefined {
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
      return { type: 'seek', frame: 0 };
    case 'End':
      return { type: 'step', by: Infinity };
    default:
      return undefined;
  }
}
