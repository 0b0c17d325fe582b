// The emulator of CasparCG does what the server's sources do.
import { describe, expect, it } from 'vitest';
import { evaluate, openServer, RELEASES, tokenize } from '../../helpers/casparcg-server.ts';

it('a line of AMCP is split at spaces outside of quotes and parentheses, and has three escapes', () => {
  expect(tokenize('CG  1-20 "a b" INVOKE set("a b" (1)) a"b"c ""')).toEqual([
    ...['CG', '1-20', 'a b', 'INVOKE', 'set("a b" (1))', 'a', 'b', 'c', ''],
  ]);
  expect(tokenize('"\\\\ \\" \\n" "C:\\temp \\$5"')).toEqual(['\\ " \n', 'C:emp 5']);
});

describe.each(RELEASES)('CasparCG %s', (release) => {
  it('calls update for every ADD, and play if the flag is 1, and refuses empty data', () => {
    const server = openServer(release);
    expect(server('CG 1-20 ADD 1 "a" 1 ""')).toEqual({ answer: '402 CG ADD FAILED', scripts: [] });
    expect(server('CG 1-20 ADD 1 "a" 1 "{\\"a\\":1}"').scripts).toEqual(['update("{\\"a\\":1}")', 'play()']);
  });

  it('accepts an early play without doing anything, and refuses other early commands', () => {
    const server = openServer(release);
    expect(server('CG 1-20 PLAY 1')).toEqual({ answer: '202 CG OK', scripts: [] });
    expect(server('CG 1-20 NEXT 1').answer).toMatch(/^403 /);
    server('CG 1-20 ADD 1 "a" 0');
    expect(server('CG 1-20 PLAY 1').scripts).toEqual(['play()']);
    server('CG 1-20 CLEAR');
    expect(server('CG 1-20 PLAY 1').scripts).toEqual([]);
  });
});

it('play still runs after an update that is not valid JavaScript', () => {
  const calls: string[] = [];
  const page = { update: () => calls.push('update'), play: () => calls.push('play') };
  expect(evaluate(['update("a"b")', 'play()'], page)).toEqual([expect.any(SyntaxError)]);
  expect(calls).toEqual(['play']);
});
