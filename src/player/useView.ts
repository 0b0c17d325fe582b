import { useState, useSyncExternalStore } from 'react';
import { keep, kept } from '../shared/storage.ts';
import { createStore } from '../shared/store.ts';

/** Pictures that can be behind a template, with their names. Each is a file in `tools/brand/backgrounds`. */
export const PICTURES = {
  studio: 'Studio',
  stadium: 'Stadium',
  street: 'Street',
  harbor: 'Harbor',
  talk: 'Talk show',
  market: 'Market square',
} as const;

/** What can be behind a template instead. */
export const PLAIN = { black: 'Black', gray: 'Gray', checkerboard: 'Checkerboard' } as const;

export type Background = keyof typeof PICTURES | keyof typeof PLAIN;

export interface View {
  readonly background: Background;
  readonly hasTitleArea: boolean;
  readonly hasActionArea: boolean;
  /** The picture fits the page, its graphic fills the stage, or its pixels are those of the screen. */
  readonly size: 'fit' | 'zoomed' | 'natural';
}

const FIRST_VIEW = { hasTitleArea: false, hasActionArea: false, size: 'fit' } as const;

/** The key in sessionStorage: the background that the reader has chosen, until the tab is closed. */
const BACKGROUND_KEY = 'keyfill.background';

const store = createStore<{ readonly chosen: Background | undefined }>({ chosen: undefined });

function chosenBackground(): Background | undefined {
  const { chosen } = store.get();
  if (chosen) return chosen;
  const stored = kept('sessionStorage', BACKGROUND_KEY) ?? '';
  return Object.hasOwn({ ...PICTURES, ...PLAIN }, stored) ? (stored as Background) : undefined;
}

/**
 * How the stage looks. All players have the background that the reader has chosen in this visit.
 * @param first - The background until then.
 */
export function useView(first: Background): readonly [View, (view: View) => void] {
  const [own, setOwn] = useState<Omit<View, 'background'>>(FIRST_VIEW);
  const background = useSyncExternalStore(store.subscribe, chosenBackground, () => undefined) ?? first;
  const change = (next: View): void => {
    if (next.background !== background) {
      keep('sessionStorage', BACKGROUND_KEY, next.background);
      store.change({ chosen: next.background });
    }
    setOwn(next);
  };
  return [{ ...own, background }, change];
}
