/** By what an export is driven: the globals of a page, or the web component of OGraf. */
export type RuntimeKind = 'html' | 'ograf';

/** Where a template can be taken. */
interface PlayoutHost {
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** The runtime that an export carries; null if it carries none. */
  readonly runtime: RuntimeKind | null;
}

/** Everything that a template can be exported for, in the order in which pages offer it. This is data only, so every page may load it. */
export const PLAYOUT_HOSTS = [
  { id: 'casparcg', name: 'CasparCG', runtime: 'html' },
  { id: 'spx', name: 'SPX', runtime: 'html' },
  { id: 'ograf', name: 'OGraf', runtime: 'ograf' },
  { id: 'liveos', name: 'LiveOS', runtime: 'html' },
  { id: 'project', name: 'Project', runtime: null },
] as const satisfies readonly PlayoutHost[];

/** What a template is exported for. */
export type Format = (typeof PLAYOUT_HOSTS)[number]['id'];
