import type { ProjectDefinition } from '../runtime/definition/project.ts';
import schema from '../runtime-description/project-schema.json';
import { checkReferences } from './check-references.ts';
import { checkSchema, type Schema } from './check-schema.ts';
import type { Problem } from './problem.ts';

/** A project that can be loaded, or everything that's wrong with it. */
type Validation =
  | { readonly project: ProjectDefinition; readonly problems: readonly [] }
  | { readonly project?: undefined; readonly problems: readonly Problem[] };

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
  return problems.length > 0 ? { problems } : { project, problems: [] };
}
