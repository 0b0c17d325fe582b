/** The parameters that an OGraf renderer passes to `load`. Any of them may be missing. */
export interface OgrafLoadParams {
  readonly data?: unknown;
  readonly renderType?: 'realtime' | 'non-realtime';
  /** The item in SPX's rundown. Only SPX sends it. */
  readonly rundownData?: unknown;
}

/** The parameters that an OGraf renderer passes to `playAction`. */
export interface OgrafPlayParams {
  readonly delta?: number;
  readonly goto?: number;
  readonly skipAnimation?: boolean;
}

/** An action at a certain time, in milliseconds since the start of the graphic. */
export interface OgrafScheduledAction {
  readonly timestamp: number;
  readonly action: { readonly type: string; readonly params?: unknown };
}

/** The result of an OGraf method. Keys without a value are left out. */
export interface OgrafAnswer {
  statusCode: number;
  statusMessage?: string;
  currentStep?: number;
}
