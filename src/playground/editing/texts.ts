import type { Kept } from '../model/drafts/store.ts';
import type { DraftState } from '../model/drafts/draft-state.ts';
import type { Tab } from '../model/draft.ts';
import type { Place } from '../model/text-problem.ts';
import type { Ending } from '../sandbox/watchdog.ts';

export const TAB_LABELS: Readonly<Record<Tab, string>> = {
  actions: 'Actions',
  data: 'Data',
  template: 'Template',
};

export const placeText = (tab: Tab, { line, column }: Place): string =>
  `${TAB_LABELS[tab]}, line ${line}, column ${column}`;

/** The place and the frame at which something went wrong during playback. */
export function momentText(place: Place | undefined, frame: number | undefined): string {
  if (place === undefined) return frame === undefined ? '' : `Frame ${frame}`;
  if (frame === undefined) return placeText('actions', place);
  return `${placeText('actions', place)}, frame ${frame}`;
}

/** Why a frame was removed, and what the reader can do. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  silent: 'Stopped: the template didn’t respond. Change the code, then run it again.',
  navigated: 'Stopped: the template tried to leave its frame. Change the code, then run it again.',
  focus: 'Stopped: the template took the keyboard focus. Change the code, then run it again.',
  message: 'Stopped: the template sent a message to this page. Change the code, then run it again.',
  large: 'Stopped: the template sent too much data. Change the code, then run it again.',
  'not-loaded':
    'The page that runs edited templates couldn’t be loaded, and this browser doesn’t have a copy of it. ' +
    'Check your connection, then reload this page. Your changes are kept.',
};

export const NOT_SHOWN =
  'The template was stopped, so the stage doesn’t show this change. To start the template again, press Run.';

/** What has happened to the draft, apart from typing. */
export const EVENTS: Readonly<Record<DraftState['event'], string>> = {
  none: '',
  reset: 'The example is back to its original version.',
  restored: 'Your changes have been restored.',
  opened: 'The project is open. Its code hasn’t run yet. Read it, then press Run.',
  linked: 'This code was edited by whoever made the link. Read it before you run it.',
  'link-large':
    'The link contains more text than the editor accepts, so nothing has changed. ' +
    'Ask for the project file instead.',
  'link-deep':
    'The data in this link is nested too deeply to load, so nothing has changed. ' +
    'Ask for the project file instead.',
  'link-broken': 'The link is broken, so nothing has changed. Copy the whole link again.',
};

/** For browsers in which edited code shares a thread with the page. */
export const sharedThreadText =
  'This browser runs edited code on the same thread as this page. When you press Run, your code first runs ' +
  'in the background as a test, which stops if a single call takes too long. A slow call that only happens ' +
  'later, for example because of a value you type, still freezes this page until the call ends.';

/** The player shows it, too, so it's only read aloud. */
export const ON_STAGE = 'Your version is on the stage. ';

const MOST_KEYS = 5;

/** Warns about data that doesn't have any effect. */
export function unusedKeysText(keys: readonly string[]): string {
  const names = keys.slice(0, MOST_KEYS).map((key) => `“${key}”`);
  if (keys.length > MOST_KEYS) names.push('…');
  return keys.length === 1
    ? `Nothing uses the key ${names.join()}: no element has it, and the actions don’t mention it.`
    : `Nothing uses the keys ${names.join(', ')}: no element has them, and the actions don’t mention them.`;
}

const KEPT: Readonly<Record<Kept, string>> = {
  all: 'Your changes are kept in this browser until you clear its data.',
  current:
    'Your changes are kept in this browser until you clear its data, but your earlier versions only until ' +
    'you leave the page, because the browser’s storage is full.',
  tab:
    'Your changes are only kept until you close this tab, because the browser’s storage is full or ' +
    'blocked. To keep them longer, download the project.',
  nothing:
    'This browser can’t keep your changes, because its storage is full or blocked. ' +
    'To keep them, download the project before you leave the page.',
};

/** What happens to changes when the reader leaves the page, downloads the template, or shares it. */
export const keptText = (kept: Kept): string =>
  `${KEPT[kept]} Downloads and links contain the version on the stage.`;
