import type { Data } from '../playout/commands/command.ts';
import type { Motion } from './commands.ts';
import type { Preset } from './form/preset-names.ts';

/** The menus of a player, in the order of their buttons. */
export const MENUS = { view: 'View and speed', download: 'Download', calls: 'Playout commands' } as const;

export type Menu = keyof typeof MENUS;

/** The reader's choices in a player, as opposed to the state that the template reports. */
export interface PlayerState extends Motion {
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
  /** Whether the stage shows the reader's newest version; undefined until the editor has loaded. */
  readonly draft: 'same' | 'different' | undefined;
}

type Change = Partial<PlayerState> | ((state: PlayerState) => Partial<PlayerState>);

export type ChangeState = (change: Change) => void;

export const firstState = (data: Data): PlayerState => ({
  data,
  sent: data,
  preset: 'designed',
  argument: '',
  showsProblems: false,
  speed: 1,
  fps: undefined,
  isStill: false,
  menu: undefined,
  isEditing: false,
  needsEditor: false,
  draft: undefined,
});

export const reduce = (state: PlayerState, change: Change): PlayerState => ({
  ...state,
  ...(typeof change === 'function' ? change(state) : change),
});
