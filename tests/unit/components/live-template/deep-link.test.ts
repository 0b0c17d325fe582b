import { describe, expect, it } from 'vitest';
import { fromLink, toLink } from '../../../../src/components/LiveTemplate/core/deep-link';

describe('a link to a player', () => {
  const initial = { _name: 'Mira', _title: 'Reporter' };

  it('brings frame and data back, whatever signs the data has', () => {
    const data = { _name: 'Zoë & "Ada" #1 نص\n+%', _title: 'Reporter' };
    const url = new URL(
      toLink('https://docs.example/a?x=1#old', 'lower-third', { frame: 42, data }, initial),
    );
    expect(url.hash).toBe('#live-lower-third');
    expect(url.searchParams.get('x')).toBe('1');
    expect(fromLink(url.search, 'lower-third')).toEqual({ frame: 42, data: { _name: data._name } });
  });

  it('carries no data that the form has anyway, also when the page had some', () => {
    const page = 'https://docs.example/a?live=x&data=%7B%22_name%22%3A%22old%22%7D';
    expect(toLink(page, 'x', { frame: 0, data: initial }, initial)).toBe(
      'https://docs.example/a?live=x&frame=0#live-x',
    );
  });

  it('is for the player that it names', () => {
    expect(fromLink('?live=crawler&frame=3', 'lower-third')).toBeUndefined();
    expect(fromLink('?frame=3', 'crawler')).toBeUndefined();
  });

  it.each(['-1', '1.5', 'x', '', '99999999'])('leaves out the frame "%s"', (frame) => {
    expect(fromLink(`?live=a&frame=${frame}`, 'a')?.frame).toBeUndefined();
  });

  it.each([
    '{',
    '[]',
    '1',
    'null',
    '{"a":1,"b":{}}',
    `{"a": "b", "c": ${'['.repeat(20)}${']'.repeat(20)}}`,
    `{"a": "${'b'.repeat(60_000)}"}`,
  ])('leaves out the data %.40s', (data) => {
    expect(fromLink(`?live=a&data=${encodeURIComponent(data)}`, 'a')?.data).toEqual({});
  });
});
