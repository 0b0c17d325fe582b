import { describe, expect, it } from 'vitest';
import api from '../../../generated/api.json';
import { ELEMENT_PROPERTIES, MASK_PROPERTIES } from '../../../src/runtime/model/properties.ts';
import { VERSION } from '../../../src/runtime/version.ts';

interface Documented {
  readonly name: string;
  readonly summary: string;
  readonly example?: string;
  readonly since?: string;
}
interface Member extends Documented {
  readonly throws?: string;
  readonly parameters?: readonly { readonly name: string; readonly summary: string }[];
}
type Described = Documented & { readonly members?: readonly Member[] };
const objects = api.objects as readonly Described[];
const objectOf = (name: string): Described => {
  const found = objects.find((object) => object.name === name);
  if (!found) throw new Error(`api.json has no ${name}`);
  return found;
};

describe('the public API', () => {
  // 1.0 is older than the blog. The runtime's version may not have release notes yet.
  const known = [
    ...new Set(['1.0', '1.4', '1.5', '2.0', '2.1', '2.2', '2.3', VERSION.split('.').slice(0, 2).join('.')]),
  ];
  const all = objects.flatMap((object) => [
    [object.name, object] as const,
    ...(object.members ?? []).map((member) => [`${object.name}.${member.name}`, member] as const),
  ]);

  it('is documented: every object and member has a description, a version, and an example', () => {
    const bare = all.flatMap(([name, docs]) => {
      const missing = (['summary', 'example', 'since'] as const).filter((part) => !docs[part]?.trim());
      return missing.map((part) => `${name}: no ${part}`);
    });
    expect(bare).toEqual([]);
  });

  it('names only existing releases, and no member is older than its object', () => {
    for (const [name, { since = '' }] of all) expect(known, name).toContain(since);
    for (const object of objects) {
      for (const member of object.members ?? []) {
        expect(known.indexOf(member.since ?? ''), `${object.name}.${member.name}`).toBeGreaterThanOrEqual(
          known.indexOf(object.since ?? ''),
        );
      }
    }
  });

  it('documents parameters, and the errors of methods with parameters', () => {
    const silent = all.flatMap(([name, member]) => {
      const { parameters = [], throws } = member as Member;
      return [
        ...parameters
          .filter((parameter) => !parameter.summary)
          .map((parameter) => `${name}(${parameter.name})`),
        ...(parameters.length > 0 && !throws ? [`${name} throws?`] : []),
      ];
    });
    expect(silent).toEqual([]);
  });

  it('has one style object for each group, with exactly the properties that the runtime paints', () => {
    const groups = ['CommonStyle', 'ShapeStyle', 'CornerStyle', 'EffectStyle', 'TextOnlyStyle'];
    const documented = groups.flatMap((name) => (objectOf(name).members ?? []).map((member) => member.name));
    const painted = new Set(Object.values(ELEMENT_PROPERTIES).flatMap((specs) => Object.keys(specs)));
    expect(documented.sort()).toEqual([...painted].sort());
    const masks = ['MaskStyle', 'RectangleMaskStyle'].flatMap((name) =>
      (objectOf(name).members ?? []).map((member) => member.name),
    );
    expect(masks.sort()).toEqual(Object.keys(MASK_PROPERTIES.rectangle).sort());
  });
});
