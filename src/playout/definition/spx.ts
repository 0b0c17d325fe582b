import type {
  CommandDefinition,
  DecorationDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { isColor, isDecoration, isFile, isNumeric, readSwitch } from './field-types.ts';
import { commandsOf } from './invoke-commands.ts';
import { formPartsOf } from './fields.ts';
import { stepCount } from './general.ts';

/** A field of SPX's form. */
export interface SpxField {
  readonly field?: string;
  readonly ftype:
    | 'textfield'
    | 'textarea'
    | 'number'
    | 'checkbox'
    | 'dropdown'
    | 'color'
    | 'filelist'
    | 'hidden'
    | 'button'
    | DecorationDefinition['type'];
  readonly title?: string;
  readonly value?: string;
  /** The choices of a dropdown. */
  readonly items?: readonly { readonly text: string; readonly value: string }[];
  readonly assetfolder?: string;
  readonly extension?: string;
  readonly descr?: string;
  readonly fcall?: string;
}

/** What SPX reads from `window.SPXGCTemplateDefinition`. */
export interface SpxDefinition {
  readonly description: string;
  readonly playserver: string;
  readonly playchannel: string;
  readonly playlayer: string;
  readonly webplayout: string;
  readonly out: string;
  readonly dataformat: 'json';
  readonly steps: string;
  readonly uicolor: string;
  readonly DataFields: readonly SpxField[];
}

/** The parts of a field that say how SPX asks for its value. */
export type SpxControl = Pick<SpxField, 'ftype' | 'items' | 'assetfolder' | 'extension'>;

function controlType({ type }: FieldDefinition): SpxField['ftype'] {
  if (type === 'multi-line') return 'textarea';
  if (isNumeric(type)) return 'number';
  if (isColor(type)) return 'color';
  if (isFile(type)) return 'filelist';
  return type === 'checkbox' || type === 'dropdown' || type === 'hidden' ? type : 'textfield';
}

/**
 * How SPX asks for the value of a field. It lists the files whose extension contains `extension`. With several extensions, or
 * none, that's a dot, which is all that PNG, JPEG, SVG, and WebP have in common.
 */
export function spxControl(field: FieldDefinition): SpxControl {
  const { type, choices = [], extensions = [], folder = './' } = field;
  const [extension] = extensions;
  return {
    ftype: controlType(field),
    ...(type === 'dropdown' && { items: choices.map(({ value, label }) => ({ text: label, value })) }),
    ...(isFile(type) && {
      assetfolder: folder,
      extension: extensions.length === 1 && extension !== undefined ? extension : '.',
    }),
  };
}

/** The value with which a field begins in SPX. */
function firstValue({ type, value = '', choices = [] }: FieldDefinition): string {
  if (type === 'checkbox') return readSwitch(value) ? '1' : '0';
  // SPX shows no number without one.
  if (isNumeric(type) && value === '') return '0';
  // A list always shows one of its choices: SPX has to know which.
  if (type === 'dropdown' && !choices.some((choice) => choice.value === value))
    return choices[0]?.value ?? '';
  return value;
}

function toField(field: FieldDefinition): SpxField {
  return { field: field.key, ...spxControl(field), title: field.title, value: firstValue(field) };
}

/** A decoration as SPX writes it: a divider reads its title, a caption and an instruction their value. */
function toDecoration({ type, text = '' }: DecorationDefinition): SpxField {
  if (type === 'spacer') return { ftype: type };
  return type === 'divider' ? { ftype: type, title: text } : { ftype: type, value: text };
}

/**
 * What SPX runs when an operator clicks the button of an invoke command. It runs in the window of the controller, where the
 * template's functions don't exist. `ajaxpost` is the controller's own function, and the server passes the command on to the
 * renderers of the row's layer. The public address for it, `/api/v1/invokeTemplateFunction`, answers 501 in the open-source build.
 */
function toCall({ name, argument }: CommandDefinition): string {
  const ask = argument && `prompt(${quoted(argument.title)},${quoted(argument.value ?? '')})`;
  return [
    `((row)=>{const of=(name)=>row.querySelector('[name="RundownItem['+name+']"]').value`,
    `const text=${ask ?? "''"}`,
    // `prompt` gives null if the operator cancels. No `if`, which a check for new CSS takes for the function of that name.
    `${ask === undefined ? '' : 'text===null||'}ajaxpost('/gc/playout',{command:'invoke',playserver:of('playserver'),playchannel:of('playchannel'),playlayer:of('playlayer'),webplayout:of('webplayout'),function:${quoted(name)},params:text,invoke:${quoted(name)}+'('+JSON.stringify(text)+')'},'true')})(this.closest('.itemrow'))`,
  ].join(';');
}

/** A text as JavaScript in single quotes, because SPX puts it into an attribute. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

/** A button for an invoke command. */
const toButton = (command: CommandDefinition): SpxField => ({
  ftype: 'button',
  title: command.title,
  descr: command.description ?? `Calls ${command.name}`,
  fcall: toCall(command),
});

/** The layer on which SPX plays a template: its open-source build has the layers 1 to 5. */
export const spxLayer = (layer: number): number => Math.min(5, Math.max(1, layer));

/** Where and how SPX plays a template. Without a layer, it's 5, the default of SPX. */
export function spxPlayout(
  project: ProjectDefinition,
): Pick<SpxDefinition, 'playserver' | 'playchannel' | 'playlayer' | 'webplayout' | 'out' | 'uicolor'> {
  const {
    layer = 5,
    outMode = 'manual',
    playServer = 'OVERLAY',
    playChannel = 1,
    uiColor = 0,
  } = project.templateDefinition ?? {};
  const playlayer = String(spxLayer(layer));
  return {
    playserver: playServer,
    playchannel: String(playChannel),
    playlayer,
    webplayout: playlayer,
    out: String(outMode),
    uicolor: String(uiColor),
  };
}

/** The definition of a template for SPX. */
export const toSpx = (project: ProjectDefinition): SpxDefinition => ({
  description: project.templateDefinition?.description ?? project.name,
  ...spxPlayout(project),
  dataformat: 'json',
  steps: String(stepCount(project)),
  DataFields: [
    ...formPartsOf(project).map((part) => (isDecoration(part) ? toDecoration(part) : toField(part))),
    ...commandsOf(project).map(toButton),
  ],
});
