import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { OGRAF_SCHEMA } from '../validation/ograf.ts';
import { titleOf } from './fields.ts';
import { toGddObject, type GddObject } from './gdd.ts';
import { ografId, stepCount } from './general.ts';

/** A manifest of OGraf v1, as far as exports write it. */
export interface OgrafManifest {
  readonly $schema: string;
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly description?: string;
  readonly main: string;
  readonly supportsRealTime: boolean;
  readonly supportsNonRealTime: boolean;
  readonly stepCount: number;
  readonly schema: GddObject;
  readonly customActions?: readonly {
    readonly id: string;
    readonly name: string;
    readonly schema: null;
  }[];
}

/** The manifest of a template for OGraf. Its custom actions are the invoke commands of the project. */
export function toOgraf(project: ProjectDefinition): OgrafManifest {
  const description = project.templateDefinition?.description;
  const commands = project.invokeCommands ?? [];
  return {
    $schema: OGRAF_SCHEMA,
    id: ografId(project.name),
    version: '1',
    name: project.name,
    ...(description !== undefined && { description }),
    main: 'main.js',
    supportsRealTime: true,
    supportsNonRealTime: true,
    stepCount: stepCount(project),
    schema: toGddObject(project),
    ...(commands.length > 0 && {
      customActions: commands.map((id) => ({ id, name: titleOf(id), schema: null })),
    }),
  };
}
