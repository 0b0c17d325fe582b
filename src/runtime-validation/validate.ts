import type { ProjectDefinition } from '../runtime/definition/project.ts';
import schema from '../runtime-description/project-schema.json';
import { checkReferences } from './check-references.ts';
import { checkSchema, type Schema } from './check-schema.ts';
import { toText, type Problem } from './problem.ts';

/** A project that can be loaded, or everything that's wrong with it. */
export type Validation =
  | { readonly project: ProjectDefinition; readonly problems: readonly [] }
  | { readonly project?: undefined; readonly problems: readonly Problem[] };

/**
 * Checks a project file. The file is valid as a whole or not at all. Unknown keys are refused, and every problem says where it is.
 *
 * @param file - The file's parsed JSON.
 * @example
 * const {project, problems} = validateProject(JSON.parse(text));
 * if (!project) throw new ProjectError(problems);
 */
export function validateProject(file: unknown): Validation {
  const shape = checkSchema(schema as unknown as Schema, file);
  if (shape.length > 0) return { problems: shape };
  const project = file as ProjectDefinition;
  const problems = checkReferences(project);
  return problems.length > 0 ? { problems } : { project, problems: [] };
}

/** A project file can't be loaded. The message lists every problem. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';

  constructor(readonly problems: readonly Problem[]) {
    super(`The project cannot be loaded:\n${problems.map((problem) => `- ${toText(problem)}`).join('\n')}`);
  }
}

/**
 * Reads a `.keyfill` file.
 *
 * @throws ProjectError if the text isn't JSON or isn't a valid project.
 */
export function readProject(text: string): ProjectDefinition {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new ProjectError([
      { path: '', message: `not valid JSON: ${error instanceof Error ? error.message : ''}` },
    ]);
  }
  const { project, problems } = validateProject(file);
  if (!project) throw new ProjectError(problems);
  return project;
}
