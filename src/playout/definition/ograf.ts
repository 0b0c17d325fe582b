import type {
  CommandDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { OGRAF_SCHEMA } from '../validation/ograf.ts';
import { fieldsOf } from './fields.ts';
import { isNumeric, isWhole } from './field-types.ts';
import { toGddObject, type GddField, type GddObject, type GddType } from './gdd.ts';
import { ografId, stepCount } from './general.ts';
import { commandsOf } from './invoke-commands.ts';
import { spxControl, spxPlayout, type SpxControl } from './spx.ts';

/** A field with what SPX reads from it. SPX reads a boolean by itself, and only then begins with its default. */
export type OgrafField = GddField & {
  readonly hidden?: true;
  readonly v_spx?: SpxControl;
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

/** Numbers as text. */
const NUMBER = '^-?[0-9]+([.][0-9]+)?$';
/** Whole numbers as text. */
export const WHOLE = '^-?[0-9]+$';

/** What a percentage and a duration are when they have to be text; a host that doesn't know it shows a single line. */
const AS_TEXT: Readonly<Partial<Record<FieldDefinition['type'], GddType>>> = {
  percentage: 'single-line/percentage',
  duration: 'single-line/duration-ms',
};

/** A number as text. */
function numberAsText({ title, description }: GddField, { type, value = '' }: FieldDefinition): GddField {
  const pattern = isWhole(type) ? WHOLE : NUMBER;
  return {
    type: 'string',
    title,
    ...(description !== undefined && { description }),
    gddType: AS_TEXT[type] ?? 'single-line',
    pattern,
    ...(new RegExp(pattern).test(value) && { default: value }),
  };
}

/**
 * A field for every host. A number with a value at the start is described as text, because SPX 1.4.1 plays no item whose
 * default isn't text: its server calls `replace` on the value and answers 500. Template data is text in any case.
 */
function toOgrafField(gdd: GddField, field: FieldDefinition): OgrafField {
  const { type, value = '', inLabel = true } = field;
  return {
    ...(isNumeric(type) && value !== '' ? numberAsText(gdd, field) : gdd),
    ...(!inLabel && { hidden: true as const }),
    ...(type !== 'checkbox' && { v_spx: spxControl(field) }),
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
