import type { KeyboardEvent } from 'react';
import type { Command } from '../commands.ts';

/** Elements that use keys themselves. The frame slider isn't one, because the player handles its keys. */
const FIELDS =
  'input:not([data-control="frame"], [type="checkbox"]), textarea, select, ' +
  '[contenteditable="true"], [role="tab"]';
/** Elements that are activated by the space key. */
const PRESSED = 'button, a, summary, input[type="checkbox"]';

/** How many frames the playhead moves with Shift and an arrow key. */
const LONG_STEP = 10;

/**
 * Returns what a key does, or undefined if the player doesn't use it.
 * @param isScrolled - Whether the stage is larger than its window and has the focus, so the arrow keys,
 * Home, and End scroll it.
 */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  focus: Element,
  isScrolled = false,
): Command | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || focus.matches(FIELDS)) return undefined;
  if (event.key === ' ') return focus.matches(PRESSED) ? undefined : { type: 'toggle' };
  if (isScrolled) return undefined;
  const by = event.shiftKey ? LONG_STEP : 1;
  const ends = { Home: -Infinity, End: Infinity };
  const steps = { ...ends, ArrowRight: by, ArrowUp: by, ArrowLeft: -by, ArrowDown: -by };
  const step = Object.hasOwn(steps, event.key) ? steps[event.key as keyof typeof steps] : undefined;
  return step === undefined ? undefined : { type: 'step', by: step };
}
