import { expect, it } from 'vitest';
import { fromLink, toLink } from '../../../src/player/deep-link.ts';
import { MAX_DURATION } from '../../../src/runtime/model/limits.ts';

const initial = { _name: 'Mira', _title: 'Reporter' };

it("a link to a player only has data that differ from the form's own", () => {
  const page = 'https://docs.example/a?x=1&live=x&data=%7B%22_name%22%3A%22old%22%7D';
  expect(toLink(page, 'x', { frame: 0, data: initial }, initial)).toBe(
    'https://docs.example/a?x=1&live=x&frame=0#live-x',
  );
});

it('a link to a player only applies to the player that it names', () => {
  expect(fromLink('?live=crawler&frame=3', 'lower-third')).toBeUndefined();
  expect(fromLink('?frame=3', 'crawler')).toBeUndefined();
});

it('a link to a player leaves out a frame that no composition has', () => {
  const frameOf = (text: string) => fromLink(`?live=a&frame=${text}`, 'a')?.frame;
  for (const text of ['-1', '1.5', '1e3', '', String(MAX_DURATION)]) expect(frameOf(text)).toBeUndefined();
  expect(frameOf(String(MAX_DURATION - 1))).toBe(MAX_DURATION - 1);
});

it.each([
  '{',
  '[]',
  'null',
  '{"a":1,"b":{}}',
  `{"a": "b", "c": ${'['.repeat(20)}${']'.repeat(20)}}`,
  `{"a": "${'b'.repeat(60_000)}"}`,
])('a link to a player leaves out the data %.40s', (data) => {
  expect(fromLink(`?live=a&data=${encodeURIComponent(data)}`, 'a')?.data).toEqual({});
});
