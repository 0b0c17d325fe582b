import type {
  CommandDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { commandsOf } from './invoke-commands.ts';
import { fieldsOf } from './fields.ts';
import { stepCount } from './general.ts';

/** A field of SPX's form. */
export interface SpxField {
  readonly field?: string;
  readonly ftype: 'textfield' | 'textarea' | 'number' | 'filelist' | 'button';
  readonly title: string;
  readonly value?: string;
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

const TYPES = { text: 'textfield', 'multi-line': 'textarea', number: 'number', image: 'filelist' } as const;

/**
 * How SPX asks for a kind of field. It lists the files whose ending contains `extension`, and no letters are part of PNG, JPEG,
 * SVG, and WebP alike, so a dot lists all files.
 */
export const spxControl = (
  type: FieldDefinition['type'],
): Pick<SpxField, 'ftype' | 'assetfolder' | 'extension'> => ({
  ftype: TYPES[type],
  ...(type === 'image' && { assetfolder: './', extension: '.' }),
});

function toField({ key, title, type, value = '' }: FieldDefinition): SpxField {
  // SPX shows no number without one.
  const first = type === 'number' && value === '' ? '0' : value;
  return { field: key, ...spxControl(type), title, value: first };
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
    ...(ask === undefined ? [] : ['if(text===null)return']),
    `ajaxpost('/gc/playout',{command:'invoke',playserver:of('playserver'),playchannel:of('playchannel'),playlayer:of('playlayer'),webplayout:of('webplayout'),function:${quoted(name)},params:text,invoke:${quoted(name)}+'('+JSON.stringify(text)+')'},'true')})(this.closest('.itemrow'))`,
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
  const { layer = 5, outMode = 'manual' } = project.templateDefinition ?? {};
  const playlayer = String(spxLayer(layer));
  return {
    playserver: 'OVERLAY',
    playchannel: '1',
    playlayer,
    webplayout: playlayer,
    out: String(outMode),
    uicolor: '0',
  };
}

/** The definition of a template for SPX. */
export const toSpx = (project: ProjectDefinition): SpxDefinition => ({
  description: project.templateDefinition?.description ?? project.name,
  ...spxPlayout(project),
  dataformat: 'json',
  steps: String(stepCount(project)),
  DataFields: [...fieldsOf(project).map(toField), ...commandsOf(project).map(toButton)],
});
