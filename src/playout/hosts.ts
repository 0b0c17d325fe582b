import type { PlayoutCommand } from './commands/command.ts';
import type { ExportFile, ExportSource, RuntimeKind } from './export/source.ts';
import { product } from '../product.ts';
import { listWords } from '../shared/list-words.ts';

/** Makes the files of an export. The same source results in the same bytes everywhere. */
type Exporter = (source: ExportSource) => readonly ExportFile[];

interface HostCommands {
  readonly title: string;
  /** Loads the function that writes a command for the template with the given name. */
  readonly writer: () => Promise<(command: PlayoutCommand, template: string) => string>;
}

/** A target that a template can be exported for. */
export interface PlayoutHost {
  readonly id: string;
  readonly name: string;
  /** The endings of the files' names. */
  readonly fileExtension: string;
  /** The runtime that exports include, or null if they don't include a runtime. */
  readonly runtime: RuntimeKind | null;
  readonly exporter: () => Promise<Exporter>;
  /** Whether there are published rules, which the tests check every example against. */
  readonly hasRules?: true;
  readonly commands?: HostCommands;
  /** The user guide's page about the target. */
  readonly page: string;
  /** The section that says where a downloaded file goes. */
  readonly place: string;
  /** What to do with the file, in one sentence. */
  readonly goes: string;
  /** The template definition that the Template Definition Builder writes for the target. */
  readonly definition?: { readonly id: string; readonly name: string };
  /** The versions that play the exports, if it isn't all of them. */
  readonly versions?: string;
  /** A note about the download. It's shown below the buttons and in the tables of results. */
  readonly note?: string;
}

const pageFor = (host: { readonly isSpx: boolean }) => async (): Promise<Exporter> => {
  const { toPageFile } = await import('./export/html.ts');
  return (source) => [toPageFile(source, host)];
};

/**
 * Every target, in the order in which pages offer them. To add a target, add an entry with its exporter.
 * Every page loads the list, so each entry only imports its exporter and writer on request.
 */
export const PLAYOUT_HOSTS = [
  {
    id: 'casparcg',
    name: 'CasparCG',
    fileExtension: '.html',
    runtime: 'html',
    exporter: pageFor({ isSpx: false }),
    hasRules: true,
    commands: {
      title: 'AMCP command for CasparCG',
      writer: async () => (await import('./commands/amcp.ts')).toAmcp,
    },
    page: '/user-guide/exporting/integrations/casparcg',
    place: '/user-guide/exporting/integrations/casparcg#put-the-file-into-the-template-folder',
    goes: 'Copy it into the server’s template folder.',
    definition: { id: 'gdd', name: 'GDD' },
    versions: '2.4 and later',
  },
  {
    id: 'spx',
    name: 'SPX',
    fileExtension: '.html',
    runtime: 'html',
    exporter: pageFor({ isSpx: true }),
    hasRules: true,
    page: '/user-guide/exporting/integrations/spx',
    place: '/user-guide/exporting/integrations/spx#import-a-template',
    goes: 'Copy it into ASSETS/templates, then add it in SPX.',
    definition: { id: 'spx', name: 'SPX' },
  },
  {
    id: 'ograf',
    name: 'OGraf',
    fileExtension: '.zip',
    runtime: 'ograf',
    exporter: async () => {
      const { toOgrafFile } = await import('./export/ograf-package.ts');
      return (source) => [toOgrafFile(source)];
    },
    hasRules: true,
    commands: {
      title: 'OGraf action call',
      writer: async () => (await import('./commands/ograf-call.ts')).toOgrafCall,
    },
    page: '/user-guide/exporting/integrations/ograf',
    place: '/user-guide/exporting/integrations/ograf#export-a-package',
    goes: 'Unpack it, then copy the folder to where your renderer looks for graphics.',
    definition: { id: 'ograf', name: 'OGraf' },
  },
  {
    id: 'liveos',
    name: 'LiveOS',
    fileExtension: '.html, .json',
    runtime: 'html',
    exporter: async () => (await import('./export/liveos.ts')).toLiveosFiles,
    page: '/user-guide/exporting/integrations/liveos',
    place: '/user-guide/exporting/integrations/liveos#export-for-liveos',
    goes: 'Back up the templates.json in the folder of your template package, then copy both files there.',
    note:
      'The LiveOS format isn’t public. ' +
      'This export follows our own reading of it, so check it with NETON.LIVE.',
  },
  {
    id: 'project',
    name: `${product.name} project`,
    fileExtension: '.keyfill',
    runtime: null,
    exporter: async () => {
      const { toProjectFile } = await import('./export/project.ts');
      return (source) => [toProjectFile(source)];
    },
    page: '/user-guide/exporting/integrations',
    place: '/user-guide/fundamentals/user-interface#browsers-saving-and-teamwork',
    goes: 'To open it again, drop it on a stage of this site.',
    note: 'It contains everything, including the code of the actions.',
  },
] as const satisfies readonly PlayoutHost[];

/** The ID of a target. */
export type Format = (typeof PLAYOUT_HOSTS)[number]['id'];

/** The IDs of all targets, in the order of the list. */
export const FORMATS: readonly Format[] = PLAYOUT_HOSTS.map(({ id }) => id);

type DefinedHost = Extract<(typeof PLAYOUT_HOSTS)[number], Required<Pick<PlayoutHost, 'definition'>>>;

export type DefinitionId = DefinedHost['definition']['id'];

/** The template definitions, in the order of the list. */
export const DEFINITIONS: readonly DefinedHost['definition'][] = PLAYOUT_HOSTS.flatMap((host) =>
  'definition' in host ? [host.definition] : [],
);

/**
 * Returns the names of all playout systems as part of a sentence, such as "CasparCG, SPX, OGraf, and LiveOS".
 */
export function listSystems(
  conjunction: 'and' | 'or',
  nameOf: (host: PlayoutHost) => string = ({ name }) => name,
): string {
  const systems: readonly PlayoutHost[] = PLAYOUT_HOSTS.filter(({ runtime }) => runtime !== null);
  return listWords(systems.map(nameOf), conjunction);
}

/** Returns the target with the given ID. */
export function hostOf(format: Format): PlayoutHost {
  const host = PLAYOUT_HOSTS.find(({ id }) => id === format);
  if (!host)
    throw new TypeError(`Unknown target ${JSON.stringify(format)}. Use one of: ${FORMATS.join(', ')}.`);
  return host;
}

/**
 * Makes the files of an export.
 * @throws ExportError if a file is missing.
 */
export async function exportTemplate(source: ExportSource, format: Format): Promise<readonly ExportFile[]> {
  const make = await hostOf(format).exporter();
  return make(source);
}
