/** How much a change matters: the template works differently, a setting changed, or additional information is gone. */
const HARMS = ['lost', 'changed', 'detail'] as const;

/** A change during an import. */
export interface Note {
  readonly harm: (typeof HARMS)[number];
  /** One sentence. */
  readonly text: string;
}

/** Members of a definition that template data, operators, or playback depend on. */
const LOST = new Set([
  ...['customActions', 'stepCount', 'steps', 'duration', 'supportsRealTime'],
  ...['type', 'gddType', 'ftype', 'enum', 'default', 'required'],
]);

/** Members that only describe. */
const DETAILS = new Set([
  ...['author', 'authorName', 'authorEmail', 'description', 'title', 'label', '$comment', 'examples'],
  ...['thumbnails', 'renderRequirements', 'actionDurations', 'main', 'pattern', 'readOnly'],
]);

/** Returns how much a change of a member matters. */
export function harmOf(member: string): Note['harm'] {
  if (LOST.has(member)) return 'lost';
  return DETAILS.has(member) || (member.startsWith('v_') && member !== 'v_spx') ? 'detail' : 'changed';
}

/** Returns the sentences, the most harmful changes first. */
export const inOrderOfHarm = (notes: readonly Note[]): readonly string[] =>
  HARMS.flatMap((harm) => notes.filter((note) => note.harm === harm).map(({ text }) => text));
