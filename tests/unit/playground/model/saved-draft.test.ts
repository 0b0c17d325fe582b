import { afterEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS_KEY, hasSavedDraft } from '../../../../src/playground/model/drafts/saved-draft.ts';

const keep = (text: string): void =>
  void vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === DRAFTS_KEY ? text : null) });

describe('a saved draft', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is announced for the player that it belongs to', () => {
    keep(JSON.stringify({ 'lower-third': { changes: { data: '{}' } }, ticker: { changes: {} } }));
    expect(['lower-third', 'ticker', 'other', '__proto__'].map(hasSavedDraft)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
