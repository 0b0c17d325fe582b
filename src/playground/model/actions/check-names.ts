import type { ObjectExpression, Property } from 'acorn';
import type { CompositionActions } from '../../../runtime/definition/actions.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { MOST_PROBLEMS, problemAt, type TextProblem } from '../text-problem.ts';
import type { ParsedActions } from './parse.ts';

const MEMBERS: readonly string[] = ['composition', 'frames'] satisfies readonly (keyof CompositionActions)[];

/** Returns the object literal that a function returns, if it can be read. */
export function returned(factory: ParsedActions['factory']): ObjectExpression | undefined {
  if (
    factory.type !== 'ArrowFunctionExpression' &&
    factory.type !== 'FunctionExpression' &&
    factory.type !== 'FunctionDeclaration'
  )
    return undefined;
  const { body } = factory;
  if (body.type !== 'BlockStatement') return body.type === 'ObjectExpression' ? body : undefined;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument?.type === 'ObjectExpression'
    ? last.argument
    : undefined;
}

/** Returns the members whose names are literal in the text. */
export const namedMembers = ({
  properties,
}: ObjectExpression): readonly { name: string; property: Property }[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    return name === undefined ? [] : [{ name, property }];
  });

const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Finds names in the actions that would never be used: compositions that the template doesn't have, and members
 * that aren't a composition action or frame actions. Names that are only created while the code runs aren't
 * checked.
 */
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
