import { expect, it } from 'vitest';
import {
  controlOf,
  specsOf,
  startOf,
  SUBJECTS,
  type Subject,
} from '../../../../src/components/StyleExplorer/properties.ts';
import { ELEMENT_PROPERTIES, MASK_PROPERTIES } from '../../../../src/runtime/model/properties.ts';

const subjects = Object.keys(SUBJECTS) as Subject[];

it('the explorer has every property that any element or mask has', () => {
  const shown = new Set(subjects.flatMap((subject) => Object.keys(specsOf(subject))));
  const all = [ELEMENT_PROPERTIES, MASK_PROPERTIES].flatMap((table) =>
    Object.values(table).flatMap((specs) => Object.keys(specs)),
  );
  expect([...shown].sort()).toEqual([...new Set(all)].sort());
});

it.each(subjects)('the properties of %s start with a value that their control can show', (subject) => {
  for (const [name, spec] of Object.entries(specsOf(subject))) {
    const control = controlOf(spec);
    const value = startOf(subject, name);
    if (control.kind === 'range') {
      expect(value, name).toBeGreaterThanOrEqual(control.min);
      expect(value, name).toBeLessThanOrEqual(control.max);
    }
    if (control.kind === 'choice') expect(control.options, name).toContain(value);
  }
});
