import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';

/** What the code of a page works with. */
export interface Context {
  readonly project: ProjectDefinition;
  /** The first update. */
  readonly data: Readonly<Record<string, string>>;
  /** The values that change with the second update. */
  readonly later: Readonly<Record<string, string>>;
  /** The invoke commands with their arguments. */
  readonly commands: readonly (readonly [name: string, argument: unknown])[];
}
