/** What a marker stands for: Markdown, and places where the writer's own words go. */
export type Block =
  | { readonly markdown: string }
  /** The words that the writer put under the heading of this member inside the marker. */
  | { readonly proseOf: string };

/** The attributes of a marker, all text. */
export type Attributes = Readonly<Record<string, string>>;

export function markdown(...lines: readonly string[]): Block {
  return { markdown: lines.join('\n\n') };
}
