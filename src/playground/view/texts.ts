import { translate } from '@docusaurus/Translate';
import type { DraftState } from '../model/drafts/draft-state.ts';
import type { Tab } from '../model/draft.ts';
import type { Place } from '../model/text-problem.ts';
import type { Ending } from '../sandbox/watchdog.ts';

/** Names of the tabs. */
export function tabLabel(tab: Tab): string {
  switch (tab) {
    case 'actions':
      return translate({ id: 'keyfill.playground.actions', message: 'Actions' });
    case 'data':
      return translate({ id: 'keyfill.playground.data', message: 'Data' });
    case 'template':
      return translate({ id: 'keyfill.playground.template', message: 'Template' });
  }
}

export const tabsLabel = (name: string): string =>
  translate(
    { id: 'keyfill.playground.tabs', message: 'Edit {name}', description: 'Name of the tabs' },
    { name },
  );

export const runLabel = (): string => translate({ id: 'keyfill.playground.run', message: 'Run' });
export const resetLabel = (): string => translate({ id: 'keyfill.playground.reset', message: 'Reset' });
export const restoreLabel = (): string =>
  translate({ id: 'keyfill.playground.restore', message: 'Restore my changes' });
export const shareLabel = (): string =>
  translate({ id: 'keyfill.playground.share', message: 'Copy link to my changes' });

export const keysText = (): string =>
  translate({
    id: 'keyfill.playground.keys',
    message:
      'To run your code, press Ctrl+Enter (on a Mac: ⌘+Enter). To leave the editor, press Escape, then Tab.',
  });

export const failedText = (): string =>
  translate({ id: 'keyfill.playground.failed', message: 'The example couldn’t be loaded.' });

export const frameTitle = (name: string): string =>
  translate(
    {
      id: 'keyfill.playground.frame',
      message: '{name}, your version',
      description: 'Title of the frame that plays an edited template',
    },
    { name },
  );

/** The place of something: the tab, the line, and the column. */
export const placeText = (tab: Tab, { line, column }: Place): string =>
  translate(
    { id: 'keyfill.playground.place', message: '{tab}, line {line}, column {column}' },
    { tab: tabLabel(tab), line, column },
  );

/** The place and the frame at which something went wrong during playback. */
export function momentText(place: Place | undefined, frame: number | undefined): string {
  if (place === undefined)
    return frame === undefined
      ? ''
      : translate({ id: 'keyfill.playground.moment.frame', message: 'Frame {frame}' }, { frame });
  if (frame === undefined) return placeText('actions', place);
  return translate(
    { id: 'keyfill.playground.moment', message: '{place}, frame {frame}' },
    { place: placeText('actions', place), frame },
  );
}

/** Why a frame was removed, and what the reader can do. */
export function endingText(ending: Ending): string {
  switch (ending) {
    case 'silent':
      return translate({
        id: 'keyfill.playground.ending.silent',
        message: 'Stopped: the template didn’t respond. Change the code, then run it again.',
      });
    case 'navigated':
      return translate({
        id: 'keyfill.playground.ending.navigated',
        message: 'Stopped: the template tried to leave its frame.',
      });
    case 'focus':
      return translate({
        id: 'keyfill.playground.ending.focus',
        message: 'Stopped: the template took the keyboard focus.',
      });
    case 'flood':
      return translate({
        id: 'keyfill.playground.ending.flood',
        message: 'Stopped: the template sent too many messages. Change the code, then run it again.',
      });
    case 'large':
      return translate({
        id: 'keyfill.playground.ending.large',
        message: 'Stopped: the template sent too much data. Change the code, then run it again.',
      });
    case 'not-loaded':
      return translate({
        id: 'keyfill.playground.ending.notLoaded',
        message:
          'The page that runs edited templates couldn’t be loaded, and this browser doesn’t have a copy of it. Check your connection, then run your code again.',
      });
  }
}

/** What has happened to the texts, apart from typing. */
export function eventText(event: DraftState['event']): string {
  switch (event) {
    case 'none':
      return '';
    case 'reset':
      return translate({
        id: 'keyfill.playground.event.reset',
        message: 'The example is back to its original version.',
      });
    case 'restored':
      return translate({
        id: 'keyfill.playground.event.restored',
        message: 'Your changes have been restored.',
      });
    case 'linked':
      return translate({
        id: 'keyfill.playground.event.linked',
        message: 'This code was edited by whoever made the link. Read it before you run it.',
      });
    case 'link-large':
      return translate({
        id: 'keyfill.playground.event.linkLarge',
        message: 'The link contains more text than the editor accepts, so nothing has changed.',
      });
    case 'link-deep':
      return translate({
        id: 'keyfill.playground.event.linkDeep',
        message: 'The data in this link is nested too deeply to load, so nothing has changed.',
      });
    case 'link-broken':
      return translate({
        id: 'keyfill.playground.event.linkBroken',
        message: 'The link is broken, so nothing has changed.',
      });
  }
}

export const problemsText = (count: number): string =>
  count === 1
    ? translate({
        id: 'keyfill.playground.oneProblem',
        message: 'Not run: fix 1 problem first.',
      })
    : translate(
        { id: 'keyfill.playground.problems', message: 'Not run: fix {count} problems first.' },
        { count },
      );

export const runningText = (): string =>
  translate({ id: 'keyfill.playground.running', message: 'Your version is on the stage.' });

/** For browsers in which edited code shares a thread with the page. */
export const sharedThreadText = (): string =>
  translate({
    id: 'keyfill.playground.sharedThread',
    message:
      'This browser runs edited code on the same thread as this page. When you click Run, your code first runs in the background as a test, which stops if a single call takes too long. A slow call that only happens later, for example because of a value you type, still freezes this page until the call ends.',
  });
export const rehearsingText = (): string =>
  translate({ id: 'keyfill.playground.rehearsing', message: 'Trying your code in the background…' });
export const stuckText = (): string =>
  translate({
    id: 'keyfill.playground.stuck',
    message:
      'Not run: a single call in your code would freeze this page. Change the code, then run it again.',
  });
export const slowCallText = (): string =>
  translate({
    id: 'keyfill.playground.slowCall',
    message:
      'A call in this function takes too long, for example because of a slow regular expression or a very large array.',
  });

/** The largest number of keys in a sentence. */
const MOST_KEYS = 5;

/** Warns about data that doesn't have any effect. */
export const unusedKeysText = (keys: readonly string[]): string =>
  keys.length === 1
    ? translate(
        {
          id: 'keyfill.playground.unusedKey',
          message: 'Nothing uses the key {key}: no element has it, and the actions don’t mention it.',
        },
        { key: `“${keys[0]}”` },
      )
    : translate(
        {
          id: 'keyfill.playground.unusedKeys',
          message: 'Nothing uses the keys {keys}: no element has them, and the actions don’t mention them.',
        },
        {
          keys: [
            ...keys.slice(0, MOST_KEYS).map((key) => `“${key}”`),
            ...(keys.length > MOST_KEYS ? ['…'] : []),
          ].join(', '),
        },
      );

export const noPolicyText = (): string =>
  translate({
    id: 'keyfill.playground.noPolicy',
    message: 'Not run: the security policy that restricts edited code is missing from this page.',
  });

export const notRunText = (reason: string): string =>
  translate({ id: 'keyfill.playground.notRun', message: 'Not run: {reason}' }, { reason });

export const storedText = (): string =>
  translate({
    id: 'keyfill.playground.kept',
    message:
      'Your changes are kept until you close this tab. When you download the template, it includes your changes and starts with your data.',
  });

export const notStoredText = (): string =>
  translate({
    id: 'keyfill.playground.notKept',
    message:
      'This browser can’t keep your changes, so you’ll lose them when you leave the page. When you download the template, it includes your changes and starts with your data.',
  });

export const copiedText = (): string =>
  translate({ id: 'keyfill.playground.copied', message: 'Link copied.' });
export const notCopiedText = (): string =>
  translate({ id: 'keyfill.playground.notCopied', message: 'The browser doesn’t allow copying here.' });
export const tooLargeText = (): string =>
  translate({
    id: 'keyfill.playground.tooLarge',
    message: 'The changes are too large for a link. Download the project instead.',
  });
