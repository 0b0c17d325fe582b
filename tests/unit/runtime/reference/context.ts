import type { ProjectDefinition } from '../../../../src/runtime/definition/project.ts';

/** What the code of a page meets. */
export interface Context {
  readonly project: ProjectDefinition;
  /** The first update. */
  readonly data: Readonly<Record<string, string>>;
  /** What changes with the second one. */
  readonly later: Readonly<Record<string, string>>;
  /** Invoke commands with their arguments. */
  readonly commands: readonly (readonly [name: string, argument: unknown])[];
}
