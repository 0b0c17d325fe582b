import type { ProjectDefinition } from '../runtime/definition/project.ts';
import schema from '../../generated/project-schema.json';
import { checkLottie } from './check-lottie.ts';
import { checkReferences } from './check-references.ts';
import { checkSchema, type Schema } from './check-schema.ts';
import type { Problem } from './problem.ts';

/** A project that can be loaded, or everything that's wrong with it. */
type Validation =
  | {
      readonly project: ProjectDefinition;
      readonly problems: readonly [];
      /** What won't look the way its author meant it, although the project can be loaded. */
      readonly warnings: readonly Problem[];
    }
  | { readonly project?: undefined; readonly problems: readonly Problem[]; readonly warnings?: undefined };

/**
 * Checks a project file. The file is valid as a whole or not at all. Unknown keys are refused, and every problem says where it is.
 *
 * @param file - The file's parsed JSON.
 * @example
 * const { project, problems } = validateProject(JSON.parse(text));
 * for (const { path, message } of problems) console.error(`${path}: ${message}`);
 */
export function validateProject(file: unknown): Validation {
  const shape = checkSchema(schema as unknown as Schema, file);
  if (shape.length > 0) return { problems: shape };
  const project = file as ProjectDefinition;
  const problems = checkReferences(project);
  return problems.length > 0 ? { problems } : { project, problems: [], warnings: checkLottie(project) };
}
