import { expect, test } from 'vitest';
import { moved } from '../../../../src/playground/look/model/arrange.ts';
import { layersOf, withCopies } from '../../../../src/playground/look/model/template.ts';
import { project } from '../../runtime/support.ts';

test('moves a layer without a style or a copy on its own', () => {
  const template = project();
  const changes = moved(layersOf(template)[0]!, 'x', 5);
  expect(changes).toHaveLength(1);
  expect(withCopies(template, changes)).toEqual(changes);
});
