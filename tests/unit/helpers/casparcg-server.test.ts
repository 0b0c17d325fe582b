// The emulator of CasparCG does what the server's sources do.
import { describe, expect, it } from 'vitest';
import { evaluate, openServer, RELEASES, tokenize } from '../../helpers/casparcg-server.ts';

describe('a line of AMCP', () => {
  it.each([
    ['is split at spaces', 'CG  1-20 PLAY 1 ', ['CG', '1-20', 'PLAY', '1']],
    ['keeps spaces in quotes', 'ADD "a b" 1', ['ADD', 'a b', '1']],
    ['ends a part at each quote', 'a"b"c ""', ['a', 'b', 'c', '']],
    ['has three escapes, in quotes and outside', '"\\\\ \\" \\n" \\\\\\"\\n', ['\\ " \n', '\\"\n']],
    ['loses other backslashes with what follows', '"C:\\temp \\$5 \\u00e9"', ['C:emp 5 00e9']],
    ['keeps everything in parentheses', 'INVOKE 1 set("a b" (1)) x', ['INVOKE', '1', 'set("a b" (1))', 'x']],
    ['has no parentheses in quotes', '"a) (b" c', ['a) (b', 'c']],
  ])('%s', (_name, line, tokens) => {
    expect(tokenize(line)).toEqual(tokens);
  });
});

describe.each(RELEASES)('CasparCG %s', (release) => {
  const add = (data: string): readonly string[] =>
    openServer(release)(`CG 1-20 ADD 1 "a" 1 ${data}`.trim()).scripts;

  it('calls update for every ADD, and play if the flag is 1', () => {
    expect(add('')).toEqual(['update("")', 'play()']);
    expect(add('"stored file"')).toEqual(['update("")', 'play()']);
    expect(add('"{\\"a\\":1}"')).toEqual(['update("{\\"a\\":1}")', 'play()']);
  });

  it('escapes more than quotes only on master', () => {
    const escaped = release === 'master' ? '{\\\\ \\n' : '{\\ \n';
    expect(add('"{\\\\ \\n \\" "')[0]).toBe(`update("${escaped}")`);
  });

  it('refuses empty data and does not load the template', () => {
    const server = openServer(release);
    expect(server('CG 1-20 ADD 1 "a" 1 ""')).toEqual({ answer: '402 CG ADD FAILED', scripts: [] });
    expect(server('CG 1-20 STOP 1').answer).toBe('403 CG STOP FAILED');
    expect(server('CG 1-20 UPDATE 1 ""').answer).toBe('402 CG UPDATE FAILED');
  });

  it('accepts an early play without doing anything, and refuses other early commands', () => {
    const server = openServer(release);
    expect(server('CG 1-20 PLAY 1')).toEqual({ answer: '202 CG OK', scripts: [] });
    for (const line of ['UPDATE 1 "{}"', 'NEXT 1', 'STOP 1', 'REMOVE 1', 'INVOKE 1 "a"']) {
      expect(server(`CG 1-20 ${line}`)).toMatchObject({
        answer: expect.stringMatching(/^403 /),
        scripts: [],
      });
    }
    server('CG 1-20 ADD 1 "a" 0');
    expect(server('CG 1-20 PLAY 1').scripts).toEqual(['play()']);
    expect(server('CG 1-20 INVOKE 1 "a(1)"').scripts).toEqual(['a(1)']);
    server('CG 1-20 CLEAR');
    expect(server('CG 1-20 PLAY 1').scripts).toEqual([]);
  });

  it('says which release lacks a command', () => {
    expect(() => openServer(release)('PLAY 1-20 a')).toThrow(`CasparCG ${release}`);
    expect(() => openServer(release)('CG 1-20 SWAP 1')).toThrow(`CasparCG ${release}`);
  });
});

it('play still runs after an update that is not valid JavaScript', () => {
  const calls: string[] = [];
  const page = { update: () => calls.push('update'), play: () => calls.push('play') };
  expect(evaluate(['update("a"b")', 'play()'], page)).toEqual([expect.any(SyntaxError)]);
  expect(calls).toEqual(['play']);
});
