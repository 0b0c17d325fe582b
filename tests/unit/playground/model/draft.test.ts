import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { checkTemplate, problemsOf } from '../../../../src/playground/model/check.ts';
import type { Draft } from '../../../../src/playground/model/draft.ts';
import {
  firstDraftState,
  storedDraftOf,
  reduceDraft,
} from '../../../../src/playground/model/drafts/draft-state.ts';
import { DRAFTS_KEY, hasSavedDraft } from '../../../../src/playground/model/drafts/saved-draft.ts';
import { createDraftStore } from '../../../../src/playground/model/drafts/store.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

const original = originalOf(exampleFile('lower-third'));

describe('a draft', () => {
  it('reports the place in the template where the validation found a problem', () => {
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
  ])('reports the place where JSON is broken: %j', (text, line, column) => {
    expect(problemsOf('data', text)[0]).toMatchObject({ tab: 'data', line, column });
    expect(problemsOf('template', text)[0]).toMatchObject({ tab: 'template', line, column });
  });

  test.each(['[]', 'null'])('refuses %s as data, because data is a single object', (text) => {
    expect(problemsOf('data', text)[0]?.message).toContain('one object');
  });
});

describe('the history of a draft', () => {
  const first = firstDraftState(original, undefined);
  const typed = reduceDraft(first, { type: 'write', tab: 'data', text: '{}' });

  it('keeps what was written after a reset when the reset is undone', () => {
    const again = reduceDraft(reduceDraft(typed, { type: 'reset' }), {
      type: 'write',
      tab: 'data',
      text: '{"b": 1}',
    });
    const back = reduceDraft(again, { type: 'restore' });
    expect(back.draft.data).toBe('{}');
    expect(reduceDraft(back, { type: 'restore' }).draft.data).toBe('{"b": 1}');
  });

  it("replaces the draft with a link's, can undo that, and ignores the same link the second time", () => {
    const linked = reduceDraft(typed, { type: 'link', code: 'c', changes: { data: '{"linked": 1}' } });
    expect(linked.draft.data).toBe('{"linked": 1}');
    expect(reduceDraft(linked, { type: 'restore' }).draft.data).toBe('{}');
    const later = reduceDraft(linked, { type: 'write', tab: 'data', text: '{"later": 1}' });
    expect(reduceDraft(later, { type: 'link', code: 'c', changes: { data: '{"linked": 1}' } })).toBe(later);
  });

  it('saves only the differences, and restores the draft from them', () => {
    const linked = reduceDraft(typed, { type: 'link', code: 'c', changes: { actions: 'x' } });
    const stored = storedDraftOf(linked);
    expect(stored).toEqual({ changes: { actions: 'x' }, before: [{ data: '{}' }], link: 'c' });
    expect(firstDraftState(original, stored)).toMatchObject({
      draft: linked.draft,
      before: [typed.draft],
      link: 'c',
    });
  });
});

describe('the store', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const memory = (start: Record<string, string> = {}) => {
    const values = new Map(Object.entries(start));
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  const changes: Partial<Draft> = { data: '{}' };

  it("keeps drafts by player under one key, and doesn't keep unchanged ones", () => {
    const storage = memory();
    const store = createDraftStore(() => storage);
    store.write('a', { changes });
    store.write('b', { changes: {} });
    expect([...storage.values.keys()]).toEqual([DRAFTS_KEY]);
    expect(createDraftStore(() => storage).read('a')).toEqual({ changes });
    expect(createDraftStore(() => storage).read('b')).toBeUndefined();
    vi.stubGlobal('sessionStorage', storage);
    expect(['a', 'b', '__proto__'].map(hasSavedDraft)).toEqual([true, false, false]);
    store.write('a', { changes: {} });
    expect(storage.values.size).toBe(0);
  });

  test.each([
    'no JSON',
    '{"a": 1}',
    '{"a": {"changes": {}, "before": [1, null, []]}}',
    '{"a": {"changes": {"data": 1, "other": "x"}}}',
    `{"a": {"changes": {"data": "{}"}}, "b": ${'['.repeat(20)}${']'.repeat(20)}}`,
  ])('ignores anything invalid: %s', (text) => {
    const stored = createDraftStore(() => memory({ [DRAFTS_KEY]: text })).read('a');
    expect(stored?.changes ?? {}).toEqual({});
  });

  it('keeps drafts in memory if storage is refused or full, and says so', () => {
    const store = createDraftStore(() => {
      throw new Error('refused');
    });
    expect(store.write('a', { changes })).toBe('nothing');
    expect(store.read('a')).toEqual({ changes });
    const storage = memory();
    storage.setItem = (key, value) => {
      if (value.length > 50) throw new Error('full');
      storage.values.set(key, value);
    };
    const full = createDraftStore(() => storage);
    expect(full.write('a', { changes, before: [{ data: ' '.repeat(50) }] })).toBe('current');
    expect(createDraftStore(() => storage).read('a')).toEqual({ changes });
  });
});
