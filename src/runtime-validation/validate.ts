import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { familiesOf, problemsOfLottie } from '../runtime/lottie/problems.ts';
import schema from '../../generated/project-schema.json';
import { checkReferences } from './check-references.ts';
import { brokenLottie, oddLottie } from './check-lottie.ts';
import { checkSchema, type Schema } from './check-schema.ts';
import { inside, type Problem } from './problem.ts';

/** A project that can be loaded, or everything that's wrong with it. */
type Validation =
  | {
      readonly project: ProjectDefinition;
      readonly problems: readonly [];
      /** Parts that won't look the way their author intended, although the project can be loaded. */
      readonly warnings: readonly Problem[];
    }
  | { readonly project?: undefined; readonly problems: readonly Problem[]; readonly warnings?: undefined };

const lottieProblems = (
  { resources = [] }: ProjectDefinition,
  check: (data: object) => readonly Problem[],
): readonly Problem[] =>
  resources.flatMap((resource, index) =>
    resource.type === 'lottie' && resource.data
      ? check(resource.data).map(({ path, message }) => ({
          path: inside(inside('resources', index), 'data') + (path === '' ? '' : `.${path}`),
          message,
        }))
      : [],
  );

/** Returns what embedded Lottie files need but the runtime doesn't support, as it reports on loading, too. */
const checkLottie = (project: ProjectDefinition): readonly Problem[] =>
  lottieProblems(project, (data) => [
    ...oddLottie(data),
    ...problemsOfLottie(data, familiesOf(project.resources ?? [])).map((message) => ({ path: '', message })),
  ]);

/**
 * Checks a project file, which is valid as a whole or not at all. Unknown keys are refused.
 * @example
 * const { project, problems } = validateProject(JSON.parse(text));
 * for (const { path, message } of problems) console.error(`${path}: ${message}`);
 */
export function validateProject(file: unknown): Validation {
  const shape = checkSchema(schema as unknown as Schema, file);
  if (shape.length > 0) return { problems: shape };
  const project = file as ProjectDefinition;
  const problems = [...checkReferences(project), ...lottieProblems(project, brokenLottie)];
  return problems.length > 0 ? { problems } : { project, problems: [], warnings: checkLottie(project) };
}
