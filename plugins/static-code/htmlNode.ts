/** As much of an HTML tree as the plugins that change compiled pages read. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly HtmlNode[];
  properties?: Record<string, unknown>;
}
