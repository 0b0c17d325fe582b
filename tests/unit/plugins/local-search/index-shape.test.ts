import { describe, expect, test } from 'vitest';
import { createLocalBackend } from '../../../../plugins/local-search/client/local-backend.ts';
import { buildIndex } from '../../../../plugins/local-search/indexing/build-index.ts';
import { loadIndex } from '../../../../plugins/local-search/query/search.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { overTheWire, page, settings } from './helpers.ts';

interface IndexParts {
  readonly invertedIndex: readonly (readonly [string, object])[];
}

describe('an index file with a different shape', () => {
  const good = overTheWire(buildIndex([page('Mask', 'Cuts.')])) as IndexFile & { index: IndexParts };
  const withPostings = (change: (posting: object) => unknown): object => ({
    ...good,
    index: {
      ...good.index,
      invertedIndex: good.index.invertedIndex.map(([term, one]) => [term, change(one)]),
    },
  });

  test.each<[string, object]>([
    ['no posting is one', withPostings(() => null)],
    ['postings have no number', withPostings((posting) => ({ ...posting, _index: undefined }))],
    ['a field of the postings is null', withPostings((posting) => ({ ...posting, title: null }))],
    ['terms are numbers', { ...good, index: { ...good.index, invertedIndex: [[7, { _index: 0 }]] } }],
    ['vectors are null', { ...good, index: { ...good.index, fieldVectors: [['title/0', null]] } }],
    ['vectors hold texts', { ...good, index: { ...good.index, fieldVectors: [['title/0', ['0', '1']]] } }],
  ])('is rejected if %s', async (_what, file) => {
    expect(() => loadIndex(good)).not.toThrow();
    expect(() => loadIndex(file as IndexFile)).toThrow(TypeError);
    // So it counts as failed and is fetched again, while the other index still answers.
    const backend = createLocalBackend();
    const bytes = (value: object) => new Blob([JSON.stringify(value)]);
    expect(await backend.add('broken', bytes(file))).toBe(false);
    expect(await backend.add('good', bytes(good))).toBe(true);
    const request = { query: 'mask', keys: ['broken', 'good'], demoted: [], baseUrl: '/', options: settings };
    expect((await backend.search(request)).map(({ route }) => route)).toEqual(['/mask']);
  });

  test.each([
    null,
    [],
    {},
    { documents: [] },
    { documents: [null], index: { invertedIndex: [], fieldVectors: [] } },
  ])('is rejected: %j', (file) => {
    expect(() => loadIndex(file as unknown as IndexFile)).toThrow();
  });
});
