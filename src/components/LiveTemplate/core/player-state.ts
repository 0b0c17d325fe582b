import type { Data } from './deep-link';

/** What the reader has chosen in a player, beside what the template itself says. */
export interface PlayerState {
  /** What is in the form. */
  readonly data: Data;
  /** What the template has got. */
  readonly sent: Data;
  /** Argument of invoke commands. */
  readonly argument: string;
  /** Whether problems of fields are shown: not before the reader has tried to send. */
  readonly showsProblems: boolean;
  readonly speed: number;
  /** Frames a second; undefined: as designed. */
  readonly fps: number | undefined;
  /** Whether commands show at once where the template comes to rest. */
  readonly isStill: boolean;
  /** The panel that is open. */
  readonly panels: readonly Panel[];
}

export type Panel = 'calls' | 'view';

export type PlayerAction =
  | { readonly type: 'write'; readonly key: string; readonly value: string }
  | { readonly type: 'fill' | 'open'; readonly data: Data }
  | { readonly type: 'sent' }
  | { readonly type: 'refused' }
  | { readonly type: 'argument'; readonly argument: string }
  | { readonly type: 'speed'; readonly speed: number }
  | { readonly type: 'fps'; readonly fps: number | undefined }
  | { readonly type: 'still'; readonly isStill: boolean }
  | { readonly type: 'panel'; readonly panel: Panel };

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;
export const FRAME_RATES = [25, 29.97, 30, 50, 59.94, 60] as const;

export const firstState = (data: Data, isStill: boolean): PlayerState => ({
  data,
  sent: data,
  argument: '',
  showsProblems: false,
  speed: 1,
  fps: undefined,
  isStill,
  panels: [],
});

export function reduce(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'write':
      return { ...state, data: { ...state.data, [action.key]: action.value } };
    case 'fill':
      return { ...state, data: action.data, sent: action.data, showsProblems: true };
    case 'open':
      // Another template is on the stage, with data of its own.
      return state.sent === action.data
        ? state
        : { ...state, data: action.data, sent: action.data, showsProblems: false };
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
    case 'panel': {
      const { panels } = state;
      const others = panels.filter((panel) => panel !== action.panel);
      return { ...state, panels: others.length < panels.length ? others : [...panels, action.panel] };
    }
  }
}
