import type { Property } from 'acorn';
import { namedMembers, returned } from '../../../playout/actions/syntax.ts';
import type { CompositionActions } from '../../../runtime/definition/actions.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { MOST_PROBLEMS, problemAt, type TextProblem } from '../text-problem.ts';
import type { ParsedActions } from './parse.ts';

const MEMBERS: readonly string[] = ['composition', 'frames'] satisfies readonly (keyof CompositionActions)[];

const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Finds unknown compositions and members in the actions, except for names that running code creates. */
export function checkNames(
  { text, factory }: ParsedActions,
  { compositions }: ProjectDefinition,
): readonly TextProblem[] {
  const object = returned(factory);
  if (!object) return [];
  const ids = compositions.map(({ id }) => id);
  const problems: TextProblem[] = [];
  const refuse = (message: string, { key }: Property): void => {
    if (problems.length < MOST_PROBLEMS)
      problems.push(problemAt('actions', text, message, key.start, key.end));
  };
  for (const own of namedMembers(object)) {
    const { value } = own.property;
    if (!ids.includes(own.name)) {
      refuse(`The template has no composition "${own.name}". Use one of these: ${list(ids)}.`, own.property);
    } else if (value.type === 'ObjectExpression') {
      for (const member of namedMembers(value)) {
        if (!MEMBERS.includes(member.name))
          refuse(`"${member.name}" never runs. Use one of these names: ${list(MEMBERS)}.`, member.property);
      }
    }
  }
  return problems;
}
