import type {
  CommandDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { OGRAF_SCHEMA } from '../validation/ograf.ts';
import { fieldsOf } from './fields.ts';
import { toGddObject, type GddField, type GddObject } from './gdd.ts';
import { ografId, stepCount } from './general.ts';
import { commandsOf } from './invoke-commands.ts';
import { spxControl, spxPlayout, type SpxField } from './spx.ts';

/** A field with what SPX reads from it. */
export type OgrafField = GddField & {
  readonly v_spx: Pick<SpxField, 'ftype' | 'assetfolder' | 'extension'>;
};

/** The data of a graphic. */
export interface OgrafSchema extends GddObject {
  readonly properties: Readonly<Record<string, OgrafField>>;
}

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
  readonly schema: OgrafSchema;
  readonly customActions?: readonly OgrafAction[];
  /** What SPX reads: where and how it plays the graphic. */
  readonly v_spx: ReturnType<typeof spxPlayout>;
}

/** A custom action; `schema` describes its payload. */
export interface OgrafAction {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly schema: GddField | null;
}

/** A decimal number as text. */
const NUMBER = '^-?[0-9]+([.][0-9]+)?$';

/**
 * A field for every host. A number is described as text, because SPX 1.4.1 plays no item whose default isn't text: its server
 * calls `replace` on the value and answers 500. Template data is text in any case.
 */
function toOgrafField(field: GddField, { type, value = '' }: FieldDefinition): OgrafField {
  const v_spx = spxControl(type);
  if (field.type !== 'number') return { ...field, v_spx };
  const { title, description } = field;
  return {
    type: 'string',
    title,
    ...(description !== undefined && { description }),
    gddType: 'single-line',
    pattern: NUMBER,
    ...(new RegExp(NUMBER).test(value) && { default: value }),
    v_spx,
  };
}

function toSchema(project: ProjectDefinition): OgrafSchema {
  const schema = toGddObject(project);
  const fields = fieldsOf(project).flatMap((field): [string, OgrafField][] => {
    const property = schema.properties[field.key];
    return property ? [[field.key, toOgrafField(property, field)]] : [];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** The payload of an action is the argument itself, so its schema is that of one text. */
const toAction = ({ name, title, description, argument }: CommandDefinition): OgrafAction => ({
  id: name,
  name: title,
  ...(description !== undefined && { description }),
  schema: argument
    ? {
        type: 'string',
        title: argument.title,
        ...(argument.description !== undefined && { description: argument.description }),
        gddType: 'single-line',
        ...(argument.value !== undefined && { default: argument.value }),
      }
    : null,
});

/** The manifest of a template for OGraf. Its custom actions are the invoke commands of the project. */
export function toOgraf(project: ProjectDefinition): OgrafManifest {
  const description = project.templateDefinition?.description;
  const commands = commandsOf(project);
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
    schema: toSchema(project),
    ...(commands.length > 0 && { customActions: commands.map(toAction) }),
    v_spx: spxPlayout(project),
  };
}
