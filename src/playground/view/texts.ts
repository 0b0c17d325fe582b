import type { DraftState } from '../model/drafts/draft-state.ts';
import type { Tab } from '../model/draft.ts';
import type { Place } from '../model/text-problem.ts';
import type { Ending } from '../sandbox/watchdog.ts';

/** Names of the tabs. */
export function tabLabel(tab: Tab): string {
  switch (tab) {
    case 'actions':
      return 'Actions';
    case 'data':
      return 'Data';
    case 'template':
      return 'Template';
  }
}

export const tabsLabel = (name: string): string => `Edit ${name}`;

export const runLabel = 'Run';
export const resetLabel = 'Reset';
export const restoreLabel = 'Restore my changes';
export const shareLabel = 'Copy link to my changes';

export const keysText =
  'To run your code, press Ctrl+Enter (on a Mac: ⌘+Enter). To leave the editor, press Escape, then Tab.';

export const failedText = 'The example couldn’t be loaded.';

export const frameTitle = (name: string): string => `${name}, your version`;

/** The place of something: the tab, the line, and the column. */
export const placeText = (tab: Tab, { line, column }: Place): string =>
  `${tabLabel(tab)}, line ${line}, column ${column}`;

/** The place and the frame at which something went wrong during playback. */
export function momentText(place: Place | undefined, frame: number | undefined): string {
  if (place === undefined) return frame === undefined ? '' : `Frame ${frame}`;
  if (frame === undefined) return placeText('actions', place);
  return `${placeText('actions', place)}, frame ${frame}`;
}

/** Why a frame was removed, and what the reader can do. */
export function endingText(ending: Ending): string {
  switch (ending) {
    case 'silent':
      return 'Stopped: the template didn’t respond. Change the code, then run it again.';
    case 'navigated':
      return 'Stopped: the template tried to leave its frame.';
    case 'focus':
      return 'Stopped: the template took the keyboard focus.';
    case 'message':
      return 'Stopped: the template sent a message to this page. Change the code, then run it again.';
    case 'large':
      return 'Stopped: the template sent too much data. Change the code, then run it again.';
    case 'not-loaded':
      return 'The page that runs edited templates couldn’t be loaded, and this browser doesn’t have a copy of it. Check your connection, then run your code again.';
  }
}

/** What has happened to the texts, apart from typing. */
export function eventText(event: DraftState['event']): string {
  switch (event) {
    case 'none':
      return '';
    case 'reset':
      return 'The example is back to its original version.';
    case 'restored':
      return 'Your changes have been restored.';
    case 'linked':
      return 'This code was edited by whoever made the link. Read it before you run it.';
    case 'link-large':
      return 'The link contains more text than the editor accepts, so nothing has changed.';
    case 'link-deep':
      return 'The data in this link is nested too deeply to load, so nothing has changed.';
    case 'link-broken':
      return 'The link is broken, so nothing has changed.';
  }
}

export const problemsText = (count: number): string =>
  count === 1 ? 'Not run: fix 1 problem first.' : `Not run: fix ${count} problems first.`;

export const runningText = 'Your version is on the stage.';

/** For browsers in which edited code shares a thread with the page. */
export const sharedThreadText =
  'This browser runs edited code on the same thread as this page. When you click Run, your code first runs in the background as a test, which stops if a single call takes too long. A slow call that only happens later, for example because of a value you type, still freezes this page until the call ends.';
export const rehearsingText = 'Trying your code in the background…';
export const stuckText =
  'Not run: a single call in your code would freeze this page. Change the code, then run it again.';
export const slowCallText =
  'A call in this function takes too long, for example because of a slow regular expression or a very large array.';

/** The largest number of keys in a sentence. */
const MOST_KEYS = 5;

/** Warns about data that doesn't have any effect. */
export const unusedKeysText = (keys: readonly string[]): string =>
  keys.length === 1
    ? `Nothing uses the key ${`“${keys[0]}”`}: no element has it, and the actions don’t mention it.`
    : `Nothing uses the keys ${[
        ...keys.slice(0, MOST_KEYS).map((key) => `“${key}”`),
        ...(keys.length > MOST_KEYS ? ['…'] : []),
      ].join(', ')}: no element has them, and the actions don’t mention them.`;

export const noPolicyText =
  'Not run: the security policy that restricts edited code is missing from this page.';

export const notRunText = (reason: string): string => `Not run: ${reason}`;

export const storedText =
  'Your changes are kept until you close this tab. When you download the template, it includes your changes and starts with your data.';

export const notStoredText =
  'This browser can’t keep your changes, so you’ll lose them when you leave the page. When you download the template, it includes your changes and starts with your data.';

export const copiedText = 'Link copied.';
export const notCopiedText = 'The browser doesn’t allow copying here.';
export const tooLargeText = 'The changes are too large for a link. Download the project instead.';
