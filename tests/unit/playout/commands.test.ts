// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAmcp } from '../../../src/playout/commands/amcp.ts';
import type { PlayoutCommand } from '../../../src/playout/commands/command.ts';
import { toOgrafCall } from '../../../src/playout/commands/ograf-call.ts';
import { parseData } from '../../../src/runtime/commands/data.ts';
import { evaluate, openServer, RELEASES, type Release } from '../../helpers/casparcg-server.ts';

const target = 'crawler';

/** Returns the data that a template reads from a load command on a server. */
function received(line: string, release: Release): unknown {
  const got: unknown[] = [];
  const { answer, scripts } = openServer(release)(line);
  expect(answer).toBe('202 CG OK');
  expect(evaluate(scripts, { update: (data: unknown) => got.push(parseData(data)) })).toEqual([]);
  return got[0];
}

it('AMCP sends commands without data to the layer', () => {
  expect(toAmcp({ type: 'load' }, target)).toBe('CG 1-20 ADD 1 "crawler" 0');
  expect(toAmcp({ type: 'play' }, target)).toBe('CG 1-20 PLAY 1');
  expect(toAmcp({ type: 'next' }, target)).toBe('CG 1-20 NEXT 1');
  expect(toAmcp({ type: 'stop' }, target)).toBe('CG 1-20 STOP 1');
  expect(toAmcp({ type: 'remove' }, target)).toBe('CG 1-20 REMOVE 1');
  expect(toAmcp({ type: 'update', data: {} }, target)).toBe('CG 1-20 UPDATE 1 "{}"');
});

it('AMCP writes plain values as JSON, and all values as XML with numbers if one of them needs it', () => {
  const lineWith = (value: string): string => toAmcp({ type: 'update', data: { _name: value } }, target);
  expect(lineWith("O'Hara & <b> $5 (e)")).toBe(
    String.raw`CG 1-20 UPDATE 1 "{\"_name\":\"O'Hara & <b> $5 (e)\"}"`,
  );
  expect(lineWith('"Zoë" & \\O\'Hara\n😀')).toBe(
    `CG 1-20 UPDATE 1 "<templateData><componentData id='_name'><data id='text' ` +
      `value='&#34;Zo&#235;&#34; &#38; &#92;O&#39;Hara&#10;&#128512;'/></componentData></templateData>"`,
  );
  expect(toAmcp({ type: 'invoke', name: 'hold' }, target)).toBe('CG 1-20 INVOKE 1 "hold"');
  expect(toAmcp({ type: 'invoke', name: 'goal', argument: 'São "1"' }, target)).toBe(
    String.raw`CG 1-20 INVOKE 1 "goal('S\\u00e3o \"1\"')"`,
  );
});

it.each(RELEASES)('AMCP sends any text that XML can contain to CasparCG %s', (release) => {
  const text = fc.string({ unit: 'binary' });
  // eslint-disable-next-line no-control-regex
  const inXml = (value: string): string => value.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/gu, ' ');
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('_a', '_b', 'weird "key\\'), text), (data) => {
      const line = toAmcp({ type: 'load', data }, target);
      const expected = Object.entries(data).map(([key, value]) => [key, inXml(value)]);
      expect(line).toMatch(/^[ -~]+$/);
      expect(received(line, release)).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 100 },
  );
});

// tests/e2e/playout.spec.ts runs the other calls in a package.
it.each<[command: PlayoutCommand, call: string]>([
  [{ type: 'play' }, 'playAction({ goto: 0 })'],
  [{ type: 'next' }, 'playAction({})'],
  [{ type: 'invoke', name: 'hold' }, 'customAction({ id: "hold" })'],
  [{ type: 'invoke', name: 'speed', argument: '6' }, 'customAction({ id: "speed", payload: "6" })'],
])('%j is the OGraf call %s', (command, call) => expect(toOgrafCall(command)).toBe(`await graphic.${call};`));
