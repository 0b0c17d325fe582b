/** What an OGraf renderer hands to `load`. Every part may be missing. */
export interface OgrafLoadParams {
  readonly data?: unknown;
  readonly renderType?: 'realtime' | 'non-realtime';
  /** Only SPX sends it: the item of its rundown. */
  readonly rundownData?: unknown;
}

/** What an OGraf renderer hands to `playAction`. */
export interface OgrafPlayParams {
  readonly delta?: number;
  readonly goto?: number;
  readonly skipAnimation?: boolean;
}

/** An action at a time, in milliseconds from the graphic's start. */
export interface OgrafScheduledAction {
  readonly timestamp: number;
  readonly action: { readonly type: string; readonly params?: unknown };
}

/** The answer of an OGraf method. Keys that have nothing to say are left out. */
export interface OgrafAnswer {
  statusCode: number;
  statusMessage?: string;
  currentStep?: number;
}
