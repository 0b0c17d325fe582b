import { translate } from '@docusaurus/Translate';
import type { DraftState } from '../../playground/drafts/draft-state.ts';
import type { Tab } from '../../playground/draft.ts';
import type { Place } from '../../playground/text-problem.ts';
import type { Ending } from './core/watchdog';

/** Names of the texts. */
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
    { id: 'keyfill.playground.tabs', message: 'Edit {name}', description: 'Name of the row of tabs' },
    { name },
  );

export const runLabel = (): string => translate({ id: 'keyfill.playground.run', message: 'Run' });
export const resetLabel = (): string => translate({ id: 'keyfill.playground.reset', message: 'Reset' });
export const restoreLabel = (): string =>
  translate({ id: 'keyfill.playground.restore', message: 'Bring my changes back' });
export const shareLabel = (): string =>
  translate({ id: 'keyfill.playground.share', message: 'Copy link to my changes' });

export const keysText = (): string =>
  translate({
    id: 'keyfill.playground.keys',
    message: 'Press Escape, then Tab to leave the text. Ctrl+Enter (on a Mac: ⌘+Enter) runs it.',
  });

export const failedText = (): string =>
  translate({ id: 'keyfill.playground.failed', message: 'The example could not be loaded.' });

export const frameTitle = (name: string): string =>
  translate(
    {
      id: 'keyfill.playground.frame',
      message: '{name}, your version',
      description: 'Title of the frame that plays an edited template',
    },
    { name },
  );

/** Where something is: a text, and a place in it. */
export const placeText = (tab: Tab, { line, column }: Place): string =>
  translate(
    { id: 'keyfill.playground.place', message: '{tab}, line {line}, column {column}' },
    { tab: tabLabel(tab), line, column },
  );

/** Where and when something went wrong while a template played. */
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

/** Why a frame was removed, and what to do. */
export function endingText(ending: Ending): string {
  switch (ending) {
    case 'silent':
      return translate({
        id: 'keyfill.playground.ending.silent',
        message: 'The template did not answer any more and was removed. Change the code, then run it again.',
      });
    case 'navigated':
      return translate({
        id: 'keyfill.playground.ending.navigated',
        message: 'The template tried to leave its frame and was removed.',
      });
    case 'focus':
      return translate({
        id: 'keyfill.playground.ending.focus',
        message: 'The template took the keyboard focus and was removed.',
      });
    case 'flood':
      return translate({
        id: 'keyfill.playground.ending.flood',
        message: 'The template sent more messages than a template can need and was removed.',
      });
    case 'not-loaded':
      return translate({
        id: 'keyfill.playground.ending.notLoaded',
        message:
          'The page in which edited templates run could not be loaded, and this browser has no copy of it. Check the connection, then run it again.',
      });
  }
}

/** What has happened beside typing. */
export function eventText(event: DraftState['event']): string {
  switch (event) {
    case 'none':
      return '';
    case 'reset':
      return translate({ id: 'keyfill.playground.event.reset', message: 'The example is as it was.' });
    case 'restored':
      return translate({ id: 'keyfill.playground.event.restored', message: 'Your changes are back.' });
    case 'linked':
      return translate({
        id: 'keyfill.playground.event.linked',
        message: 'These are the changes of the link. Read them, then run them.',
      });
    case 'link-large':
      return translate({
        id: 'keyfill.playground.event.linkLarge',
        message: 'The link contains more text than the editor accepts. Nothing was changed.',
      });
    case 'link-deep':
      return translate({
        id: 'keyfill.playground.event.linkDeep',
        message: 'The text in the link is nested too deeply to be read. Nothing was changed.',
      });
    case 'link-broken':
      return translate({
        id: 'keyfill.playground.event.linkBroken',
        message: 'The link is broken. Nothing was changed.',
      });
  }
}

export const problemsText = (count: number): string =>
  count === 1
    ? translate({
        id: 'keyfill.playground.oneProblem',
        message: 'Not run: there is 1 problem.',
      })
    : translate(
        { id: 'keyfill.playground.problems', message: 'Not run: there are {count} problems.' },
        { count },
      );

export const runningText = (): string =>
  translate({ id: 'keyfill.playground.running', message: 'Your version is on the stage.' });

/** For browsers in which edited code shares a thread with the page. */
export const sharedThreadText = (): string =>
  translate({
    id: 'keyfill.playground.sharedThread',
    message:
      'This browser runs edited code on the same thread as this page. That’s why Run tries your code in the background first and stops it if a single call takes too long. A slow call that only happens later, for example because of a value you type, still freezes this page until it ends.',
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
      'A call in this function takes too long, for example a slow regular expression or a very large array.',
  });

/** Most keys that a sentence names. */
const MOST_KEYS = 5;

/** Data that changes nothing. */
export const unusedKeysText = (keys: readonly string[]): string =>
  keys.length === 1
    ? translate(
        {
          id: 'keyfill.playground.unusedKey',
          message: 'The data has the key {key}: no element has it, and the actions do not name it.',
        },
        { key: `“${keys[0]}”` },
      )
    : translate(
        {
          id: 'keyfill.playground.unusedKeys',
          message: 'The data has the keys {keys}: no element has them, and the actions do not name them.',
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
    message: 'Not run: this page does not limit its frames.',
  });

export const notRunText = (reason: string): string =>
  translate({ id: 'keyfill.playground.notRun', message: 'Not run: {reason}' }, { reason });

export const keptText = (): string =>
  translate({
    id: 'keyfill.playground.kept',
    message:
      'Your changes are kept until you close this browser tab. Downloads contain them, your data as the values at the start.',
  });

export const notKeptText = (): string =>
  translate({
    id: 'keyfill.playground.notKept',
    message:
      'This browser does not keep your changes: they are lost when you leave the page. Downloads contain them, your data as the values at the start.',
  });

export const copiedText = (): string =>
  translate({ id: 'keyfill.playground.copied', message: 'The link is copied.' });
export const notCopiedText = (): string =>
  translate({ id: 'keyfill.playground.notCopied', message: 'The browser does not allow copying here.' });
export const tooLargeText = (): string =>
  translate({
    id: 'keyfill.playground.tooLarge',
    message: 'The changes are too large for a link. Download the project instead.',
  });
