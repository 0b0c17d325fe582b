// @vitest-environment jsdom
// What the reference's tables say, measured on the runtime: members, read-only, defaults, ranges, and errors.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../src/shared/api-object.ts';
import { description, objectOf } from '../../src/mdx/api-reference/description.ts';
import { DEFAULT_EASING } from '../../src/runtime/model/easing.ts';
import { VERSION } from '../../src/runtime/version.ts';
import { allMembersOf, instances, type Instances } from './instances.ts';

let created: Instances;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  HTMLImageElement.prototype.decode = async () => {};
  created = await instances();
});

/** Objects with members that an action reads. Options that an action passes have no table of defaults. */
const names = description.objects
  .filter(
    ({ name, members }) =>
      members && name !== 'PlayOptions' && !/^(?:Common|Shape|Corner|TextOnly|Effect)Style$/.test(name),
  )
  .map(({ name }) => name);

const instance = (name: string): Record<string, unknown> => created.byName.get(name)!;

/** Defaults that the tables express in words, by object and member: the words and the actual value. */
const EXPECTED_FACTS: Readonly<Record<string, readonly [words: string, value: () => unknown]>> = {
  'Composition.duration': ["as in the composition's settings", () => 100],
  'Composition.outroFrame': ['the frame of the outro action, or null', () => null],
  // False until load. The text next to it says what an action sees.
  'Composition.isComputed': ['false', () => true],
  'Composition.isVisible': ['false for the main composition, true for nested ones', () => false],
  // False until load.
  'Flags.load': ['false', () => true],
  // The instances have one action and two masks. Another test checks an empty composition.
  'Composition.frameActions': ['empty', () => [{ frame: 30, name: '', isStep: false, isOutro: false }]],
  'Layer.masks': ['empty', () => [expect.anything(), expect.anything()]],
  'Layer.duration': ["the composition's duration", () => created.main.duration],
  'ElementBase.transformOrigin': ['x 0.5, y 0.5', () => ({ x: 0.5, y: 0.5 })],
  'ImageLoaderElement.fit': ['contain', () => 'contain'],
  'Keyframe.easing': [DEFAULT_EASING, () => description.easings[DEFAULT_EASING]],
  // A path is created with its data.
  'PathElement.data': ['empty', () => 'M0 0H10V10Z'],
};

it('everything has a summary and a release, which is not older than the one of its object', () => {
  // 1.0 is older than the blog. The runtime's version may not have release notes yet.
  const releases = ['1.0', '1.4', '1.5', '2.0', '2.1', '2.2', '2.3', VERSION.replace(/\.\d+$/, '')];
  const ageOf = ({ since = '' }: { readonly since?: string }): number => releases.indexOf(since);
  for (const object of description.objects) {
    for (const own of [object, ...(object.members ?? [])]) {
      expect(own.summary, `${object.name}.${own.name}`).toMatch(/\S/);
      expect(ageOf(own), `${object.name}.${own.name}`).toBeGreaterThanOrEqual(Math.max(0, ageOf(object)));
      for (const { name, summary } of ('parameters' in own && own.parameters) || [])
        expect(summary, `${object.name}.${own.name}(${name})`).toMatch(/\S/);
    }
  }
});

it('the groups of style properties have exactly the properties that the runtime paints', () => {
  const membersOf = (...all: readonly string[]): readonly string[] =>
    all.flatMap((name) => (objectOf(name).members ?? []).map((member) => member.name)).sort();
  const painted = new Set(
    Object.values(description.elementProperties).flatMap((specs) => Object.keys(specs)),
  );
  expect(membersOf('CommonStyle', 'ShapeStyle', 'CornerStyle', 'EffectStyle', 'TextOnlyStyle')).toEqual(
    [...painted].sort(),
  );
  const { rectangle = {} } = description.maskProperties;
  expect(membersOf('MaskStyle', 'RectangleMaskStyle')).toEqual(Object.keys(rectangle).sort());
});

it('a keyframe that is added without an easing gets the one that the reference names', () => {
  const add = objectOf('StyleProperty').members?.find(({ name }) => name === 'addKeyframe');
  expect(add?.parameters?.at(-1)?.summary).toContain(`The default is ${DEFAULT_EASING}.`);
});

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function literal(text: string): unknown {
  const known: Record<string, unknown> = { true: true, false: false, null: null, undefined };
  return text in known ? known[text] : Number(text);
}

function wrongFor(object: string, { name, type }: Member): unknown[] {
  if (object === 'ImageLoaderElement' && name === 'fit') return ['nonsense'];
  if (name === 'transformOrigin') return [{ x: 'left', y: 0 }, undefined];
  if (name === 'easing') return ['nonsense', {}];
  if (/\bboolean\b/.test(type)) return ['true', 1];
  if (/\bstring\b/.test(type) && !/\bnumber\b/.test(type)) return [1, {}];
  return ['1', Number.NaN, Number.POSITIVE_INFINITY];
}

describe.each(names)('%s', (name) => {
  const members = objectOf(name).members ?? [];

  it('has exactly the documented members', () => {
    const real = new Set([...Object.keys(instance(name)), ...Object.getOwnPropertyNames(instance(name))]);
    expect([...real].sort()).toEqual(
      allMembersOf(name)
        .map((member) => member.name)
        .sort(),
    );
    for (const { name: own, kind } of members)
      expect(typeof instance(name)[own] === 'function', own).toBe(kind === 'method');
  });

  it('keeps the value of read-only members', () => {
    for (const { name: own } of members.filter((member) => member.isReadonly)) {
      const before = instance(name)[own];
      expect(() => (instance(name)[own] = 'written'), own).toThrow(TypeError);
      const after = instance(name)[own];
      expect(typeof before === 'object' ? typeof after : after, own).toEqual(
        typeof before === 'object' ? 'object' : before,
      );
    }
  });

  it('has the documented defaults', () => {
    for (const member of members.filter((one) => one.default !== undefined && !one.isAnimatable)) {
      const expectedFact = EXPECTED_FACTS[`${name}.${member.name}`];
      const value = instance(name)[member.name];
      const text = member.default ?? '';
      if (expectedFact) {
        expect(text, member.name).toBe(expectedFact[0]);
        expect(value, member.name).toEqual(expectedFact[1]());
      } else if (text === 'empty') {
        expect(isEmpty(value), `${member.name} is empty`).toBe(true);
      } else {
        expect(value, member.name).toBe(literal(text));
      }
    }
  });

  it('throws the documented errors, and keeps the old value', async () => {
    for (const member of members.filter((one) => one.kind === 'property' && one.isReadonly === false)) {
      expect(member.throws, `${member.name} says what it throws`).toBeDefined();
      for (const wrong of wrongFor(name, member)) {
        const before = JSON.stringify(instance(name)[member.name]);
        expect(() => (instance(name)[member.name] = wrong), `${member.name} = ${String(wrong)}`).toThrow(
          TypeError,
        );
        expect(JSON.stringify(instance(name)[member.name]), member.name).toBe(before);
      }
    }
    for (const { name: own, throws, parameters = [] } of members.filter((one) => one.kind === 'method')) {
      const call = instance(name)[own] as (...values: unknown[]) => unknown;
      if (throws === undefined) {
        expect(parameters, `${own} has nothing to refuse`).toEqual([]);
      } else if (/^Rejects/.test(throws)) {
        await expect(call(1), own).rejects.toThrow(TypeError);
      } else {
        expect(() => call(Number.NaN), own).toThrow(TypeError);
        expect(() => call(Number.NaN), own).toThrow(own);
      }
    }
  });
});

/** The ends of a documented range, with the meaning of any word in it. */
function endsOf(
  range: string,
  words: Readonly<Record<string, number>>,
): readonly [number, number] | undefined {
  const number = (text: string): number => {
    const [, word, minus = '0'] = /^(.*?)(?: − (\d+))?$/u.exec(text.replace(', or null', '')) ?? [];
    return (words[word ?? ''] ?? Number(word)) - Number(minus);
  };
  const above = /^(\d+) and above(?:, or null)?$/u.exec(range);
  if (above) return [Number(above[1]), Infinity];
  const [low, high] = range.split('…');
  return low !== undefined && high !== undefined && !/finite|,(?! or null)/.test(range)
    ? [number(low), number(high)]
    : undefined;
}

const ranged = names.flatMap((name) =>
  (objectOf(name).members ?? [])
    .filter((member) => member.range !== undefined && member.isReadonly === false && !member.isAnimatable)
    .map((member) => [`${name}.${member.name}`, name, member] as const),
);

it.each(ranged)('ranges apply to %s as documented, including values outside', (_title, name, member) => {
  const object = instance(name);
  const words = { duration: 100, 'duration of the composition': 100, 'number of pictures': 3 };
  const ends = endsOf(member.range ?? '', words);
  if (!ends) {
    // `above 0` throws. The words of `fit` and any finite number are read back unchanged.
    const [bad, good] =
      member.range === 'above 0'
        ? [[0, -1], [25]]
        : [[], member.name === 'fit' ? member.range!.split(', ') : [-7.5, 0, 3]];
    for (const value of bad) expect(() => (object[member.name] = value)).toThrow(TypeError);
    for (const value of good) {
      object[member.name] = value;
      expect(object[member.name]).toBe(value);
    }
    return;
  }
  const isPainted = /clamped when painted/.test(member.throws ?? '');
  for (const [value, previous] of [
    [ends[0] - 1, ends[0]],
    [ends[0], ends[0]],
    [Math.min(ends[1], 1000), Math.min(ends[1], 1000)],
    [ends[1] + 1, ends[1]],
  ] as const) {
    if (!Number.isFinite(value)) continue;
    object[member.name] = value;
    expect(object[member.name], `${value}`).toBe(isPainted ? value : previous);
  }
});
