import type {
  CommandDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { OGRAF_SCHEMA } from '../validation/validate-ograf.ts';
import { actionDurations, clipDuration, type ActionDuration } from './action-durations.ts';
import { commandsOf, fieldsOf } from './fields.ts';
import { isNumeric, isWhole } from './field-types.ts';
import { toGddObject, type GddField, type GddObject } from './gdd.ts';
import { defined, ografId, stepCount } from './general.ts';
import { spxControl, spxPlayout, type SpxControl } from './spx.ts';

/** A field with SPX's information. Booleans don't have it, because SPX only uses their default without it. */
type OgrafField = GddField & {
  readonly hidden?: true;
  readonly v_spx?: SpxControl;
};

interface OgrafSchema extends GddObject {
  readonly properties: Readonly<Record<string, OgrafField>>;
}

/** The parts of an OGraf v1 manifest that exports write. */
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
  readonly actionDurations?: readonly ActionDuration[];
  /** The information for DaVinci Resolve: how long a clip is at most, in seconds. */
  readonly v_bmd: { readonly duration: number };
  /** The information for SPX: where and how it plays the graphic. */
  readonly v_spx: ReturnType<typeof spxPlayout>;
}

/** A custom action; `schema` describes its payload. */
interface OgrafAction {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly schema: GddField | null;
}

const NUMBER = '^-?[0-9]+([.][0-9]+)?$';
/** The pattern of whole numbers as text. */
export const WHOLE = '^-?[0-9]+$';

/** The types that have to be text. A host that doesn't know these types shows a single line. */
const AS_TEXT: Readonly<Partial<Record<FieldDefinition['type'], string>>> = {
  percentage: 'single-line/percentage',
  duration: 'single-line/duration-ms',
};

function numberAsText({ title, description }: GddField, { type, value = '' }: FieldDefinition): GddField {
  const pattern = isWhole(type) ? WHOLE : NUMBER;
  return {
    type: 'string',
    title,
    ...defined({ description }),
    gddType: AS_TEXT[type] ?? 'single-line',
    pattern,
    ...(new RegExp(pattern).test(value) && { default: value }),
  };
}

/** Describes a field. Numbers with a default become text, because SPX 1.4.1 responds with 500 otherwise. */
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

/** Describes an invoke command. The payload is the argument itself, so its schema is a single string. */
const toAction = ({ name, title, description, argument }: CommandDefinition): OgrafAction => ({
  id: name,
  name: title,
  ...defined({ description }),
  schema: argument
    ? {
        type: 'string',
        title: argument.title,
        ...defined({ description: argument.description }),
        gddType: 'single-line',
        ...defined({ default: argument.value }),
      }
    : null,
});

/** Information in a manifest that isn't part of the project. */
interface OgrafDetails {
  /** The name of the module. */
  readonly main?: string;
  readonly version?: string;
  /** The code of the actions, which the durations depend on. */
  readonly actions?: string;
  /** The step count, if it isn't the project's own. */
  readonly steps?: number;
}

/** Returns a template's OGraf manifest, whose custom actions are the project's invoke commands. */
export function toOgraf(
  project: ProjectDefinition,
  { main = 'main.js', version = '1', actions, steps = stepCount(project) }: OgrafDetails = {},
): OgrafManifest {
  const description = project.templateDefinition?.description;
  const commands = commandsOf(project);
  return {
    $schema: OGRAF_SCHEMA,
    id: ografId(project.name),
    version,
    name: project.name,
    ...defined({ description }),
    main,
    supportsRealTime: true,
    supportsNonRealTime: true,
    stepCount: steps,
    schema: toSchema(project),
    ...(commands.length > 0 && { customActions: commands.map(toAction) }),
    ...defined({ actionDurations: actions === undefined ? undefined : actionDurations(project, actions) }),
    v_bmd: { duration: clipDuration(project) },
    v_spx: spxPlayout(project),
  };
}
