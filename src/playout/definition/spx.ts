import type {
  CommandDefinition,
  DecorationDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { quoted } from '../export/text.ts';
import { isColor, isDecoration, isFile, isNumeric, readSwitch } from './field-types.ts';
import { commandsOf, formPartsOf } from './fields.ts';
import { stepCount } from './general.ts';

interface SpxField {
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
  readonly items?: readonly { readonly text: string; readonly value: string }[];
  readonly assetfolder?: string;
  readonly extension?: string;
  readonly descr?: string;
  readonly fcall?: string;
}

export interface SpxDefinition {
  readonly description: string;
  readonly playserver: string;
  readonly playchannel: string;
  readonly playlayer: string;
  readonly webplayout: string;
  readonly out: string;
  readonly dataformat: 'json';
  readonly steps?: string;
  readonly uicolor: string;
  readonly DataFields: readonly SpxField[];
}

/** The parts of a field that determine how SPX asks for its value. */
export type SpxControl = Pick<SpxField, 'ftype' | 'items' | 'assetfolder' | 'extension'>;

function controlType({ type }: FieldDefinition): SpxField['ftype'] {
  if (type === 'multi-line') return 'textarea';
  if (isNumeric(type)) return 'number';
  if (isColor(type)) return 'color';
  if (isFile(type)) return 'filelist';
  return type === 'checkbox' || type === 'dropdown' || type === 'hidden' ? type : 'textfield';
}

/** Returns a field's SPX control. SPX lists files whose extension contains `extension`; a dot matches all. */
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

function firstValue({ type, value = '', choices = [] }: FieldDefinition): string {
  if (type === 'checkbox') return readSwitch(value) ? '1' : '0';
  // SPX doesn't show a number field without a value.
  if (isNumeric(type) && value === '') return '0';
  // A dropdown always shows one of its choices, so SPX has to know which choice.
  if (type === 'dropdown' && !choices.some((choice) => choice.value === value))
    return choices[0]?.value ?? '';
  return value;
}

function toField(field: FieldDefinition): SpxField {
  return { field: field.key, ...spxControl(field), title: field.title, value: firstValue(field) };
}

/** Returns a decoration for SPX, which shows a divider's title but a caption's or an instruction's value. */
function toDecoration({ type, text = '' }: DecorationDefinition): SpxField {
  if (type === 'spacer') return { ftype: type };
  return type === 'divider' ? { ftype: type, title: text } : { ftype: type, value: text };
}

/**
 * Returns the code of an invoke command's button, which runs in SPX's controller. The controller's `ajaxpost`
 * lets the server pass the command on to the renderers of the row's layer, because the public address,
 * `/api/v1/invokeTemplateFunction`, returns 501 in the open-source build.
 */
function toCall({ name, argument }: CommandDefinition): string {
  const promptCall = argument && `prompt(${quoted(argument.title)},${quoted(argument.value ?? '')})`;
  return [
    `((row)=>{const of=(name)=>row.querySelector('[name="RundownItem['+name+']"]').value`,
    `const text=${promptCall ?? "''"}`,
    // `prompt` returns null on Cancel. There's no `if`, because a check for new CSS mistakes it for CSS.
    [
      `${promptCall === undefined ? '' : 'text===null||'}ajaxpost('/gc/playout',{command:'invoke'`,
      ...['playserver', 'playchannel', 'playlayer', 'webplayout'].map((key) => `${key}:of('${key}')`),
      `function:${quoted(name)}`,
      'params:text',
      `invoke:${quoted(name)}+'('+JSON.stringify(text)+')'},'true')})(this.closest('.itemrow'))`,
    ].join(','),
  ].join(';');
}

const toButton = (command: CommandDefinition): SpxField => ({
  ftype: 'button',
  title: command.title,
  descr: command.description ?? `Calls ${command.name}`,
  fcall: toCall(command),
});

/** Returns the layer that SPX plays a template on. Its open-source build has layers 1 to 5. */
export const spxLayer = (layer: number): number => Math.min(5, Math.max(1, layer));

/** Returns where and how SPX plays a template. Without a layer, the layer is 5, the default of SPX. */
export function spxPlayout(
  project: ProjectDefinition,
): Pick<SpxDefinition, 'playserver' | 'playchannel' | 'playlayer' | 'webplayout' | 'out' | 'uicolor'> {
  const {
    layer = 5,
    webLayer,
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
    webplayout: typeof webLayer === 'number' ? String(spxLayer(webLayer)) : playlayer,
    out: String(outMode),
    uicolor: String(uiColor),
  };
}

/** Returns the places where SPX doesn't play a template. In a manifest, each layer is a number instead. */
const placesOf = ({ templateDefinition }: ProjectDefinition): Partial<SpxDefinition> => ({
  ...(templateDefinition?.playServer === '-' && templateDefinition.layer === undefined && { playlayer: '-' }),
  ...(templateDefinition?.webLayer === '-' && { webplayout: '-' }),
});

/**
 * Returns a template's definition for SPX.
 * @param steps - The step count, if it isn't the project's own. SPX doesn't know 0. With -1 it would stop the
 *   graphic at the first Continue, but without a number it continues each time.
 */
export const toSpx = (project: ProjectDefinition, steps = stepCount(project)): SpxDefinition => ({
  description: project.templateDefinition?.description ?? project.name,
  ...spxPlayout(project),
  ...placesOf(project),
  dataformat: 'json',
  ...(steps >= 0 && { steps: String(Math.max(1, steps)) }),
  DataFields: [
    ...formPartsOf(project).map((part) => (isDecoration(part) ? toDecoration(part) : toField(part))),
    ...commandsOf(project).map(toButton),
  ],
});
