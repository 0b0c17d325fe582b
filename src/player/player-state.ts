import type { Data } from '../playout/commands/command.ts';
import type { Store } from '../shared/store.ts';
import type { Motion } from './commands.ts';
import type { Preset } from './form/preset-names.ts';
import type { Shown } from './on-demand/on-stage.ts';

/** The menus of a player. */
export const MENUS = { view: 'View', download: 'Download', calls: 'Commands' } as const;

export type Menu = keyof typeof MENUS;

/** An open template and the reader's choices, as opposed to the state that the template itself reports. */
export interface PlayerState extends Motion {
  /** The example that the template comes from. Its files are in exports. */
  readonly example: string;
  /** Makes the version that the template opened with; undefined until the player has loaded. */
  readonly original: (() => Shown) | undefined;
  /** The version on the stage and in downloads; undefined until the player has loaded. */
  readonly shown: Shown | undefined;
  /** Whether that's the newest version, or an earlier visit's waits; undefined until the editor loads. */
  readonly draft: 'same' | 'different' | 'earlier' | undefined;
  /** Whether the version that isn't the original comes from a link. */
  readonly isLinked: boolean;
  /** The values in the form, and those that the template has received. */
  readonly data: Data;
  readonly sent: Data;
  /** What the preset list shows: a preset, the values of the example, or nothing once the reader types. */
  readonly preset: Preset | 'designed' | '';
  readonly argument: string;
  /** Whether fields show their problems. They don't before the reader tries to send the form. */
  readonly showsProblems: boolean;
  readonly menu: Menu | undefined;
  readonly isEditing: boolean;
  /** Whether the editor has to load although it isn't open. */
  readonly needsEditor: boolean;
}

export type PlayerStore = Store<PlayerState>;

export const firstState = (example: string, data: Data, argument = ''): PlayerState => ({
  example,
  original: undefined,
  shown: undefined,
  draft: undefined,
  isLinked: false,
  data,
  sent: data,
  preset: 'designed',
  argument,
  showsProblems: false,
  speed: 1,
  fps: undefined,
  isStill: false,
  menu: undefined,
  isEditing: false,
  needsEditor: false,
});

/** Shows a version on the stage. What the reader has typed stays if it starts with the form's values. */
export function show(store: PlayerStore, shown: Shown): void {
  const { data } = shown.opening;
  store.change(({ sent }) =>
    JSON.stringify(sent) === JSON.stringify(data)
      ? { shown }
      : { shown, data, sent: data, preset: '', showsProblems: false },
  );
}

/** Shows the version on the stage that the template opened with. */
export function showOriginal(store: PlayerStore): void {
  const { original } = store.get();
  if (original) show(store, original());
}
