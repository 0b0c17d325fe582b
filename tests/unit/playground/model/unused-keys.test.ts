import { expect, it } from 'vitest';
import { checkDraft, unusedKeys } from '../../../../src/playground/model/check.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleFile } from './texts.ts';

const original = originalOf(exampleFile('lower-third'));

function unused(data: object, actions = original.actions): readonly string[] {
  const { checked, problems } = checkDraft({ ...original, actions, data: JSON.stringify(data) });
  expect(problems).toEqual([]);
  return unusedKeys(checked!);
}

it('reports a key that no element has and no action mentions, and no other keys', () => {
  expect(unused({ _nmae: 'Ada', _name: 'Ada', team: { color: '#f00' } })).toEqual(['_nmae', 'team.color']);
});

it("doesn't report a key that an action mentions", () => {
  const actions = "export const actions = ({ templateData }) => { templateData['team.color']; return {}; };";
  expect(unused({ 'team.color': '#f00', team: { size: 3 } }, actions)).toEqual(['team.size']);
});
