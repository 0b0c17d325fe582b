import { expect, it, vi } from 'vitest';
import { inSlices } from '../../../../plugins/local-search/client/slices.ts';
import { createLocalBackend } from '../../../../plugins/local-search/client/local-backend.ts';
import { buildIndex } from '../../../../plugins/local-search/indexing/build-index.ts';
import { loadIndex, readAhead, search } from '../../../../plugins/local-search/query/search.ts';
import * as analyze from '../../../../plugins/local-search/shared/analyze.ts';
import { page, settings } from './helpers.ts';

const fileOf = () => buildIndex([page('Guide', 'Masks cut layers.'), page('Blog', 'A feathered mask.')]);

it('works in slices of a few milliseconds, then ends', () => {
  const later: (() => void)[] = [];
  let time = 0;
  let stepCount = 0;
  function* steps(): Generator<void, void, void> {
    for (let step = 0; step < 10; step += 1) {
      stepCount += 1;
      time += 1.5;
      yield;
    }
  }
  inSlices(
    steps(),
    (run) => later.push(run),
    () => time,
  );
  expect(stepCount).toBe(0);
  const slices: number[] = [];
  while (later.length > 0) {
    later.shift()!();
    slices.push(stepCount);
  }
  // The last slice does the remaining steps and doesn't schedule another slice.
  expect(slices).toEqual([3, 6, 9, 10]);
});

it('leaves no words for the first query to stem, and changes no result', () => {
  const words = ['mask', 'feather', 'layers'];
  const fresh = loadIndex(JSON.parse(JSON.stringify(fileOf())));
  const ahead = loadIndex(JSON.parse(JSON.stringify(fileOf())));
  const steps = [...readAhead(ahead)].length;
  expect(steps).toBe(Object.keys(ahead.lunr.invertedIndex).length + ahead.documents.length);
  const stemming = vi.spyOn(analyze, 'termsOfWord');
  for (const word of words) {
    expect(search(word, [ahead], settings), word).toEqual(search(word, [fresh], settings));
  }
  expect(stemming).not.toHaveBeenCalled();
});

it('is scheduled once for each index that could be read', async () => {
  const given: Iterator<void>[] = [];
  const backend = createLocalBackend({ whenIdle: (steps) => given.push(steps) });
  const bytes = (value: unknown): Blob => new Blob([JSON.stringify(value)]);
  expect(await backend.add('default', bytes(fileOf()))).toBe(true);
  expect(await backend.add('broken', bytes({}))).toBe(false);
  expect(given).toHaveLength(1);
  expect(given[0]!.next().done).toBe(false);
});
