// What can be done with each running host.
import type { Page } from '@playwright/test';

/** An item of a rundown in SPX. */
export interface SpxItem {
  readonly itemID: string;
  /** The folder of its show. */
  readonly project: string;
  readonly relpath?: string;
  readonly playserver?: string;
  readonly playchannel?: string;
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

/** SPX. */
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
  /** Stores values in the rundown. The next `play` sends them. */
  setFields(item: SpxItem, fields: Readonly<Record<string, string>>): SpxItem;
  setLayer(item: SpxItem, layer: number): SpxItem;
  update(
    item: SpxItem,
    fields: Readonly<Record<string, string>>,
    /** `asController`: exactly the request of SPX's Update button. */
    options?: { asController?: boolean },
  ): Promise<void>;
  close(): Promise<void>;
}

/** What a graphic has answered. */
export interface Answer {
  readonly statusCode: number;
}

/** A graphic on ograf-server. */
interface Loaded {
  play(params?: object): Promise<Answer>;
  stop(params?: object): Promise<Answer>;
  update(data: unknown): Promise<Answer>;
  custom(action: string, payload?: unknown): Promise<Answer>;
  clear(): Promise<unknown>;
}

/** ograf-server. */
export interface OgrafServer {
  rendererUrl(id: string): string;
  /** @param source - A folder, or a ZIP file. */
  upload(source: string): Promise<{ id: string }[]>;
  /** Loads a graphic on a page of the renderer. Waits until the page has connected. */
  load(id: string, options: { data?: unknown; layer: number; id: string }): Promise<Loaded>;
  close(): Promise<void>;
}

/** ograf-devtool. */
export interface Devtool {
  readonly url: string;
  /** Must run in the page before the page's own scripts. */
  readonly initScript: string;
  /** Puts exports into the folder that the tool opens. */
  fillOpfs(page: Page, sources: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
