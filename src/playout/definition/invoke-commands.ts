import type { CommandDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { titleOf } from './fields.ts';

/** The invoke commands of a template, each with what the template definition says about it. */
export function commandsOf(project: ProjectDefinition): readonly CommandDefinition[] {
  const described = new Map(
    (project.templateDefinition?.commands ?? []).map((command) => [command.name, command]),
  );
  return (project.invokeCommands ?? []).map((name) => described.get(name) ?? { name, title: titleOf(name) });
}
