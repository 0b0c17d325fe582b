import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { fieldsOf, titleOf } from './fields.ts';
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

function toField({ key, title, type, value = '' }: FieldDefinition): SpxField {
  // SPX shows no number without one.
  const first = type === 'number' && value === '' ? '0' : value;
  return {
    field: key,
    ftype: TYPES[type],
    title,
    value: first,
    ...(type === 'image' && { assetfolder: './', extension: 'png' }),
  };
}

/** A button for an invoke command: each of them is a global function of the export. */
const toButton = (name: string): SpxField => ({
  ftype: 'button',
  title: titleOf(name),
  descr: `Calls ${name}`,
  fcall: name,
});

/**
 * The definition of a template for SPX. The layer is written as it was set; the open-source build caps it at 5.
 * Without a layer it is 5, the default of SPX.
 */
export function toSpx(project: ProjectDefinition): SpxDefinition {
  const { description = project.name, layer = 5, outMode = 'manual' } = project.templateDefinition ?? {};
  const playlayer = String(Math.max(1, layer));
  return {
    description,
    playserver: 'OVERLAY',
    playchannel: '1',
    playlayer,
    webplayout: playlayer,
    out: String(outMode),
    dataformat: 'json',
    steps: String(stepCount(project)),
    uicolor: '0',
    DataFields: [...fieldsOf(project).map(toField), ...(project.invokeCommands ?? []).map(toButton)],
  };
}
