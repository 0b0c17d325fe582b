import type { Data } from './deep-link.ts';
import type { Preset } from './preset-names.ts';

/** What the reader has chosen in a player, apart from what the template itself reports. */
export interface PlayerState {
  /** The values in the form. */
  readonly data: Data;
  /** The values that the template has received. */
  readonly sent: Data;
  /** What the preset list shows: a preset, the values of the example, or nothing once the reader types. */
  readonly preset: Preset | 'designed' | '';
  /** Argument of the template's own commands. */
  readonly argument: string;
  /** Whether fields show their problems. They don't before the reader tries to send the form. */
  readonly showsProblems: boolean;
  readonly speed: number;
  /** Frames per second; undefined if the template plays as designed. */
  readonly fps: number | undefined;
  /** Whether commands jump to the frame on which playback rests. */
  readonly isStill: boolean;
  /** The menu that is open. */
  readonly menu: Menu | undefined;
  readonly isEditing: boolean;
}

/** The menus at the bottom of a player, in the order of their buttons. */
export const MENUS = ['view', 'download', 'calls'] as const;

export type Menu = (typeof MENUS)[number];

export type PlayerAction =
  | { readonly type: 'write'; readonly key: string; readonly value: string }
  | { readonly type: 'preset'; readonly preset: Preset | 'designed'; readonly data: Data }
  | { readonly type: 'open'; readonly data: Data }
  | { readonly type: 'sent' }
  | { readonly type: 'refused' }
  | { readonly type: 'argument'; readonly argument: string }
  | { readonly type: 'speed'; readonly speed: number }
  | { readonly type: 'fps'; readonly fps: number | undefined }
  | { readonly type: 'still'; readonly isStill: boolean }
  | { readonly type: 'menu'; readonly menu: Menu | undefined }
  | { readonly type: 'edit'; readonly isEditing: boolean };

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;
export const FRAME_RATES = [25, 29.97, 30, 50, 59.94, 60] as const;

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
});

const isSame = (one: Data, other: Data): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

export function reduce(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'write':
      return { ...state, data: { ...state.data, [action.key]: action.value }, preset: '' };
    case 'preset':
      return {
        ...state,
        data: action.data,
        sent: action.data,
        preset: action.preset,
        showsProblems: action.preset !== 'designed',
      };
    case 'open':
      // The template that starts with these values is already on the stage, so what the reader has typed since
      // then stays.
      return isSame(state.sent, action.data)
        ? state
        : { ...state, data: action.data, sent: action.data, preset: '', showsProblems: false };
    case 'sent':
      return { ...state, sent: state.data, showsProblems: false };
    case 'refused':
      return { ...state, showsProblems: true };
    case 'argument':
      return { ...state, argument: action.argument };
    case 'speed':
      return { ...state, speed: action.speed };
    case 'fps':
      return { ...state, fps: action.fps };
    case 'still':
      return { ...state, isStill: action.isStill };
    case 'menu':
      return { ...state, menu: action.menu === state.menu ? undefined : action.menu };
    case 'edit':
      return { ...state, isEditing: action.isEditing };
  }
}
