import { describe, expect, test } from 'vitest';
import {
  type Change,
  choicesOf,
  CLEARED,
  reduce,
  type SearchState,
} from '../../../../plugins/local-search/client/box-state.ts';
import type { Suggestion } from '../../../../plugins/local-search/client/suggestions.ts';
import type { SearchResult } from '../../../../plugins/local-search/client/types.ts';

const results = ['/a', '/b', '/c'].map((route) => ({ route }) as SearchResult);
const suggestions = ['/x', '/y'].map((route) => ({ route }) as Suggestion);

const asked = (query: string, isFocused = true): Change => ({ type: 'asked', query, isFocused });
const answered = (query: string, found: readonly SearchResult[], more: object = {}): Change => ({
  type: 'answered',
  query,
  results: found,
  suggestions,
  isFocused: true,
  isNewest: true,
  ...more,
});

function after(...changes: readonly Change[]): SearchState {
  return changes.reduce(reduce, CLEARED);
}

/** The address of the active choice. */
function activeIn(state: SearchState): string | undefined {
  return choicesOf(state)[state.active ?? -1]?.route;
}

const found = after(asked('mask'), answered('mask', results));

describe('the panel', () => {
  test('opens with the answer, and immediately if the field is focused again', () => {
    expect(after(asked('mask')).isOpen).toBe(false);
    expect(found).toMatchObject({ isOpen: true, status: 'idle', answered: 'mask' });
    const closed = reduce(found, { type: 'closed' });
    expect(closed).toMatchObject({ isOpen: false, query: 'mask' });
    expect(reduce(closed, asked('mask'))).toMatchObject({ isOpen: true, status: 'loading' });
  });

  test('stays closed for blanks and without the focus', () => {
    expect(after(asked('  '), answered('  ', [])).isOpen).toBe(false);
    expect(after(asked('mask'), answered('mask', results, { isFocused: false })).isOpen).toBe(false);
    expect(reduce(found, asked('mask', false)).isOpen).toBe(false);
  });

  test('opens in an empty field only if there are suggestions', () => {
    expect(after(asked(''), answered('', [])).isOpen).toBe(true);
    expect(after(asked(''), answered('', [], { suggestions: [] })).isOpen).toBe(false);
  });
});

describe('the active choice', () => {
  test('is the first result, moves around, and follows the mouse', () => {
    expect(activeIn(found)).toBe('/a');
    expect(activeIn(reduce(found, { type: 'moved', by: 1 }))).toBe('/b');
    const last = reduce(found, { type: 'moved', by: -1 });
    expect(activeIn(last)).toBe('/c');
    expect(activeIn(reduce(last, { type: 'moved', by: 1 }))).toBe('/a');
    expect(activeIn(reduce(found, { type: 'pointed', at: 2 }))).toBe('/c');
  });

  test('is no suggestion until the arrow keys reach one', () => {
    const nothing = after(asked('qqq'), answered('qqq', []));
    expect(activeIn(nothing)).toBeUndefined();
    expect(activeIn(reduce(nothing, { type: 'moved', by: 1 }))).toBe('/x');
    expect(activeIn(reduce(nothing, { type: 'moved', by: -1 }))).toBe('/y');
    expect(after({ type: 'moved', by: 1 }).active).toBeUndefined();
  });

  test('starts over with new text, and keeps its place if the answer comes after the arrow keys', () => {
    const second = reduce(found, { type: 'moved', by: 1 });
    expect(activeIn(reduce(second, asked('masks')))).toBe('/a');
    const moved = reduce(reduce(found, asked('masks')), { type: 'moved', by: 1 });
    expect(activeIn(reduce(moved, answered('masks', results)))).toBe('/b');
    expect(activeIn(reduce(moved, answered('masks', results.slice(0, 1))))).toBe('/a');
  });

  test('is the first result after suggestions', () => {
    const chosen = after(asked(''), answered('', []), { type: 'moved', by: 1 }, asked('mask'));
    expect(activeIn(reduce(chosen, answered('mask', results)))).toBe('/a');
  });
});

test('an answer that is out of date shows its results while the newer search is still running', () => {
  const state = after(
    asked('m'),
    asked('ma'),
    { type: 'stalled' },
    answered('m', results, { isNewest: false }),
  );
  expect(state).toMatchObject({ query: 'ma', answered: 'm', status: 'stalled', isOpen: true });
});

test('text that an input method is composing changes only the field', () => {
  expect(reduce(found, { type: 'composed', query: 'マスク' })).toEqual({ ...found, query: 'マスク' });
});

test('a cleared search box is as it was at the beginning', () => {
  expect(reduce(found, { type: 'cleared' })).toEqual(CLEARED);
});
