import { describe, expect, it, test, vi } from 'vitest';
import { memory } from '../../helpers/memory.ts';
import { checkTemplate, problemsOf } from '../../../../src/playground/model/check.ts';
import type { Draft } from '../../../../src/playground/model/draft.ts';
import {
  firstDraftState,
  storedDraftOf,
  reduceDraft,
} from '../../../../src/playground/model/drafts/draft-state.ts';
import { dayOf, DRAFTS_KEY, savedDraft } from '../../../../src/playground/model/drafts/saved-draft.ts';
import { createDraftStore, drafts } from '../../../../src/playground/model/drafts/store.ts';
import { toCode } from '../../../../src/playground/model/share/codec.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

const original = originalOf(exampleFile('lower-third'));

it('a draft reports the place in the template where the validation found a problem', () => {
  const text = original.template.replace('"fps": 50', '"fps": "fast"');
  expect(text).not.toBe(original.template);
  const [problem] = checkTemplate(text).problems;
  expect(problem?.message).toContain('compositions[0].fps');
  expect(text.slice(problem?.from, problem?.to)).toBe('"fast"');
  const lines = text.slice(0, text.indexOf('"fast"')).split('\n');
  expect(problem).toMatchObject({ line: lines.length, column: lines.at(-1)!.length + 1 });
});

test.each([
  ['{"a": 1,}', 1, 9],
  ['{\n  "a": \n}', 3, 1],
  ['', 1, 1],
])('a draft reports the place where JSON is broken: %j', (text, line, column) => {
  expect(problemsOf('data', text)[0]).toMatchObject({ tab: 'data', line, column });
  expect(problemsOf('template', text)[0]).toMatchObject({ tab: 'template', line, column });
});

test.each(['[]', 'null'])('a draft refuses %s as data, because data is a single object', (text) => {
  expect(problemsOf('data', text)[0]?.message).toContain('one object');
});

const first = firstDraftState(original, undefined);
const typed = reduceDraft(first, { type: 'write', tab: 'data', text: '{}' });

it('the history keeps what was written after a reset that is undone', () => {
  const reset = reduceDraft(typed, { type: 'reset' });
  const again = reduceDraft(reset, { type: 'write', tab: 'data', text: '{"b": 1}' });
  const back = reduceDraft(again, { type: 'restore' });
  expect(back.draft.data).toBe('{}');
  expect(reduceDraft(back, { type: 'restore' }).draft.data).toBe('{"b": 1}');
});

it('a link replaces a draft once, which can be undone', () => {
  const linked = reduceDraft(typed, { type: 'link', code: 'c', changes: { data: '{"linked": 1}' } });
  expect(linked.draft.data).toBe('{"linked": 1}');
  expect(reduceDraft(linked, { type: 'restore' }).draft.data).toBe('{}');
  const later = reduceDraft(linked, { type: 'write', tab: 'data', text: '{"later": 1}' });
  expect(reduceDraft(later, { type: 'link', code: 'c', changes: { data: '{"linked": 1}' } })).toEqual(later);
});

it('the history keeps what the reader wrote, however many links open', () => {
  const linked = Array.from({ length: 8 }, (_, at) => ({ data: `{"a": ${at}}` })).reduce(
    (state, changes) => reduceDraft(state, { type: 'link', code: toCode(changes), changes }),
    typed,
  );
  expect(linked.before).toEqual([typed.draft]);
  const own = reduceDraft(linked, { type: 'write', tab: 'data', text: '{"own": 1}' });
  const { before } = reduceDraft(own, { type: 'link', code: toCode({}), changes: {} });
  expect(before).toEqual([typed.draft, own.draft]);
});

it('the history saves only the differences, and restores the draft from them', () => {
  const linked = reduceDraft(typed, { type: 'link', code: 'c', changes: { actions: 'x' } });
  const stored = storedDraftOf(linked);
  expect(stored).toEqual({ changes: { actions: 'x' }, before: [{ data: '{}' }], link: 'c' });
  expect(firstDraftState(original, stored)).toMatchObject({
    draft: linked.draft,
    before: [typed.draft],
    link: 'c',
  });
});

describe('the store', () => {
  const changes: Partial<Draft> = { data: '{}' };
  const storeOf = (sessionStorage: object | undefined) => {
    vi.stubGlobal('window', { sessionStorage, localStorage: memory() });
    return createDraftStore('sessionStorage');
  };

  it("keeps drafts by player under one key, and doesn't keep unchanged ones", () => {
    const storage = memory();
    const store = storeOf(storage);
    store.write('a', { changes });
    store.write('b', { changes: {} });
    expect([...storage.values.keys()]).toEqual([DRAFTS_KEY]);
    expect(storeOf(storage).read('a')).toEqual({ changes });
    expect(storeOf(storage).read('b')).toBeUndefined();
    expect(['a', 'b', '__proto__'].map(savedDraft)).toEqual(['tab', undefined, undefined]);
    // Another tab has written since then.
    storeOf(storage).write('c', { changes });
    store.write('a', { changes: {} });
    expect(Object.keys(JSON.parse(storage.values.get(DRAFTS_KEY)!))).toEqual(['c']);
    storeOf(storage).write('c', { changes: {} });
    expect(storage.values.size).toBe(0);
  });

  test.each([
    'no JSON',
    '{"a": 1}',
    '{"a": {"changes": {}, "before": [1, null, []]}}',
    '{"a": {"changes": {"data": 1, "other": "x"}}}',
    `{"a": {"changes": {"data": "{}"}}, "b": ${'['.repeat(20)}${']'.repeat(20)}}`,
  ])('ignores anything invalid: %s', (text) => {
    const stored = storeOf(memory({ [DRAFTS_KEY]: text })).read('a');
    expect(stored?.changes ?? {}).toEqual({});
  });

  it('keeps drafts in memory if storage is refused or full, and says so', () => {
    const store = storeOf(undefined);
    expect(store.write('a', { changes })).toBe('nothing');
    expect(store.read('a')).toEqual({ changes });
    const storage = memory();
    storage.setItem = (key, value) => {
      if (value.length > 50) throw new Error('full');
      storage.values.set(key, value);
    };
    const full = storeOf(storage);
    expect(full.write('a', { changes, before: [{ data: ' '.repeat(50) }] })).toBe('current');
    expect(storeOf(storage).read('a')).toEqual({ changes });
  });

  it('keeps a draft for later visits, and tells it from one of this tab', () => {
    const [tab, browser] = [memory(), memory()];
    vi.stubGlobal('window', { sessionStorage: tab, localStorage: browser });
    expect(drafts.write('a', { changes })).toBe('all');
    expect(drafts.read('a')).toMatchObject({ changes, isEarlier: false });
    expect(savedDraft('a')).toBe('tab');
    tab.values.clear();
    expect(savedDraft('a')).toEqual({ day: 'today' });
    browser.values.set(DRAFTS_KEY, JSON.stringify({ a: { changes: {}, before: [changes] }, b: { changes } }));
    expect(drafts.read('b')).toEqual({ changes, isEarlier: true });
    expect(['a', 'b'].map(savedDraft)).toEqual([undefined, { day: 'an earlier visit' }]);
    for (const broken of ['no JSON', 'null', '1', '[]', '{"b": null}', '{"b": {"changes": null}}']) {
      browser.values.set(DRAFTS_KEY, broken);
      expect(savedDraft('b'), broken).toBeUndefined();
    }
    browser.setItem = () => {
      throw new Error('refused');
    };
    expect(drafts.write('a', { changes })).toBe('tab');
  });

  test.each([
    [new Date(2026, 2, 1, 0, 5), 'today'],
    [new Date(2026, 1, 28, 23, 59), 'yesterday'],
    [new Date(2026, 1, 27), 'February 27, 2026'],
    [new Date(2026, 2, 2), 'March 2, 2026'],
  ])('names the day of a draft: %s', (at, day) => {
    expect(dayOf(at.getTime(), new Date(2026, 2, 1, 9))).toBe(day);
  });
});
