import type { CommandDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { titleOf } from './fields.ts';

/** Returns a template's invoke commands, each with its details from the template definition. */
export function commandsOf(project: ProjectDefinition): readonly CommandDefinition[] {
  const described = new Map(
    (project.templateDefinition?.commands ?? []).map((command) => [command.name, command]),
  );
  return (project.invokeCommands ?? []).map((name) => described.get(name) ?? { name, title: titleOf(name) });
}
