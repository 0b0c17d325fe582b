// The real hosts, as returned by the programs that start them.

/** An item of a rundown in SPX. */
export interface SpxItem {
  readonly itemID: string;
  readonly steps?: string | number;
  readonly webplayout: string;
  readonly playlayer: string;
  readonly dataformat?: string;
  readonly DataFields: readonly {
    readonly field?: string;
    readonly ftype: string;
    readonly title?: string;
    readonly value: unknown;
    readonly assetfolder?: string;
  }[];
}

/** SPX, with the functions that its starter provides. */
export interface Spx {
  readonly url: string;
  readonly rendererUrl: string;
  controllerUrl(format?: 'SPX' | 'OGRAF'): string;
  importTemplate(source: string, options?: { format?: 'SPX' | 'OGRAF' }): Promise<SpxItem[]>;
  /** The items of all rundowns. */
  rundown(): SpxItem[];
  play(item: SpxItem): Promise<void>;
  next(item: SpxItem): Promise<void>;
  stop(item: SpxItem): Promise<void>;
  setFields(item: SpxItem, fields: Readonly<Record<string, string>>): SpxItem;
  setLayer(item: SpxItem, layer: number): SpxItem;
  update(
    item: SpxItem,
    fields: Readonly<Record<string, string>>,
    options?: { asController?: boolean },
  ): Promise<void>;
  close(): Promise<void>;
}

/** A graphic on ograf-server. */
export interface Loaded {
  play(params?: object): Promise<{ statusCode: number }>;
  stop(params?: object): Promise<{ statusCode: number }>;
  update(data: unknown): Promise<{ statusCode: number }>;
  custom(action: string, payload?: unknown): Promise<{ statusCode: number }>;
  clear(): Promise<unknown>;
}

/** ograf-server, with the functions that its starter provides. */
export interface OgrafServer {
  rendererUrl(id: string): string;
  upload(source: string): Promise<{ id: string }[]>;
  load(id: string, options: { data?: unknown; layer: number; id: string }): Promise<Loaded>;
  close(): Promise<void>;
}

/** ograf-devtool, as its server provides it. */
export interface Devtool {
  readonly url: string;
  readonly initScript: string;
  fillOpfs(page: object, sources: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}
